import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { useStores } from '../../../shared/store-context';
import { readableAddress } from '../../../shared/format';
import { ButtonLink, OuterLink } from '../../../shared/ui/AppLink';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { EditIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { ShortAddress } from '../../../shared/ui/ShortAddress';
import { Text } from '../../../shared/ui/text';
import { editorPath } from '../../links';
import type { Overview } from '../analytics.api';
import { analyticsPageMessages } from '../analytics.messages';
import { LinkAuthor } from './LinkAuthor';

interface LinkFactsProps {
  readonly overview: Overview;
  /** The link is of the reader's group. */
  readonly isOwn: boolean;
  /** Null: this reader is not told. */
  readonly authorUserId: number | null;
  /** What everybody may know who made it by; null: nothing. */
  readonly authorName: string | null;
}

/** Which link the numbers are about. */
export const ReportedLinkFacts = observer(function ReportedLinkFacts(props: LinkFactsProps) {
  const { overview, isOwn, authorUserId, authorName } = props;
  const intl = useIntl();
  const { session } = useStores();
  const { encodeId, shortUrl, url, createTime } = overview;
  const date = formatDateTime(intl.locale, createTime);
  return (
    <Panel sx={{ py: { xs: 1, sm: 1.5 } }}>
      <Stack direction="row" sx={{ gap: { xs: 1, sm: 2 }, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <OuterLink
            href={shortUrl}
            sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' }, fontWeight: 700, overflowWrap: 'anywhere' }}
          >
            <ShortAddress address={shortUrl} />
          </OuterLink>
          <Text variant="body2" color="textSecondary" noWrap dir="auto" title={url}>
            {intl.formatMessage(analyticsPageMessages.leadsTo, { address: readableAddress(url) })}
          </Text>
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
            <Text variant="caption" color="textSecondary">
              {intl.formatMessage(analyticsPageMessages.made, { date })}
            </Text>
            {authorUserId !== null && <LinkAuthor userId={authorUserId} />}
            {authorUserId === null && authorName !== null && (
              <Text variant="caption" color="textSecondary">
                {intl.formatMessage(analyticsPageMessages.author, { who: 'named', name: authorName, id: 0 })}
              </Text>
            )}
          </Stack>
        </Box>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <CopyButton address={shortUrl} isIcon />
          {isOwn && (
            <ButtonLink
              to={editorPath(session.groupId, encodeId, new URL(shortUrl).host)}
              variant="outlined"
              aria-label={intl.formatMessage(analyticsPageMessages.edit)}
              sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
            >
              <EditIcon />
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {intl.formatMessage(analyticsPageMessages.edit)}
              </Box>
            </ButtonLink>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
});
