import { defineMessages } from '../../i18n/define-messages';

/** Of the small picture of the last days on the home page. */
export const weekMessages = defineMessages({
  heading: {
    id: 'analytics.lastDays',
    defaultMessage: 'Clicks in the last 7 days',
    description: 'Heading of a small chart on the home page',
  },
  more: {
    id: 'analytics.lastDays.more',
    defaultMessage: 'All analytics',
    description: 'Link beside that heading',
  },
  none: {
    id: 'analytics.lastDays.none',
    defaultMessage: 'No clicks in the last two weeks. Share a link: its clicks appear here.',
    description: 'In place of the chart',
  },
});
