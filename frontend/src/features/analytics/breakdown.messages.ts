import { defineMessages } from '../../i18n/define-messages';

export type BreakdownTab =
  | 'utmSources'
  | 'utmMediums'
  | 'utmCampaigns'
  | 'sources'
  | 'referrers'
  | 'platforms'
  | 'browsers'
  | 'languages'
  | 'countries'
  | 'counties'
  | 'cities';

export const breakdownMessages = defineMessages({
  sources: {
    id: 'analytics.sources',
    defaultMessage: 'Traffic sources',
    description: 'Heading: which apps and sites people came from',
  },
  places: {
    id: 'analytics.places',
    defaultMessage: 'Locations',
    description: 'Heading: countries and cities',
  },
  devices: {
    id: 'analytics.devices',
    defaultMessage: 'Devices and browsers',
    description: 'Heading: devices, browsers and languages',
  },
  topLinks: {
    id: 'analytics.topLinks',
    defaultMessage: 'Most clicked links',
    description: 'Heading of a list of links',
  },
  topLinksOfMany: {
    id: 'analytics.topLinks.ofMany',
    defaultMessage: 'Only the 1,000 links with the most clicks in this range were filtered.',
    description: 'Below the heading of the list of links when filters are on and there are too many links',
  },
  tab: {
    id: 'analytics.tab',
    defaultMessage:
      '{tab, select, sources {Sources} referrers {Sites and apps} platforms {Devices} browsers {Browsers} languages {Languages} countries {Countries} counties {Regions} utmSources {Source} utmMediums {Medium} utmCampaigns {Campaign} other {Cities}}',
    description: 'Button that shows one of several lists',
  },
  source: {
    id: 'analytics.dimension.source',
    defaultMessage: 'Source',
    description: 'What the report is narrowed by',
  },
  platform: {
    id: 'analytics.dimension.platform',
    defaultMessage: 'Device',
    description: 'What the report is narrowed by',
  },
  browser: {
    id: 'analytics.dimension.browser',
    defaultMessage: 'Browser',
    description: 'What the report is narrowed by',
  },
  language: {
    id: 'analytics.dimension.language',
    defaultMessage: 'Language',
    description: 'What the report is narrowed by',
  },
  country: {
    id: 'analytics.dimension.country',
    defaultMessage: 'Country',
    description: 'What the report is narrowed by',
  },
  filters: {
    id: 'analytics.filters',
    defaultMessage: 'Filters',
    description: 'Name of the list of what narrows the report',
  },
  removeFilter: {
    id: 'analytics.filter.remove',
    defaultMessage: 'Remove filter {filter}',
    description: 'Name of the button that takes a filter away',
  },
  clear: {
    id: 'analytics.filter.clear',
    defaultMessage: 'Clear all (Esc)',
    description: 'Button that takes all filters away',
  },
  unfiltered: {
    id: 'analytics.filter.without',
    defaultMessage: 'All clicks in this range, without filters',
    description:
      'Below a list, a sentence or an entry of a menu whose numbers cannot be narrowed, while the rest of the page is',
  },
  nothing: {
    id: 'analytics.nothing',
    defaultMessage: 'No data',
    description: 'In place of a list without entries',
  },
  more: {
    id: 'analytics.more',
    defaultMessage: '{count, plural, one {Show all #} other {Show all #}}',
    description: 'Button below the first entries of a list',
  },
  fewer: {
    id: 'analytics.fewer',
    defaultMessage: 'Show fewer',
    description: 'Button below a long list',
  },
  onlyCountry: {
    id: 'analytics.onlyCountry',
    defaultMessage:
      'Regions and cities are available only when filtering by country alone. Remove the other filters.',
    description: 'In place of regions and cities while other filters are on',
  },
  mapCredit: {
    id: 'analytics.mapCredit',
    defaultMessage: 'IP geolocation by DB-IP',
    description:
      'Link below countries, regions and cities that names whose map they come from (its licence asks for it)',
  },
});
