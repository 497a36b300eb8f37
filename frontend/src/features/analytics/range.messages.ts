import { defineMessages } from '../../i18n/define-messages';

export const rangeMessages = defineMessages({
  label: {
    id: 'analytics.range',
    defaultMessage: 'Range',
    description: 'Name of the buttons that choose a range',
  },
  name: {
    id: 'analytics.range.name',
    defaultMessage:
      '{range, select, 24h {24 hours} 7d {7 days} 30d {30 days} 90d {90 days} 12m {12 months} lastweek {Last week} other {This month}}',
    description: 'Button: the page covers that time, up to now where it has not ended',
  },
  days: {
    id: 'analytics.range.days',
    defaultMessage: 'Dates…',
    description: 'Button that opens two fields to choose dates',
  },
  from: {
    id: 'analytics.range.from',
    defaultMessage: 'From',
    description: 'Label of the field for the first day',
  },
  to: {
    id: 'analytics.range.to',
    defaultMessage: 'To',
    description: 'Label of the field for the last day',
  },
  showDays: {
    id: 'analytics.range.showDays',
    defaultMessage: 'Show these days',
    description: 'Button: shows the chosen days',
  },
  locked: {
    id: 'analytics.range.locked',
    defaultMessage: '{ranges}: require the {plan} plan or larger.',
    description: 'Below the buttons; ranges is a list like “90 days and 12 months”',
  },
  plans: {
    id: 'analytics.range.plans',
    defaultMessage: 'Compare plans',
    description: 'Link to the prices',
  },
  compare: {
    id: 'analytics.range.compare',
    defaultMessage: 'Compare with previous period',
    description: 'Switch: shows the numbers of the period before, too',
  },
});
