import { defineMessages } from '../../i18n/define-messages';

/** The queue of reported links. */
export const caseMessages = defineMessages({
  title: { id: 'report.cases.title', defaultMessage: 'Reported links', description: 'Title of the page' },
  lead: {
    id: 'report.cases.lead',
    defaultMessage:
      '{open, plural, =0 {Nobody is waiting.} one {One link is waiting.} other {# links are waiting.}}',
    description: 'Below the title: how many cases nobody has looked at',
  },
  states: { id: 'report.cases.states', defaultMessage: 'State', description: 'Name of the choice of states' },
  state: {
    id: 'report.cases.state',
    defaultMessage:
      '{state, select, open {Waiting} reviewing {In review} acted {Acted on} other {Dismissed}}',
    description: 'Where a case stands',
  },
  empty: {
    id: 'report.cases.empty',
    defaultMessage: 'Nothing here',
    description: 'There is no case in this state',
  },
  emptyText: {
    id: 'report.cases.emptyText',
    defaultMessage:
      '{state, select, open {Whatever people report comes here, the oldest first.} reviewing {Nobody is looking at a case.} acted {Links that were switched off, or are warned of, are listed here.} other {Reports that came to nothing are listed here.}}',
    description: 'There is no case in this state: what would be here',
  },
  more: { id: 'report.cases.more', defaultMessage: 'Show more', description: 'Button below a list' },
  open: {
    id: 'report.cases.open',
    defaultMessage: 'Look at {link}',
    description: 'Link to the page of a case; link is a short address',
  },
  leadsTo: { id: 'report.cases.leadsTo', defaultMessage: 'Leads to', description: 'Before an address' },
  gone: {
    id: 'report.cases.gone',
    defaultMessage: 'Deleted for good',
    description: 'The reported link does not exist any more',
  },
  trashed: { id: 'report.cases.trashed', defaultMessage: 'In the trash', description: 'Mark of a link' },
  guest: {
    id: 'report.cases.guest',
    defaultMessage: 'By a guest',
    description: 'Mark of a link without owner',
  },
  measure: {
    id: 'report.cases.measure',
    defaultMessage:
      '{measure, select, warn {Visitors are warned} disable {Switched off} other {Nothing was done}}',
    description: 'What was done to a link',
  },
  appealed: {
    id: 'report.cases.appealed',
    defaultMessage: 'Its owner appealed',
    description: 'Mark of a case: the owner asked to look again',
  },
  total: {
    id: 'report.cases.total',
    defaultMessage: '{count, plural, one {# report} other {# reports}}',
    description: 'How many reports a case has',
  },
  waiting: {
    id: 'report.cases.waiting',
    defaultMessage: 'Came in {when}',
    description: 'When a case came into the queue; when is such as “3 hours ago” or a date',
  },
  closed: {
    id: 'report.cases.closed',
    defaultMessage: 'Closed {when}',
    description: 'When a case was closed; when is such as “3 hours ago” or a date',
  },
  back: { id: 'report.cases.back', defaultMessage: 'All reported links', description: 'Link to the list' },
  adminsOnly: {
    id: 'report.cases.adminsOnly',
    defaultMessage: 'This page is for those who run the site',
    description: 'Title: the reader is no site admin',
  },
  adminsOnlyText: {
    id: 'report.cases.adminsOnlyText',
    defaultMessage: 'To report a link that does harm, use the form.',
    description: 'Below: the reader is no site admin',
  },
});

/** One reported link. */
export const oneCaseMessages = defineMessages({
  reasons: {
    id: 'report.case.reasons',
    defaultMessage: 'What people say',
    description: 'Heading above bars',
  },
  reports: { id: 'report.case.reports', defaultMessage: 'Reports', description: 'Heading' },
  noDetails: {
    id: 'report.case.noDetails',
    defaultMessage: 'No details',
    description: 'Somebody reported a link without a word',
  },
  older: { id: 'report.case.older', defaultMessage: 'Older reports', description: 'Button' },
  appeal: { id: 'report.case.appeal', defaultMessage: 'What the owner says', description: 'Heading' },
  steps: { id: 'report.case.steps', defaultMessage: 'What was done', description: 'Heading of a history' },
  noSteps: {
    id: 'report.case.noSteps',
    defaultMessage: 'Nobody has done anything yet.',
    description: 'The history of a case is empty',
  },
  step: {
    id: 'report.case.step',
    defaultMessage:
      '{name}: {action, select, warn {warns visitors} disable {switched the link off} lift {lets the link work again} other {changed the state}} ({state})',
    description: 'A line of the history; name is a person, state such as “In review”',
  },
  somebody: {
    id: 'report.case.somebody',
    defaultMessage: 'A former admin',
    description: 'A person whose name is not known any more',
  },
  decide: { id: 'report.case.decide', defaultMessage: 'Decide', description: 'Heading above buttons' },
  note: {
    id: 'report.case.note',
    defaultMessage: 'Note for other admins (optional)',
    description: 'Label of a field of many lines',
  },
  review: {
    id: 'report.case.review',
    defaultMessage: 'I am looking at it',
    description: 'Button: takes a case',
  },
  warn: { id: 'report.case.warn', defaultMessage: 'Warn visitors', description: 'Button' },
  disable: { id: 'report.case.disable', defaultMessage: 'Switch the link off', description: 'Button' },
  dismiss: {
    id: 'report.case.dismiss',
    defaultMessage: 'Nothing is wrong',
    description: 'Button: closes a case',
  },
  lift: {
    id: 'report.case.lift',
    defaultMessage: 'Let the link work again',
    description: 'Button: takes back what was done to a link and closes its case',
  },
  uphold: {
    id: 'report.case.uphold',
    defaultMessage: 'Leave it as it is',
    description: 'Button: what was done to a link stays, and its case is closed',
  },
  reopen: {
    id: 'report.case.reopen',
    defaultMessage: 'Look at it again',
    description: 'Button: opens a case',
  },
  confirmTitle: {
    id: 'report.case.confirmTitle',
    defaultMessage: '{action, select, disable {Switch {link} off?} other {Warn the visitors of {link}?}}',
    description: 'Asked before something is done to a link',
  },
  confirmText: {
    id: 'report.case.confirmText',
    defaultMessage:
      '{action, select, disable {Its visitors read that it was switched off, and go no further.} other {Its visitors see a warning first, and can still go on.}} Its owner is told, and can appeal. You can take it back at any time.',
    description: 'Explains what is done to a link',
  },
  done: { id: 'report.case.done', defaultMessage: 'Done', description: 'Announced after a step' },
});
