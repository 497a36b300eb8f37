import { defineMessages } from '../../i18n/define-messages';

export const pageMessages = defineMessages({
  heading: {
    id: 'analytics.heading',
    defaultMessage: 'Analytics',
    description: 'Heading of the page with the numbers of a link',
  },
  title: {
    id: 'analytics.title',
    defaultMessage: 'Analytics of {name}',
    description: 'Title of the tab; name is the last part of the short link',
  },
  back: {
    id: 'analytics.back',
    defaultMessage: 'Shorten another address',
    description: 'Link from the analytics page to the home page',
  },
  made: { id: 'analytics.made', defaultMessage: 'Made on {date}', description: 'When the link was made' },
  leadsTo: {
    id: 'analytics.leadsTo',
    defaultMessage: 'Leads to {address}',
    description: 'Destination of the link',
  },
  loading: {
    id: 'analytics.loading',
    defaultMessage: 'Loading the numbers…',
    description: 'For screen readers while the page loads',
  },
  stale: {
    id: 'analytics.stale',
    defaultMessage: 'These numbers could not be brought up to date. Linklet keeps trying.',
    description: 'Above old numbers while the server cannot be reached',
  },
  totalClicks: {
    id: 'analytics.totalClicks',
    defaultMessage: 'Total clicks',
    description: 'Label of a number',
  },
  totalClicksHint: {
    id: 'analytics.totalClicksHint',
    defaultMessage: 'Every time a person followed the link',
    description: 'Explains total clicks',
  },
  uniqueClicks: {
    id: 'analytics.uniqueClicks',
    defaultMessage: 'Unique clicks',
    description: 'Label of a number',
  },
  uniqueClicksHint: {
    id: 'analytics.uniqueClicksHint',
    defaultMessage: 'First click of each visitor within 24 hours',
    description: 'Explains unique clicks',
  },
});

export const hitMessages = defineMessages({
  mix: {
    id: 'analytics.hits.mix',
    defaultMessage: '{count, plural, one {# hit} other {# hits}} in all: {parts}',
    description: 'Everything that asked for the link; parts is a list of the messages analytics.hits.…',
  },
  human: {
    id: 'analytics.hits.human',
    defaultMessage: '{count, plural, one {# by a person} other {# by people}}',
    description: 'Part of a list of hits',
  },
  preview: {
    id: 'analytics.hits.preview',
    defaultMessage: '{count, plural, one {# chat preview} other {# chat previews}}',
    description: 'Part of a list of hits: messengers and social networks that drew a preview',
  },
  bot: {
    id: 'analytics.hits.bot',
    defaultMessage: '{count, plural, one {# by a bot} other {# by bots}}',
    description: 'Part of a list of hits: crawlers and other programs',
  },
  prefetch: {
    id: 'analytics.hits.prefetch',
    defaultMessage: '{count, plural, one {# load ahead} other {# loads ahead}}',
    description: 'Part of a list of hits: browsers that loaded the link before anybody clicked it',
  },
  head: {
    id: 'analytics.hits.head',
    defaultMessage: '{count, plural, one {# link check} other {# link checks}}',
    description: 'Part of a list of hits: programs that asked only whether the link works',
  },
});

export const chartMessages = defineMessages({
  daily: { id: 'analytics.daily', defaultMessage: 'Clicks by day', description: 'Heading of a chart' },
  hourly: { id: 'analytics.hourly', defaultMessage: 'Clicks by hour', description: 'Heading of a chart' },
  range: {
    id: 'analytics.range',
    defaultMessage: 'Range',
    description: 'Name of the buttons that choose a range',
  },
  lastDays: {
    id: 'analytics.lastDays',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Button: the chart shows that many days up to today',
  },
  date: { id: 'analytics.date', defaultMessage: 'Day', description: 'Label of the field that chooses a day' },
  hour: { id: 'analytics.hour', defaultMessage: 'Hour', description: 'Head of a table column' },
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
  pickHint: {
    id: 'analytics.pickHint',
    defaultMessage: 'Choose a day in the chart or in the table to see its hours.',
    description: 'Below the daily chart',
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
  showHours: {
    id: 'analytics.showHours',
    defaultMessage: 'Hours of {date}',
    description: 'Name of the button in the table that shows a day by the hour',
  },
});

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
});
