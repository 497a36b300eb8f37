import { defineMessages } from '../../i18n/define-messages';

export const lastDaysMessages = defineMessages({
  title: {
    id: 'editor.lastDays.title',
    defaultMessage: 'Clicks in the last 7 days',
    description: 'Heading of a small chart beside the form that edits a link',
  },
  sum: {
    id: 'editor.lastDays.sum',
    defaultMessage: '{count, plural, one {# click} other {# clicks}}',
    description: 'Sum below that heading',
  },
  day: {
    id: 'editor.lastDays.day',
    defaultMessage: '{day}: {count, plural, one {# click} other {# clicks}}',
    description: 'One bar of that chart, for screen readers and as a tooltip; "day" is a date',
  },
  all: {
    id: 'editor.lastDays.all',
    defaultMessage: 'Open analytics',
    description: 'Link below the chart to the analytics of the link',
  },
});
