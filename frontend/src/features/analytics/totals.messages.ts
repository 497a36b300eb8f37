import { defineMessages } from '../../i18n/define-messages';

export const totalsMessages = defineMessages({
  heading: {
    id: 'analytics.totals',
    defaultMessage: 'Totals',
    description: 'Name of the part with the sums',
  },
  totalClicks: {
    id: 'analytics.totalClicks',
    defaultMessage: 'Total clicks',
    description: 'Label of a number',
  },
  totalClicksHint: {
    id: 'analytics.totalClicksHint',
    defaultMessage: 'All clicks by people',
    description: 'Explains total clicks',
  },
  uniqueClicks: {
    id: 'analytics.uniqueClicks',
    defaultMessage: 'Unique clicks',
    description: 'Label of a number',
  },
  uniqueClicksHint: {
    id: 'analytics.uniqueClicksHint',
    defaultMessage: 'Each visitor’s first click within 24 hours',
    description: 'Explains unique clicks',
  },
  totalHits: {
    id: 'analytics.totalHits',
    defaultMessage: 'Total hits',
    description: 'Label of a number that counts programs, too',
  },
  totalHitsHint: {
    id: 'analytics.totalHitsHint',
    defaultMessage: 'All requests of the types selected below',
    description: 'Explains total hits',
  },
  comparedWith: {
    id: 'analytics.comparedWith',
    defaultMessage: 'compared with {days}',
    description: 'Beside the days that are shown; days is another range',
  },
  growth: {
    id: 'analytics.growth',
    defaultMessage: '{share} from {before, number}',
    description: 'Below a number; share is like +12%',
  },
  notCompared: {
    id: 'analytics.notCompared',
    defaultMessage: 'The previous period is outside your plan’s range',
    description: 'In place of the period before',
  },
  noneBefore: {
    id: 'analytics.noneBefore',
    defaultMessage: 'None in the previous period',
    description: 'Below a number that cannot be compared',
  },
});
