import { defineMessages } from '../../i18n/define-messages';

export const stateMessages = defineMessages({
  emptyTitle: {
    id: 'analytics.empty.title',
    defaultMessage: 'No clicks yet',
    description: 'Nobody followed the link so far',
  },
  emptyText: {
    id: 'analytics.empty.text',
    defaultMessage: 'Share the link. Clicks appear here within seconds.',
    description: 'Below “No clicks yet”',
  },
  privateTitle: {
    id: 'analytics.private.title',
    defaultMessage: 'These analytics are private',
    description: 'In place of a report, for whoever is not logged in',
  },
  privateText: {
    id: 'analytics.private.text',
    defaultMessage:
      'Only the group that owns a link can see its analytics, unless it makes them public. If this link is yours, log in to see them. A guest’s links can be seen in the browser that created them.',
    description: 'Explains why there are no numbers; whether the link exists is not said',
  },
  privateToMembers: {
    id: 'analytics.private.toMembers',
    defaultMessage: 'Only the group that owns this link can see its analytics, unless it makes them public.',
    description: 'Explains to somebody who is logged in why there are no numbers',
  },
  logIn: { id: 'analytics.private.logIn', defaultMessage: 'Log in', description: 'Button' },
  missingTitle: {
    id: 'analytics.missing.title',
    defaultMessage: 'No statistics for this link',
    description: 'The link does not exist, or belongs to somebody else',
  },
  missingText: {
    id: 'analytics.missing.text',
    defaultMessage:
      'There is no such link, or it belongs to another group or guest, whose analytics are private.',
    description: 'Explains why there are no numbers',
  },
  deletedTitle: {
    id: 'analytics.deleted.title',
    defaultMessage: 'This link has been deleted',
    description: 'The link was put into the trash',
  },
  deletedText: {
    id: 'analytics.deleted.text',
    defaultMessage: 'It no longer redirects, and its name stays reserved.',
    description: 'Below “This link has been deleted”',
  },
  noneTitle: {
    id: 'analytics.none.title',
    defaultMessage: 'No statistics to show',
    description: 'The tag does not exist, or the page is not for this reader',
  },
  noneText: {
    id: 'analytics.none.text',
    defaultMessage: 'The tag may have been deleted, or this page is only for site administrators.',
    description: 'Below that',
  },
  quietTitle: {
    id: 'analytics.quiet.title',
    defaultMessage: 'No clicks in this range',
    description: 'Nobody came in the time that is shown',
  },
  quietText: {
    id: 'analytics.quiet.text',
    defaultMessage: 'Choose a longer range, or share a link: clicks appear here within seconds.',
    description: 'Below that',
  },
  showRange: {
    id: 'analytics.showRange',
    defaultMessage: 'Show {range}',
    description: 'Button; range is like “30 days”',
  },
  lockedTitle: {
    id: 'analytics.locked.title',
    defaultMessage: 'Your plan does not include this range',
    description: 'The chosen days are older than the plan shows',
  },
  lockedText: {
    id: 'analytics.locked.text',
    defaultMessage: 'The data is still stored. Choose a shorter range, or compare plans.',
    description: 'Below that',
  },
  lockedPlanText: {
    id: 'analytics.locked.planText',
    defaultMessage:
      'The data is still stored and available on the {plan} plan. Choose a shorter range, or compare plans.',
    description: 'Below that, when a plan shows more',
  },
  filterTitle: {
    id: 'analytics.filterHidden.title',
    defaultMessage: 'This filter is not available',
    description: 'The address narrows the numbers by what this reader does not see',
  },
  clearFilters: {
    id: 'analytics.filterHidden.clear',
    defaultMessage: 'Show without filters',
    description: 'Button',
  },
});
