import { defineMessages } from '../../i18n/define-messages';

export const planLimitMessages = defineMessages({
  linksAndClicks: {
    id: 'billing.limit.linksAndClicks',
    defaultMessage: 'Short links and clicks',
    description: 'What no plan limits; followed by “Unlimited”',
  },
  clicks: {
    id: 'billing.limit.clicks',
    defaultMessage: 'Counted clicks',
    description: 'What a group uses: clicks on its links',
  },
  aiSuggestions: {
    id: 'billing.limit.aiSuggestions',
    defaultMessage: 'AI suggestions for previews',
    description: 'What plans limit',
  },
  editablePreviews: {
    id: 'billing.limit.editablePreviews',
    defaultMessage: 'Links with an edited preview',
    description: 'What plans limit',
  },
  urlReplacements: {
    id: 'billing.limit.urlReplacements',
    defaultMessage: 'Destination changes',
    description: 'What plans limit: how often the destination of a link may be changed',
  },
  trackingTools: {
    id: 'billing.limit.trackingTools',
    defaultMessage: 'Pixel and tag sets',
    description: 'What plans limit: tracking codes of advertisers',
  },
  utmGroups: {
    id: 'billing.limit.utmGroups',
    defaultMessage: 'UTM templates',
    description: 'What plans limit: saved campaign parameters',
  },
  invitees: {
    id: 'billing.limit.invitees',
    defaultMessage: 'People you can invite',
    description: 'What plans limit: members of a group beside its maker',
  },
  tags: {
    id: 'billing.limit.tags',
    defaultMessage: 'Tags',
    description: 'What plans limit: labels of links',
  },
  batchLinks: {
    id: 'billing.limit.batchLinks',
    defaultMessage: 'Links from files',
    description: 'What plans limit: links that are created in bulk, each day',
  },
  stars: { id: 'billing.limit.stars', defaultMessage: 'Starred links', description: 'What plans limit' },
  logRetentionDays: {
    id: 'billing.limit.logRetentionDays',
    defaultMessage: 'Activity log retention',
    description: 'What plans limit: how far back the log reaches',
  },
  analyticsRangeDays: {
    id: 'billing.limit.analyticsRangeDays',
    defaultMessage: 'Analytics history',
    description: 'What plans limit',
  },
});

export const planFeatureMessages = defineMessages({
  export: {
    id: 'billing.feature.export',
    defaultMessage: 'Export of data and reports',
    description: 'What plans have or lack',
  },
  restore: {
    id: 'billing.feature.restore',
    defaultMessage: 'Restore from the trash',
    description: 'What plans have or lack',
  },
  qrCustomisation: {
    id: 'billing.feature.qrCustomisation',
    defaultMessage: 'QR codes in your colours',
    description: 'What plans have or lack',
  },
  advancedSearch: {
    id: 'billing.feature.advancedSearch',
    defaultMessage: 'Advanced search',
    description: 'What plans have or lack',
  },
  brandDomain: {
    id: 'billing.feature.brandDomain',
    defaultMessage: 'Custom domains available',
    description: 'What plans have or lack: each domain has a plan of its own',
  },
  yearlyDomain: {
    id: 'billing.feature.yearlyDomain',
    defaultMessage: 'One custom domain included, billed yearly',
    description: 'What plans have or lack: a domain comes with them as long as they are billed yearly',
  },
});

export const amountMessages = defineMessages({
  unlimited: {
    id: 'billing.amount.unlimited',
    defaultMessage: 'Unlimited',
    description: 'An amount: without a limit',
  },
  days: {
    id: 'billing.amount.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'An amount of time',
  },
  monthly: {
    id: 'billing.amount.monthly',
    defaultMessage: '{count, number} per month',
    description: 'An amount for each month',
  },
  daily: {
    id: 'billing.amount.daily',
    defaultMessage: '{count, number} per day',
    description: 'An amount for each day',
  },
  yes: { id: 'billing.amount.yes', defaultMessage: 'Yes', description: 'In a table: the plan contains it' },
  no: {
    id: 'billing.amount.no',
    defaultMessage: 'No',
    description: 'In a table: the plan does not contain it',
  },
});
