import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { readableAddress } from '../../../shared/format';
import { Request } from '../../../shared/request';
import { Button } from '../../../shared/ui/buttons';
import { CheckIcon, LinkIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { bringMessages } from '../sign-in.messages';

const SHOWN = 3;

interface Brought {
  readonly count: number;
  readonly refused: number;
}

const GuestLinkRows = observer(function GuestLinkRows() {
  const intl = useIntl();
  const { guestLinks } = useStores().deviceLinks;
  const more = guestLinks.length - SHOWN;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', bgcolor: 'soft.sunken', borderRadius: 1 }}>
      {guestLinks.slice(0, SHOWN).map((link) => (
        <Stack component="li" direction="row" key={link.encodeId} sx={{ gap: 1.5, px: 2, py: 1 }}>
          <LinkIcon fontSize="small" color="primary" sx={{ mt: 0.25 }} />
          <Box sx={{ minWidth: 0 }}>
            <Text sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{readableAddress(link.shortUrl)}</Text>
            <Text variant="body2" color="textSecondary" noWrap dir="auto">
              {readableAddress(link.url)}
            </Text>
          </Box>
        </Stack>
      ))}
      {more > 0 && (
        <Text component="li" variant="body2" color="textSecondary" sx={{ px: 2, pb: 1.25, pl: 6.5 }}>
          {intl.formatMessage(bringMessages.more, { count: more })}
        </Text>
      )}
    </Box>
  );
});

const BroughtResult = observer(function BroughtResult(props: {
  readonly brought: Brought;
  readonly onDone: () => void;
}) {
  const intl = useIntl();
  const { count, refused } = props.brought;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const title = intl.formatMessage(count > 0 ? bringMessages.done : bringMessages.none, { count });
  return (
    <Stack sx={{ gap: 2.5 }}>
      {count > 0 && <CheckIcon color="primary" sx={{ fontSize: 48 }} />}
      <PageHeading title={title} sx={{ fontSize: '1.75rem' }}>
        {title}
      </PageHeading>
      <Text role="status" color="textSecondary">
        {refused > 0
          ? intl.formatMessage(bringMessages.refused, { count: refused })
          : intl.formatMessage(bringMessages.allCame)}
      </Text>
      <Button ref={button} variant="contained" size="large" onClick={props.onDone}>
        {intl.formatMessage(bringMessages.goOn)}
      </Button>
    </Stack>
  );
});

/** Offers a new member the links that were made on this device before. */
export const BringLinks = observer(function BringLinks({ onDone }: { readonly onDone: () => void }) {
  const intl = useIntl();
  const { deviceLinks, session } = useStores();
  const [bringing] = useState(() => new Request<Brought>());
  const bring = (): void => {
    if (bringing.isPending) return;
    const offered = deviceLinks.guestLinks.length;
    deviceLinks.setOwner(session.groupId);
    void bringing.run(async () => {
      const count = await deviceLinks.bringAlong();
      return { count, refused: Math.max(0, offered - count) };
    });
  };
  if (bringing.value !== null) return <BroughtResult brought={bringing.value} onDone={onDone} />;
  const title = intl.formatMessage(bringMessages.title, { count: deviceLinks.guestLinks.length });
  return (
    <Stack sx={{ gap: 2.5 }}>
      <PageHeading title={title} sx={{ fontSize: '1.75rem' }}>
        {title}
      </PageHeading>
      <Text color="textSecondary">{intl.formatMessage(bringMessages.text)}</Text>
      <GuestLinkRows />
      {bringing.error !== null && !bringing.isPending && <ProblemNote problem={bringing.error} />}
      <Stack sx={{ gap: 1 }}>
        <Button variant="contained" size="large" aria-disabled={bringing.isPending} onClick={bring}>
          {intl.formatMessage(bringMessages.bring)}
        </Button>
        <Button onClick={onDone}>{intl.formatMessage(bringMessages.notNow)}</Button>
      </Stack>
    </Stack>
  );
});
