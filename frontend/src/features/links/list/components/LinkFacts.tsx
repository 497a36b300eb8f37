import { observer } from 'mobx-react-lite';
import { type IntlShape, useIntl } from 'react-intl';
import { problemText } from '../../../../shared/ui/problem.messages';
import { readableAddress } from '../../../../shared/format';
import { useNow } from '../../../../shared/use-now';
import { OuterLink } from '../../../../shared/ui/AppLink';
import { WarningIcon } from '../../../../shared/ui/icons';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import { LinkTags } from '../../components/LinkTags';
import { OriginMark } from '../../components/OriginMark';
import type { ListedLink } from '../../links.api';
import { linkProblems } from '../../links-problem.messages';
import { rowMessages } from '../filter.messages';

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

/** What the link is called, where it leads, and since when. */
export const LinkFacts = observer(function LinkFacts({ link, failure }: LinkFactsProps) {
  const intl = useIntl();
  const now = useNow(60_000);
  const end = endOf(intl, link, now);
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Text dir="auto" noWrap sx={{ fontWeight: 600 }} title={link.title}>
        {link.title}
      </Text>
      <OuterLink href={link.shortUrl} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {readableAddress(link.shortUrl)}
      </OuterLink>
      <Text variant="body2" color="textSecondary" noWrap dir="auto" title={link.url}>
        {readableAddress(link.url)}
      </Text>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
        <Text variant="caption" color="textSecondary" component="time" dateTime={link.createTime}>
          {intl.formatDate(link.createTime, { dateStyle: 'medium', timeStyle: 'short' })}
        </Text>
        {end !== null && (
          <Text variant="caption" color={end.isOver ? 'error' : 'textSecondary'} sx={{ fontWeight: 600 }}>
            {end.text}
          </Text>
        )}
        {link.health.downSince !== null && (
          <Text
            variant="caption"
            color="error"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}
          >
            <WarningIcon aria-hidden sx={{ fontSize: 16 }} />
            {intl.formatMessage(rowMessages.down, {
              date: intl.formatDate(link.health.downSince, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </Text>
        )}
        {link.isTransferred && <OriginMark from={link.transferredFrom} />}
      </Stack>
      {link.tags.length > 0 && <LinkTags tags={link.tags} />}
      {failure !== null && (
        <Text role="alert" variant="body2" color="error">
          {intl.formatMessage(problemText(failure, linkProblems))}
        </Text>
      )}
    </Box>
  );
});
