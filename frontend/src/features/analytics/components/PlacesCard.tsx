import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { localeOf } from '../../../i18n/locale';
import { Skeleton } from '../../../shared/ui/text';
import { breakdownMessages } from '../breakdown.messages';
import type { ReportProps } from '../dashboard-props';
import { MAP_ROOM } from '../map/map-drawing';
import { nameMessages } from '../names.messages';
import { toggledFilter } from '../report-query';
import { countyName, countyOfCity } from '../taiwan';
import { useValueNames } from '../use-value-names';
import { type Breakdown, BreakdownCard } from './BreakdownCard';

const PlaceMap = lazy(() => import('./PlaceMap'));
const TAIWAN = 'TW';

/** Names of cities, in the reader's language where that is known. */
function useCityName(): (name: string) => string {
  const intl = useIntl();
  return (name) => {
    if (name === 'others') return intl.formatMessage(nameMessages.others);
    const county = countyOfCity(name);
    return (county === null ? null : countyName(localeOf(intl.locale), county)) ?? name;
  };
}

/** The countries that people are in, and the counties and cities of the one that is chosen. */
export const PlacesCard = observer(function PlacesCard(props: ReportProps) {
  const intl = useIntl();
  const nameOf = useValueNames();
  const cityName = useCityName();
  const { report, store, query, onChange } = props;
  const { country } = query.filters;
  const places = store.places.value;
  const regionName = (code: string): string =>
    countyName(localeOf(intl.locale), code) ?? (code === 'others' ? cityName(code) : code);
  const mapOf = (which: 'world' | 'taiwan', items: typeof report.regions) => (
    <Suspense fallback={<Skeleton variant="rounded" sx={{ ...MAP_ROOM[which], mb: 1 }} />}>
      <PlaceMap
        which={which}
        items={items}
        nameOf={which === 'world' ? (code) => nameOf('country', code) : regionName}
        {...(which === 'world' && {
          onPick: (code) => onChange(toggledFilter(query, 'country', code)),
        })}
      />
    </Suspense>
  );
  const instead = intl.formatMessage(
    country === undefined ? breakdownMessages.chooseCountry : breakdownMessages.onlyCountry,
  );
  const countries: Breakdown = {
    items: report.regions,
    nameOf: (code) => nameOf('country', code),
    dimension: 'country',
    picture: mapOf('world', report.regions),
  };
  const counties: Breakdown = {
    items: places?.subdivisions ?? null,
    nameOf: regionName,
    instead,
    picture: country === TAIWAN && places !== null ? mapOf('taiwan', places.subdivisions) : null,
  };
  const cities: Breakdown = { items: places?.cities ?? null, nameOf: cityName, instead };
  return (
    <BreakdownCard
      {...props}
      title={intl.formatMessage(breakdownMessages.places)}
      tabs={['countries', 'counties', 'cities']}
      breakdowns={{ countries, counties, cities }}
    />
  );
});
