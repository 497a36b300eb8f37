import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { splitLocale } from '../../../i18n/locale';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { breakdownMessages } from '../breakdown.messages';
import type { ReportProps } from '../dashboard-props';
import { hiddenMessages } from '../hidden.messages';
import { useValueNames } from '../use-value-names';
import { BreakdownCard } from './BreakdownCard';
import { HeatMap } from './HeatMap';
import { PlacesCard } from './PlacesCard';

/** What stands in place of what this reader does not see. */
function useInstead({ report }: ReportProps): ReactNode {
  const intl = useIntl();
  const { session } = useStores();
  const { pathname, search } = useLocation();
  const reason = report.hidden?.reason ?? 'narrowed';
  const text = intl.formatMessage(hiddenMessages[reason]);
  if (reason !== 'author-unknown' || session.isSignedIn) return text;
  const way = new URLSearchParams({ redirect_to: splitLocale(pathname).path + search });
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      {text}
      <ButtonLink to={`${PATHS.signup}?${way.toString()}`} variant="outlined">
        {intl.formatMessage(hiddenMessages.claim)}
      </ButtonLink>
    </Stack>
  );
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
