import { defineMessages } from '../../i18n/define-messages';

export const logMessages = defineMessages({
  title: {
    id: 'log.title',
    defaultMessage: 'Activity log',
    description: 'Heading of the log, and name of its table',
  },
  lead: {
    id: 'log.lead',
    defaultMessage: 'Activity in your group, newest first.',
    description: 'Below the heading of the activity log',
  },
  search: {
    id: 'log.search',
    defaultMessage: 'Search the log',
    description: 'Label of the search field',
  },
  searchExample: {
    id: 'log.searchExample',
    defaultMessage: 'Action, browser, system …',
    description: 'Placeholder of the search field',
  },
  time: { id: 'log.time', defaultMessage: 'Time', description: 'Head of a column' },
  who: { id: 'log.who', defaultMessage: 'Who', description: 'Head of a column' },
  what: { id: 'log.what', defaultMessage: 'Action', description: 'Head of a column' },
  place: {
    id: 'log.place',
    defaultMessage: 'Network',
    description: 'Head of a column: the network address that it came from',
  },
  outcome: { id: 'log.outcome', defaultMessage: 'Outcome', description: 'Head of a column' },
  done: { id: 'log.done', defaultMessage: 'Done', description: 'Outcome of an action' },
  refused: { id: 'log.refused', defaultMessage: 'Refused', description: 'Outcome of an action' },
  member: {
    id: 'log.member',
    defaultMessage: 'Member {id}',
    description: 'A member without a name; id is a number',
  },
  nobody: {
    id: 'log.nobody',
    defaultMessage: 'Not logged in',
    description: 'Somebody who was not signed in',
  },
  unknownPlace: {
    id: 'log.unknownPlace',
    defaultMessage: 'Unknown',
    description: 'Instead of a place',
  },
  kept: {
    id: 'log.kept',
    defaultMessage: 'Entries are kept for {days, plural, one {# day} other {# days}} on your plan.',
    description: 'How long the log goes back',
  },
  longer: { id: 'log.longer', defaultMessage: 'Keep it longer', description: 'Link to the prices' },
  loading: {
    id: 'log.loading',
    defaultMessage: 'Loading the log…',
    description: 'Said to screen readers',
  },
  emptyTitle: {
    id: 'log.emptyTitle',
    defaultMessage: 'No activity yet',
    description: 'The log is empty',
  },
  emptyText: {
    id: 'log.emptyText',
    defaultMessage: 'Logins, settings changes and link activity appear here.',
    description: 'The log is empty',
  },
  nothingTitle: {
    id: 'log.nothingTitle',
    defaultMessage: 'No results for “{q}”',
    description: 'The search found nothing',
  },
  nothingText: {
    id: 'log.nothingText',
    defaultMessage: 'Try a shorter word, or view all entries.',
    description: 'The search found nothing',
  },
  clear: {
    id: 'log.clear',
    defaultMessage: 'Show all entries',
    description: 'Button that empties the search',
  },
  older: {
    id: 'log.older',
    defaultMessage: 'Load older entries',
    description: 'Button below the list',
  },
  count: {
    id: 'log.count',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
    description: 'How many entries there are',
  },
  newest: {
    id: 'log.newest',
    defaultMessage: 'The newest {count, plural, one {# entry} other {# entries}}',
    description: 'How many entries are shown while there are older ones',
  },
  whose: {
    id: 'log.whose',
    defaultMessage: 'Member',
    description: 'Label of the choice of whose entries are shown',
  },
  everybody: {
    id: 'log.everybody',
    defaultMessage: 'All members',
    description: 'Choice: entries of everybody',
  },
  nothingOfMember: {
    id: 'log.nothingOfMember',
    defaultMessage: 'No entries for this member',
    description: 'The member that was chosen has no entries',
  },
});
