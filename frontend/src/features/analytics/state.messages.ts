import { defineMessages } from '../../i18n/define-messages';

export const stateMessages = defineMessages({
  emptyTitle: {
    id: 'analytics.empty.title',
    defaultMessage: 'No clicks yet',
    description: 'Nobody followed the link so far',
  },
  emptyText: {
    id: 'analytics.empty.text',
    defaultMessage: 'Share the link. This page counts along: a click appears within seconds.',
    description: 'Below “No clicks yet”',
  },
  missingTitle: {
    id: 'analytics.missing.title',
    defaultMessage: 'There are no numbers for this link',
    description: 'The link does not exist, or belongs to somebody else',
  },
  missingText: {
    id: 'analytics.missing.text',
    defaultMessage:
      'The link does not exist, or it was made in another browser. The numbers of a link are shown in the browser that made it.',
    description: 'Explains why there are no numbers',
  },
  deletedTitle: {
    id: 'analytics.deleted.title',
    defaultMessage: 'This link has been deleted',
    description: 'The link was put into the trash',
  },
  deletedText: {
    id: 'analytics.deleted.text',
    defaultMessage: 'It no longer leads anywhere, and its name stays taken so that nobody else can use it.',
    description: 'Below “This link has been deleted”',
  },
  noneTitle: {
    id: 'analytics.none.title',
    defaultMessage: 'There are no numbers to show here',
    description: 'The tag does not exist, or the page is not for this reader',
  },
  noneText: {
    id: 'analytics.none.text',
    defaultMessage: 'The tag may have been deleted, or the page is for those who run the site.',
    description: 'Below that',
  },
  quietTitle: {
    id: 'analytics.quiet.title',
    defaultMessage: 'Nothing in this time',
    description: 'Nobody came in the time that is shown',
  },
  quietText: {
    id: 'analytics.quiet.text',
    defaultMessage: 'Choose a longer time, or share a link: a click appears here within seconds.',
    description: 'Below that',
  },
  showRange: {
    id: 'analytics.showRange',
    defaultMessage: 'Show {range}',
    description: 'Button; range is like “30 days”',
  },
  lockedTitle: {
    id: 'analytics.locked.title',
    defaultMessage: 'The plan does not reach back so far',
    description: 'The chosen days are older than the plan shows',
  },
  lockedText: {
    id: 'analytics.locked.text',
    defaultMessage: 'What was counted is still there. Choose a shorter time, or compare the plans.',
    description: 'Below that',
  },
  lockedPlanText: {
    id: 'analytics.locked.planText',
    defaultMessage:
      'What was counted is still there, and shown with the plan {plan}. Choose a shorter time, or compare the plans.',
    description: 'Below that, when a plan shows more',
  },
  filterTitle: {
    id: 'analytics.filterHidden.title',
    defaultMessage: 'This filter is not available here',
    description: 'The address narrows the numbers by what this reader does not see',
  },
  clearFilters: {
    id: 'analytics.filterHidden.clear',
    defaultMessage: 'Show without filters',
    description: 'Button',
  },
});
