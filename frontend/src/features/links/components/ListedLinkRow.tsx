import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { AppLink, OuterLink } from '../../../shared/ui/AppLink';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { ChartIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { analyticsPath } from '../analytics-path';
import { listMessages } from '../link-list.messages';
import type { LinkListStore } from '../link-list.store';
import type { ListedLink } from '../links.api';
import { resultMessages } from '../links.messages';
import { LinkActions } from './LinkActions';
import { LinkTags } from './LinkTags';
import { MovedRow } from './MovedRow';
import { OriginMark } from './OriginMark';

interface LinkProps {
  readonly link: ListedLink;
}

interface ListedLinkRowProps extends LinkProps {
  readonly list: LinkListStore;
  /** The row went while the focus was in it. */
  readonly onGone: () => void;
}

/** How often a link was followed; leads to its analytics. */
const Clicks = observer(function Clicks({ link }: LinkProps) {
  const intl = useIntl();
  const address = readableAddress(link.shortUrl);
  const clicks = intl.formatMessage(listMessages.clicks, { count: link.totalClicks });
  const people = intl.formatMessage(listMessages.people, { count: link.uniqueClicks });
  return (
    <AppLink
      to={analyticsPath(link.encodeId)}
      aria-label={intl.formatMessage(listMessages.analytics, { address, clicks, people })}
      title={intl.formatMessage(resultMessages.analyticsOf, { address })}
      color="inherit"
      underline="none"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 1.25,
        borderRadius: 2,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <ChartIcon fontSize="small" color="primary" />
      <Box component="span" sx={{ textAlign: 'end', minWidth: 76 }}>
        <Text component="span" sx={{ display: 'block', fontWeight: 700, lineHeight: 1.2 }} noWrap>
          {clicks}
        </Text>
        <Text component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }} noWrap>
          {people}
        </Text>
      </Box>
    </AppLink>
  );
});

/** Where the link leads, and since when. */
const Facts = observer(function Facts({ link }: LinkProps) {
  const intl = useIntl();
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <OuterLink href={link.shortUrl} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {readableAddress(link.shortUrl)}
      </OuterLink>
      <Text variant="body2" color="textSecondary" noWrap dir="auto" title={link.url}>
        {readableAddress(link.url)}
      </Text>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
        <Text variant="caption" color="textSecondary" component="time" dateTime={link.createTime}>
          {intl.formatDate(link.createTime, { dateStyle: 'medium', timeStyle: 'short' })}
        </Text>
        {link.isTransferred && <OriginMark from={link.transferredFrom} />}
      </Stack>
      {link.tags.length > 0 && <LinkTags tags={link.tags} />}
    </Box>
  );
});

export const ListedLinkRow = observer(function ListedLinkRow({ link, list, onGone }: ListedLinkRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const move = list.moves.get(link.encodeId);
  const placeFocus = (): void => {
    queueMicrotask(() => {
      const first = row.current?.querySelector('a');
      if (first) first.focus();
      else onGone();
    });
  };
  return (
    <Stack
      component="li"
      ref={row}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: { xs: 0.5, sm: 2 },
        alignItems: { sm: 'center' },
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      {move === undefined ? (
        <>
          <Facts link={link} />
          <Stack direction="row" sx={{ flex: 'none', alignItems: 'center', ml: { xs: -1.25, sm: 0 } }}>
            <CopyButton address={link.shortUrl} isIcon />
            <Clicks link={link} />
            <LinkActions
              link={link}
              onMoved={(to) => list.noteMove(link.encodeId, to)}
              onTagged={(tags) => list.noteTags(link.encodeId, tags)}
            />
          </Stack>
        </>
      ) : (
        <MovedRow list={list} link={link} move={move} onFocusLost={placeFocus} />
      )}
    </Stack>
  );
});
