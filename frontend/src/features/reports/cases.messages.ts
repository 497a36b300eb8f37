import { defineMessages } from '../../i18n/define-messages';

/** The queue of reported links. */
export const caseMessages = defineMessages({
  title: { id: 'report.cases.title', defaultMessage: 'Reported links', description: 'Title of the page' },
  lead: {
    id: 'report.cases.lead',
    defaultMessage: '{open, plural, =0 {No open cases.} one {One open case.} other {# open cases.}}',
    description: 'Below the title: how many cases nobody has looked at',
  },
  states: { id: 'report.cases.states', defaultMessage: 'State', description: 'Name of the choice of states' },
  state: {
    id: 'report.cases.state',
    defaultMessage:
      '{state, select, open {Open} reviewing {In review} acted {Action taken} other {Dismissed}}',
    description: 'Where a case stands',
  },
  empty: {
    id: 'report.cases.empty',
    defaultMessage: 'No cases',
    description: 'There is no case in this state',
  },
  emptyText: {
    id: 'report.cases.emptyText',
    defaultMessage:
      '{state, select, open {New reports appear here, oldest first.} reviewing {No cases are being reviewed.} acted {Links that were disabled or have a warning appear here.} other {Dismissed reports appear here.}}',
    description: 'There is no case in this state: what would be here',
  },
  more: { id: 'report.cases.more', defaultMessage: 'Show more', description: 'Button below a list' },
  open: {
    id: 'report.cases.open',
    defaultMessage: 'Review {link}',
    description: 'Link to the page of a case; link is a short address',
  },
  leadsTo: { id: 'report.cases.leadsTo', defaultMessage: 'Redirects to', description: 'Before an address' },
  gone: {
    id: 'report.cases.gone',
    defaultMessage: 'Deleted permanently',
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
    defaultMessage: '{measure, select, warn {Warning shown} disable {Disabled} other {No action}}',
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
    defaultMessage: 'Received {when}',
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
    defaultMessage: 'This page is for site administrators',
    description: 'Title: the reader is no site admin',
  },
  adminsOnlyText: {
    id: 'report.cases.adminsOnlyText',
    defaultMessage: 'To report a harmful link, use the form.',
    description: 'Below: the reader is no site admin',
  },
});

/** One reported link. */
export const oneCaseMessages = defineMessages({
  reasons: {
    id: 'report.case.reasons',
    defaultMessage: 'Reported reasons',
    description: 'Heading above bars',
  },
  reports: { id: 'report.case.reports', defaultMessage: 'Reports', description: 'Heading' },
  noDetails: {
    id: 'report.case.noDetails',
    defaultMessage: 'No details',
    description: 'Somebody reported a link without a word',
  },
  older: { id: 'report.case.older', defaultMessage: 'Older reports', description: 'Button' },
  appeal: { id: 'report.case.appeal', defaultMessage: 'Appeal by the owner', description: 'Heading' },
  steps: { id: 'report.case.steps', defaultMessage: 'Actions taken', description: 'Heading of a history' },
  noSteps: {
    id: 'report.case.noSteps',
    defaultMessage: 'No actions yet.',
    description: 'The history of a case is empty',
  },
  step: {
    id: 'report.case.step',
    defaultMessage:
      '{name}: {action, select, warn {warned visitors} disable {disabled the link} lift {restored the link} other {changed the state}} ({state})',
    description: 'A line of the history; name is a person, state such as “In review”',
  },
  somebody: {
    id: 'report.case.somebody',
    defaultMessage: 'A former admin',
    description: 'A person whose name is not known any more',
  },
  decide: { id: 'report.case.decide', defaultMessage: 'Confirm', description: 'Heading above buttons' },
  note: {
    id: 'report.case.note',
    defaultMessage: 'Note for other admins (optional)',
    description: 'Label of a field of many lines',
  },
  review: {
    id: 'report.case.review',
    defaultMessage: 'Start review',
    description: 'Button: takes a case',
  },
  warn: { id: 'report.case.warn', defaultMessage: 'Warn visitors', description: 'Button' },
  disable: { id: 'report.case.disable', defaultMessage: 'Disable link', description: 'Button' },
  dismiss: {
    id: 'report.case.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Button: closes a case',
  },
  lift: {
    id: 'report.case.lift',
    defaultMessage: 'Restore link',
    description: 'Button: takes back what was done to a link and closes its case',
  },
  uphold: {
    id: 'report.case.uphold',
    defaultMessage: 'Uphold decision',
    description: 'Button: what was done to a link stays, and its case is closed',
  },
  reopen: {
    id: 'report.case.reopen',
    defaultMessage: 'Reopen',
    description: 'Button: opens a case',
  },
  confirmTitle: {
    id: 'report.case.confirmTitle',
    defaultMessage: '{action, select, disable {Disable {link}?} other {Warn visitors of {link}?}}',
    description: 'Asked before something is done to a link',
  },
  confirmText: {
    id: 'report.case.confirmText',
    defaultMessage:
      '{action, select, disable {Visitors will see that the link is disabled and will not be redirected.} other {Visitors will see a warning first but can continue.}} The owner is notified and can appeal. You can reverse this at any time.',
    description: 'Explains what is done to a link',
  },
  done: { id: 'report.case.done', defaultMessage: 'Done', description: 'Announced after a step' },
});
