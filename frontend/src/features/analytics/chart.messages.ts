import { defineMessages } from '../../i18n/define-messages';

export const chartMessages = defineMessages({
  heading: {
    id: 'analytics.chart',
    defaultMessage: '{unit, select, hour {Clicks by hour} month {Clicks by month} other {Clicks by day}}',
    description: 'Heading of a chart',
  },
  head: {
    id: 'analytics.chart.head',
    defaultMessage: '{unit, select, hour {Hour} month {Month} other {Day}}',
    description: 'Head of a table column',
  },
  total: {
    id: 'analytics.total',
    defaultMessage: 'Total',
    description: 'Name of a series and head of a table column',
  },
  unique: {
    id: 'analytics.unique',
    defaultMessage: 'Unique',
    description: 'Name of a series and head of a table column',
  },
  before: {
    id: 'analytics.before',
    defaultMessage: 'Previous',
    description: 'Name of a series and head of a table column: clicks of the period before',
  },
  uniqueCount: {
    id: 'analytics.uniqueCount',
    defaultMessage: '{count, plural, one {# unique} other {# unique}}',
    description: 'Below a number of clicks',
  },
  summary: {
    id: 'analytics.summary',
    defaultMessage: '{total, plural, one {# click} other {# clicks}}, {unique, number} unique',
    description: 'Sum of what a chart shows',
  },
  summaryWithPeak: {
    id: 'analytics.summaryWithPeak',
    defaultMessage: '{summary}. Peak: {peak} ({count, number}).',
    description: 'What a chart shows in words; peak is a day or an hour',
  },
  zone: {
    id: 'analytics.zone',
    defaultMessage: 'Times in {zone} ({offset})',
    description: 'Which time zone the charts use',
  },
  only: {
    id: 'analytics.chart.only',
    defaultMessage: 'Only {time}',
    description: 'Name of the button in the table that shows one day or month by itself',
  },
  zoom: {
    id: 'analytics.chart.zoom',
    defaultMessage: 'Zoom in',
    description: 'Button beside the values of one day, after a tap on the chart: shows that day alone',
  },
  dragHint: {
    id: 'analytics.chart.dragHint',
    defaultMessage: 'Drag over the chart to zoom in, or choose a row of the table.',
    description: 'Below the chart',
  },
  reset: {
    id: 'analytics.chart.reset',
    defaultMessage: 'Back to {range}',
    description: 'Button that leaves chosen days; range is like “30 days”',
  },
  week: {
    id: 'analytics.week',
    defaultMessage: 'When people click',
    description: 'Heading of a picture of the hours of a week',
  },
  weekBusiest: {
    id: 'analytics.week.busiest',
    defaultMessage: '{count, plural, one {Most on {time}: # click} other {Most on {time}: # clicks}}',
    description: 'Below the picture; time is like “Monday 14:00”',
  },
  weekEmpty: {
    id: 'analytics.week.empty',
    defaultMessage: 'No clicks in this range',
    description: 'In place of the busiest hour',
  },
});
