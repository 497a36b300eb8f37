import { defineMessages } from '../../i18n/define-messages';

export const logMessages = defineMessages({
  lead: {
    id: 'account.log.lead',
    defaultMessage: 'What was done in your group, newest first.',
    description: 'Below the heading of the activity log',
  },
  search: {
    id: 'account.log.search',
    defaultMessage: 'Search the log',
    description: 'Label of the search field',
  },
  searchExample: {
    id: 'account.log.searchExample',
    defaultMessage: 'Action, browser, system …',
    description: 'Placeholder of the search field',
  },
  time: { id: 'account.log.time', defaultMessage: 'Time', description: 'Head of a column' },
  who: { id: 'account.log.who', defaultMessage: 'Who', description: 'Head of a column' },
  what: { id: 'account.log.what', defaultMessage: 'What', description: 'Head of a column' },
  place: {
    id: 'account.log.place',
    defaultMessage: 'Network',
    description: 'Head of a column: the network address that it came from',
  },
  outcome: { id: 'account.log.outcome', defaultMessage: 'Outcome', description: 'Head of a column' },
  done: { id: 'account.log.done', defaultMessage: 'Done', description: 'Outcome of an action' },
  refused: { id: 'account.log.refused', defaultMessage: 'Refused', description: 'Outcome of an action' },
  member: {
    id: 'account.log.member',
    defaultMessage: 'Member {id}',
    description: 'A member without a name; id is a number',
  },
  nobody: {
    id: 'account.log.nobody',
    defaultMessage: 'Not signed in',
    description: 'Somebody who was not signed in',
  },
  unknownPlace: {
    id: 'account.log.unknownPlace',
    defaultMessage: 'Unknown',
    description: 'Instead of a place',
  },
  kept: {
    id: 'account.log.kept',
    defaultMessage: 'Entries are kept for {days, plural, one {# day} other {# days}} on your plan.',
    description: 'How long the log goes back',
  },
  longer: { id: 'account.log.longer', defaultMessage: 'Keep it longer', description: 'Link to the prices' },
  loading: {
    id: 'account.log.loading',
    defaultMessage: 'Loading the log…',
    description: 'Said to screen readers',
  },
  emptyTitle: {
    id: 'account.log.emptyTitle',
    defaultMessage: 'Nothing has happened yet',
    description: 'The log is empty',
  },
  emptyText: {
    id: 'account.log.emptyText',
    defaultMessage: 'Sign-ins, changes of settings and what is done with links appear here.',
    description: 'The log is empty',
  },
  nothingTitle: {
    id: 'account.log.nothingTitle',
    defaultMessage: 'Nothing found for “{q}”',
    description: 'The search found nothing',
  },
  nothingText: {
    id: 'account.log.nothingText',
    defaultMessage: 'Try a shorter word, or look at all entries.',
    description: 'The search found nothing',
  },
  clear: {
    id: 'account.log.clear',
    defaultMessage: 'Show all entries',
    description: 'Button that empties the search',
  },
  byEmail: {
    id: 'account.log.byEmail',
    defaultMessage: 'with a code by e-mail',
    description: 'Below an action: how somebody signed in',
  },
  byGoogle: {
    id: 'account.log.byGoogle',
    defaultMessage: 'with Google',
    description: 'Below an action: how somebody signed in',
  },
  devices: {
    id: 'account.log.devices',
    defaultMessage: '{count, plural, one {# device} other {# devices}}',
    description: 'Below an action: how many devices were signed out',
  },
  older: {
    id: 'account.log.older',
    defaultMessage: 'Load older entries',
    description: 'Button below the list',
  },
  count: {
    id: 'account.log.count',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
    description: 'How many entries there are',
  },
  newest: {
    id: 'account.log.newest',
    defaultMessage: 'The newest {count, plural, one {# entry} other {# entries}}',
    description: 'How many entries are shown while there are older ones',
  },
});

export const actionMessages = defineMessages({
  registered: {
    id: 'account.action.registered',
    defaultMessage: 'Registered',
    description: 'Action in the log',
  },
  signedIn: { id: 'account.action.signedIn', defaultMessage: 'Signed in', description: 'Action in the log' },
  signedOut: {
    id: 'account.action.signedOut',
    defaultMessage: 'Signed out',
    description: 'Action in the log',
  },
  googleTied: {
    id: 'account.action.googleTied',
    defaultMessage: 'Connected Google',
    description: 'Action in the log',
  },
  sessionsEnded: {
    id: 'account.action.sessionsEnded',
    defaultMessage: 'Signed other devices out',
    description: 'Action in the log',
  },
  reuseDetected: {
    id: 'account.action.reuseDetected',
    defaultMessage: 'A used key was shown again; the session was ended',
    description: 'Action in the log: a stolen or copied token',
  },
  emailChanged: {
    id: 'account.action.emailChanged',
    defaultMessage: 'Changed the e-mail address',
    description: 'Action in the log',
  },
  subdomainChanged: {
    id: 'account.action.subdomainChanged',
    defaultMessage: 'Changed the personal short address',
    description: 'Action in the log',
  },
  nameChanged: {
    id: 'account.action.nameChanged',
    defaultMessage: 'Changed the display name',
    description: 'Action in the log',
  },
  accountDeleted: {
    id: 'account.action.accountDeleted',
    defaultMessage: 'Deleted the account',
    description: 'Action in the log',
  },
});
