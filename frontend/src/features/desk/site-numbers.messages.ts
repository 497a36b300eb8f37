import { defineMessages } from '../../i18n/define-messages';

/** How much there is and happens on the site. */
export const siteNumbersMessages = defineMessages({
  title: {
    id: 'desk.numbers.title',
    defaultMessage: 'Numbers',
    description: 'Heading of charts of the site',
  },
  measures: {
    id: 'desk.numbers.measures',
    defaultMessage: 'What to show',
    description: 'Name of the buttons that choose what the chart shows',
  },
  measure: {
    id: 'desk.numbers.measure',
    defaultMessage:
      '{measure, select, clicks {Clicks} links {New links} people {Sign-ups} other {Blocked attempts}}',
    description:
      'What a chart shows by day; blocked attempts: somebody wanted to use a destination that is on the block list',
  },
  range: {
    id: 'desk.numbers.range',
    defaultMessage: 'Range',
    description: 'Name of the buttons that choose how many days the chart shows',
  },
  days: {
    id: 'desk.numbers.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'Button: the chart shows so many days up to today',
  },
  day: { id: 'desk.numbers.day', defaultMessage: 'Day', description: 'Head of a table column' },
  ofAll: {
    id: 'desk.numbers.ofAll',
    defaultMessage: '{total, number} in all',
    description: 'Below a number of some days: the number of all time',
  },
  summary: {
    id: 'desk.numbers.summary',
    defaultMessage:
      '{measure}, {days, plural, one {# day} other {# days}}: {sum, number}. Most on {day}: {most, number}.',
    description: 'What the chart shows, for screen readers; measure is like “Sign-ups”',
  },
  zone: {
    id: 'desk.numbers.zone',
    defaultMessage: 'Days in {zone}',
    description: 'Below the chart; zone is a time zone such as Asia/Taipei',
  },
  counting: {
    id: 'desk.numbers.counting',
    defaultMessage: 'Older links and people are still being counted.',
    description: 'Below the chart, after an update',
  },
});
