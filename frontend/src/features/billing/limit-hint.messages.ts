import { defineMessages } from '../../i18n/define-messages';

export const limitHintMessages = defineMessages({
  left: {
    id: 'billing.hint.left',
    defaultMessage: '{left, number} of {limit, number} left',
    description: 'Beside what a plan limits: how many more there may be',
  },
  leftThisMonth: {
    id: 'billing.hint.leftThisMonth',
    defaultMessage: '{left, number} of {limit, number} left this month',
    description: 'Beside what a plan limits each month: how many more there may be',
  },
  leftToday: {
    id: 'billing.hint.leftToday',
    defaultMessage: '{left, number} of {limit, number} left today',
    description: 'Beside what a plan limits each day: how many more there may be',
  },
  none: {
    id: 'billing.hint.none',
    defaultMessage: 'None of {limit, number} left on this plan.',
    description: 'Beside what a plan limits: it is used up; a link to the usage follows',
  },
  toUsage: {
    id: 'billing.hint.toUsage',
    defaultMessage: 'See your options',
    description: 'Link to the page of plan and usage, after it was said that something is used up',
  },
});
