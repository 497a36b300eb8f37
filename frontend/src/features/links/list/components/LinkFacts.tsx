import { observer } from 'mobx-react-lite';
import { type IntlShape, useIntl } from 'react-intl';
import { formatDate, formatDateTime } from '../../../../shared/dates';
import { problemText } from '../../../../shared/ui/problem.messages';
import { readableAddress } from '../../../../shared/format';
import { useNow } from '../../../../shared/use-now';
import { useStores } from '../../../../shared/store-context';
import { WarningIcon } from '../../../../shared/ui/icons';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import { FewTags, LinkTags } from '../../components/LinkTags';
import { OriginMark } from '../../components/OriginMark';
import type { ListedLink } from '../../links.api';
import { linkProblems } from '../../links-problem.messages';
import { rowMessages } from '../filter.messages';
import { EDIT_KEY } from '../row-keys';
import { LinkTitle, ShortUrl } from './LinkNames';

interface LinkFactsProps {
  readonly link: ListedLink;
  /** Why its star could not be changed, as a code. */
  readonly failure: string | null;
}

/** What there is to know of the link's end, and whether it has come. */
function endOf(intl: IntlShape, { expireTime, purgeTime }: ListedLink, now: number) {
  const dateOf = (time: string): string => formatDate(intl.locale, time);
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
            date: formatDateTime(intl.locale, link.health.downSince),
          })}
        </Text>
      )}
      {link.isTransferred && <OriginMark from={link.transferredFrom} />}
    </>
  );
});

/** The title, with its key where keys are on. */
const Title = observer(function Title({ link }: FactsProps) {
  const { shell } = useStores();
  return <LinkTitle link={link} shortcut={shell.hasShortcuts ? EDIT_KEY : undefined} />;
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
      {formatDate(intl.locale, link.createTime)}
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
      <Title link={link} />
      <ShortUrl link={link} />
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1, minWidth: 0 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Destination link={link} />
        </Box>
        <MadeOn link={link} />
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
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
        <Title link={link} />
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
