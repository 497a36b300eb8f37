import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { OuterLink } from '../../../shared/ui/AppLink';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import type { Overview } from '../analytics.api';
import { pageMessages } from '../analytics.messages';

/** Which link the numbers are about. */
export const LinkFacts = observer(function LinkFacts({ overview }: { readonly overview: Overview }) {
  const intl = useIntl();
  const { shortUrl, url, createTime } = overview;
  const date = intl.formatDate(createTime, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Panel>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <OuterLink href={shortUrl} sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
            {readableAddress(shortUrl)}
          </OuterLink>
          <Text variant="body2" color="textSecondary" noWrap dir="auto" title={url}>
            {intl.formatMessage(pageMessages.leadsTo, { address: readableAddress(url) })}
          </Text>
          <Text variant="caption" color="textSecondary">
            {intl.formatMessage(pageMessages.made, { date })}
          </Text>
        </Box>
        <CopyButton address={shortUrl} variant="outlined" />
      </Stack>
    </Panel>
  );
});
