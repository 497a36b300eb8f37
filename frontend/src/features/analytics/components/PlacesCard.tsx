import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { OuterLink } from '../../../shared/ui/AppLink';
import { Box } from '../../../shared/ui/layout';
import { Skeleton, Text } from '../../../shared/ui/text';
import { WhenNear } from '../../../shared/ui/WhenNear';
import { breakdownMessages } from '../breakdown.messages';
import type { ReportProps } from '../dashboard-props';
import { MAP_ROOM } from '../map/map-drawing';
import { usePlaceRows } from '../places/use-places';
import { toggledFilter } from '../report-query';
import { useValueNames } from '../use-value-names';
import { type Breakdown, BreakdownCard } from './BreakdownCard';

const PlaceMap = lazy(() => import('./PlaceMap'));
const TAIWAN = 'TW';
/** Of the packaged map of towns (CC BY 4.0). */
const MAP_MAKER = 'https://db-ip.com';

/** The countries that people are in, and their counties and cities, of the one that is chosen or of all. */
export const PlacesCard = observer(function PlacesCard(props: ReportProps) {
  const intl = useIntl();
  const nameOf = useValueNames();
  const { report, store, query, onChange } = props;
  const { country } = query.filters;
  const places = usePlaceRows(country, store.places.value);
  const regionName = (code: string): string => places?.regionName(code) ?? code;
  const mapOf = (which: 'world' | 'taiwan', items: typeof report.regions) => (
    <Box sx={{ ...MAP_ROOM[which], mb: 1 }}>
      <WhenNear height={1}>
        <Suspense fallback={<Skeleton variant="rounded" sx={MAP_ROOM[which]} />}>
          <PlaceMap
            which={which}
            items={items}
            nameOf={which === 'world' ? (code) => nameOf('country', code) : regionName}
            {...(which === 'world' && {
              onPick: (code) => onChange(toggledFilter(query, 'country', code)),
            })}
          />
        </Suspense>
      </WhenNear>
    </Box>
  );
  const instead = store.places.isPending ? (
    <Skeleton height={160} />
  ) : (
    intl.formatMessage(breakdownMessages.onlyCountry)
  );
  const regions = new Map(places?.regions.map(({ name, label }) => [name, label]));
  const countries: Breakdown = {
    items: report.regions,
    nameOf: (code) => nameOf('country', code),
    dimension: 'country',
    picture: mapOf('world', report.regions),
  };
  const counties: Breakdown = {
    items: places?.regions ?? null,
    nameOf: (key) => regions.get(key) ?? key,
    instead,
    picture: country === TAIWAN && places !== null ? mapOf('taiwan', places.regions) : null,
  };
  const towns = new Map(places?.towns.map(({ name, label }) => [name, label]));
  const cities: Breakdown = {
    items: places?.towns ?? null,
    nameOf: (key) => towns.get(key) ?? key,
    instead,
  };
  return (
    <BreakdownCard
      {...props}
      title={intl.formatMessage(breakdownMessages.places)}
      tabs={['countries', 'counties', 'cities']}
      breakdowns={{ countries, counties, cities }}
      credit={
        <Text variant="caption" component="p" sx={{ mt: 1 }}>
          <OuterLink href={MAP_MAKER}>{intl.formatMessage(breakdownMessages.mapCredit)}</OuterLink>
        </Text>
      }
    />
  );
});
