import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { readableAddress } from '../../../shared/format';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { ButtonLink, OuterLink } from '../../../shared/ui/AppLink';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { ChartIcon, EditIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { utmtoMessages } from '../utmto.messages';
import { analyticsPath, type CreatedLink, editorPath } from '../../links';

/** The short link of the address that was put together. */
export const MadeLinkPanel = observer(function MadeLinkPanel({ link }: { readonly link: CreatedLink }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { session } = useStores();
  const copyButton = useRef<HTMLButtonElement>(null);
  const address = readableAddress(link.shortUrl);
  useEffect(() => {
    copyButton.current?.focus();
    announce(intl.formatMessage(utmtoMessages.ready, { address }));
  }, [address, announce, intl]);
  return (
    <Panel
      component="section"
      aria-label={intl.formatMessage(utmtoMessages.made)}
      sx={{ borderColor: 'primary.main' }}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Text component="h2" variant="h3">
          {intl.formatMessage(utmtoMessages.made)}
        </Text>
        <OuterLink
          href={link.shortUrl}
          sx={{ fontSize: '1.375rem', fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {address}
        </OuterLink>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <CopyButton address={link.shortUrl} variant="contained" buttonRef={copyButton} />
          {session.isSignedIn && (
            <ButtonLink
              to={editorPath(session.groupId, link.encodeId)}
              variant="outlined"
              startIcon={<EditIcon />}
            >
              {intl.formatMessage(utmtoMessages.edit)}
            </ButtonLink>
          )}
          <ButtonLink to={analyticsPath(link.encodeId)} variant="outlined" startIcon={<ChartIcon />}>
            {intl.formatMessage(utmtoMessages.analytics)}
          </ButtonLink>
        </Stack>
      </Stack>
    </Panel>
  );
});
