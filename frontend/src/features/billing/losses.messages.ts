import { defineMessages } from '../../i18n/define-messages';

export const lossesMessages = defineMessages({
  title: {
    id: 'billing.losses.title',
    defaultMessage: 'What changes with {plan}',
    description: 'Opens a list of what a group would lose with a smaller plan',
  },
  smaller: {
    id: 'billing.losses.smaller',
    defaultMessage: 'Before you choose a smaller plan',
    description: 'Heading of what would change with each smaller plan',
  },
  loading: {
    id: 'billing.losses.loading',
    defaultMessage: 'Loading what changes…',
    description: 'Said to screen readers',
  },
  none: {
    id: 'billing.losses.none',
    defaultMessage: 'Nothing gets less with this plan.',
    description: 'Instead of the list of losses',
  },
  kept: {
    id: 'billing.losses.kept',
    defaultMessage: 'Nothing is deleted: links keep working, and what exceeds a limit stays readable.',
    description: 'Below the list of losses',
  },
  limit: {
    id: 'billing.losses.limit',
    defaultMessage: '{then} instead of {now}',
    description: 'A limit with the smaller plan, and now; each such as “30” or “5 per month”',
  },
  used: {
    id: 'billing.losses.used',
    defaultMessage: '{used, number} in use',
    description: 'How much of the limit the group uses now',
  },
  over: {
    id: 'billing.losses.over',
    defaultMessage: '{over, number} over the new limit',
    description: 'How much of what the group uses is above the limit of the smaller plan',
  },
  feature: {
    id: 'billing.losses.feature',
    defaultMessage: 'No longer included',
    description: 'Beside a feature that the smaller plan lacks',
  },
});
