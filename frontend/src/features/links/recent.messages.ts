import { defineMessages } from '../../i18n/define-messages';

/** Of the newest links on the home page. */
export const recentMessages = defineMessages({
  heading: {
    id: 'list.recent',
    defaultMessage: 'Latest links',
    description: 'Heading of the newest links on the home page',
  },
  all: {
    id: 'list.recent.all',
    defaultMessage: 'All links',
    description: 'Link beside that heading, to the list of all links',
  },
});
