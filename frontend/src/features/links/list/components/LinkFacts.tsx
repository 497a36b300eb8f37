import { observer } from 'mobx-react-lite';
import { type IntlShape, useIntl } from 'react-intl';
import { problemText } from '../../../../shared/ui/problem.messages';
import { readableAddress } from '../../../../shared/format';
import { useNow } from '../../../../shared/use-now';
import { useStores } from '../../../../shared/store-context';
import { AppLink, OuterLink } from '../../../../shared/ui/AppLink';
import { WarningIcon } from '../../../../shared/ui/icons';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import { FewTags, LinkTags } from '../../components/LinkTags';
import { OriginMark } from '../../components/OriginMark';
import { editorPath } from '../../editor-path';
import type { ListedLink } from '../../links.api';
import { linkProblems } from '../../links-problem.messages';
import { rowMessages } from '../filter.messages';
import { EDIT_KEY } from '../row-keys';

interface LinkFactsProps {
  readonly link: ListedLink;
  /** Why its star could not be changed, as a code. */
  readonly failure: string | null;
}

/** What there is to know of the link's end, and whether it has come. */
function endOf(intl: IntlShape, { expireTime, purgeTime }: ListedLink, now: number) {
  const dateOf = (time: string): string => intl.formatDate(time, { dateStyle: 'medium' });
  if (purgeTime !== null) {
    return { text: intl.formatMessage(rowMessages.purge, { date: dateOf(purgeTime) }), isOver: true };
  }
  if (expireTime === null) return null;
  const isOver = new Date(expireTime).getTime() <= now;
  const text = isOver
    ? intl.formatMessage(rowMessages.expired)
    : intl.formatMessage(rowMessages.expires, { date: dateOf(expireTime) });
  return { text, isOver };
}

type FactsProps = Pick<LinkFactsProps, 'link'>;

/** What has become of the link, where that is worth a word. */
const LinkState = observer(function LinkState({ link }: FactsProps) {
  const intl = useIntl();
  const now = useNow(60_000);
  const end = endOf(intl, link, now);
  return (
    <>
      {end !== null && (
        <Text
          variant="caption"
          color={end.isOver ? 'error' : 'textSecondary'}
          sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {end.text}
        </Text>
      )}
      {link.health.downSince !== null && (
        <Text
          variant="caption"
          color="error"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            fontWeight: 600,
            whiteSpace: 'nowrap',
          }}
        >
          <WarningIcon aria-hidden sx={{ fontSize: 16 }} />
          {intl.formatMessage(rowMessages.down, {
            date: intl.formatDate(link.health.downSince, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Text>
      )}
      {link.isTransferred && <OriginMark from={link.transferredFrom} />}
    </>
  );
});

const ONE_LINE = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** What the link is called; leads to where it is changed. */
const LinkTitle = observer(function LinkTitle({ link }: FactsProps) {
  const { shell } = useStores();
  return (
    <AppLink
      to={editorPath(link.groupId, link.encodeId, link.domain)}
      color="inherit"
      underline="hover"
      title={link.title}
      aria-keyshortcuts={shell.hasShortcuts ? EDIT_KEY : undefined}
      sx={{
        minWidth: 0,
        py: 0.25,
        fontWeight: 600,
        ...ONE_LINE,
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <bdi>{link.title}</bdi>
    </AppLink>
  );
});

const ShortUrl = observer(function ShortUrl({
  link,
  isLine = false,
}: FactsProps & { readonly isLine?: boolean }) {
  return (
    <OuterLink
      href={link.shortUrl}
      sx={{ fontWeight: 500, overflowWrap: 'anywhere', ...(isLine ? ONE_LINE : {}) }}
    >
      {readableAddress(link.shortUrl)}
    </OuterLink>
  );
});

const Destination = observer(function Destination({ link }: FactsProps) {
  return (
    <Text variant="body2" color="textSecondary" noWrap dir="auto" title={link.url} sx={{ minWidth: 0 }}>
      {readableAddress(link.url)}
    </Text>
  );
});

const MadeOn = observer(function MadeOn({ link }: FactsProps) {
  const intl = useIntl();
  return (
    <Text
      variant="caption"
      color="textSecondary"
      component="time"
      dateTime={link.createTime}
      sx={{ flex: 'none', whiteSpace: 'nowrap' }}
    >
      {intl.formatDate(link.createTime, { dateStyle: 'medium' })}
    </Text>
  );
});

const Failure = observer(function Failure({ failure }: Pick<LinkFactsProps, 'failure'>) {
  const intl = useIntl();
  if (failure === null) return null;
  return (
    <Text role="alert" variant="body2" color="error">
      {intl.formatMessage(problemText(failure, linkProblems))}
    </Text>
  );
});

/** What the link is called, where it leads, and since when; below each other. */
export const LinkFacts = observer(function LinkFacts({ link, failure }: LinkFactsProps) {
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <LinkTitle link={link} />
      <ShortUrl link={link} />
      <Destination link={link} />
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
        <MadeOn link={link} />
        <LinkState link={link} />
      </Stack>
      {link.tags.length > 0 && <LinkTags tags={link.tags} />}
      <Failure failure={failure} />
    </Box>
  );
});

const LINE = { flexDirection: 'row', alignItems: 'center', gap: 1, minWidth: 0 } as const;

/** The same in two lines, so that many links can be seen at once. */
export const LinkLine = observer(function LinkLine({ link, failure }: LinkFactsProps) {
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Stack sx={LINE}>
        <LinkTitle link={link} />
        {link.tags.length > 0 && <FewTags tags={link.tags} />}
      </Stack>
      <Stack sx={{ ...LINE, gap: 1.5 }}>
        <Box sx={{ minWidth: 0, maxWidth: '60%' }}>
          <ShortUrl link={link} isLine />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Destination link={link} />
        </Box>
        <LinkState link={link} />
        <Box sx={{ display: { xs: 'none', lg: 'block' }, width: 108, textAlign: 'end' }}>
          <MadeOn link={link} />
        </Box>
      </Stack>
      <Failure failure={failure} />
    </Box>
  );
});
