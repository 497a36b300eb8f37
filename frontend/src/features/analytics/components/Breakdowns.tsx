import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { breakdownMessages } from '../breakdown.messages';
import type { ReportProps } from '../dashboard-props';
import { hiddenMessages } from '../hidden.messages';
import { useValueNames } from '../use-value-names';
import { BreakdownCard } from './BreakdownCard';
import { HeatMap } from './HeatMap';
import { PlacesCard } from './PlacesCard';

/** What stands in place of what this reader does not see. */
function useInstead({ report }: ReportProps): string {
  const intl = useIntl();
  return intl.formatMessage(hiddenMessages[report.hidden?.reason ?? 'narrowed']);
}

const Sources = observer(function Sources(props: ReportProps) {
  const intl = useIntl();
  const nameOf = useValueNames();
  const instead = useInstead(props);
  const { report } = props;
  return (
    <BreakdownCard
      {...props}
      title={intl.formatMessage(breakdownMessages.sources)}
      tabs={['sources', 'referrers']}
      breakdowns={{
        sources: {
          items: report.sources,
          nameOf: (code) => nameOf('source', code),
          dimension: 'source',
          instead,
        },
        referrers: { items: report.referrers, nameOf: (code) => nameOf('referrer', code), instead },
      }}
    />
  );
});

const Devices = observer(function Devices(props: ReportProps) {
  const intl = useIntl();
  const nameOf = useValueNames();
  const instead = useInstead(props);
  const { platforms, browsers, languages } = props.report;
  return (
    <BreakdownCard
      {...props}
      title={intl.formatMessage(breakdownMessages.devices)}
      tabs={['platforms', 'browsers', 'languages']}
      breakdowns={{
        platforms: {
          items: platforms,
          nameOf: (code) => nameOf('platform', code),
          dimension: 'platform',
          instead,
        },
        browsers: {
          items: browsers,
          nameOf: (code) => nameOf('browser', code),
          dimension: 'browser',
          instead,
        },
        languages: {
          items: languages,
          nameOf: (code) => nameOf('language', code),
          dimension: 'language',
        },
      }}
    />
  );
});

/** Where people came from, where they are, what with and when. */
export const Breakdowns = observer(function Breakdowns(props: ReportProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <Sources {...props} />
      <PlacesCard {...props} />
      <Devices {...props} />
      <HeatMap {...props} />
    </Box>
  );
});
