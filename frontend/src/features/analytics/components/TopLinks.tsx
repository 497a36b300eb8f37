import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { ShortAddress } from '../../../shared/ui/ShortAddress';
import { Text } from '../../../shared/ui/text';
import { Section } from '../../../shared/ui/Section';
import { analyticsPath, pathOnDomain } from '../../links';
import type { TopLink } from '../analytics.api';
import { breakdownMessages } from '../breakdown.messages';
import { chartMessages } from '../chart.messages';
import type { ReportProps } from '../dashboard-props';

const Row = observer(function Row({ link }: { readonly link: TopLink }) {
  const intl = useIntl();
  const { encodeId, domain, shortUrl, title, totalClicks, uniqueClicks } = link;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AppLink
          to={pathOnDomain(analyticsPath(encodeId), domain)}
          sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}
        >
          <ShortAddress address={shortUrl} />
        </AppLink>
        {title !== null && (
          <Text variant="body2" color="textSecondary" noWrap dir="auto">
            {title}
          </Text>
        )}
      </Box>
      <Text sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
        <strong>{intl.formatNumber(totalClicks)}</strong>
        <Text component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {intl.formatMessage(chartMessages.uniqueCount, { count: uniqueClicks })}
        </Text>
      </Text>
    </Box>
  );
});

/** The links that were clicked most, each with the way to its own page. */
export const TopLinks = observer(function TopLinks({ store }: ReportProps) {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(breakdownMessages.topLinks)}>
      <Loaded request={store.topLinks} onRetry={() => store.retry()} height={200}>
        {({ links, isComplete }) => (
          <>
            {!isComplete && (
              <Text variant="body2" color="textSecondary">
                {intl.formatMessage(breakdownMessages.topLinksOfMany)}
              </Text>
            )}
            {links.length === 0 ? (
              <Text color="textSecondary" sx={{ py: 2 }}>
                {intl.formatMessage(breakdownMessages.nothing)}
              </Text>
            ) : (
              <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {links.map((link) => (
                  <Row key={`${link.domain}/${link.encodeId}`} link={link} />
                ))}
              </Box>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
});
