import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

/** What suspended people say, and how it is answered. */
export const appealsMessages = defineMessages({
  title: {
    id: 'desk.appeals.title',
    defaultMessage: 'Appeals of suspended people',
    description: 'Title of the page',
  },
  lead: {
    id: 'desk.appeals.lead',
    defaultMessage: 'Lift the suspension, or say why it stays. The person gets a mail.',
    description: 'Below the title',
  },
  count: {
    id: 'desk.appeals.count',
    defaultMessage: '{count, plural, =0 {No appeal waits} one {# appeal waits} other {# appeals wait}}',
    description: 'How many appeals nobody has answered',
  },
  states: {
    id: 'desk.appeals.states',
    defaultMessage: 'State',
    description: 'Name of the buttons that choose which appeals are listed',
  },
  state: {
    id: 'desk.appeals.state',
    defaultMessage: '{state, select, open {Open} refused {Refused} other {Lifted}}',
    description:
      'Button: lists appeals that wait, that were refused, or after which the suspension was lifted',
  },
  none: { id: 'desk.appeals.none', defaultMessage: 'No appeals', description: 'The list is empty' },
  noneText: {
    id: 'desk.appeals.noneText',
    defaultMessage: 'Suspended people find the form through the mail that told them, and when they sign in.',
    description: 'The list is empty: where appeals come from',
  },
  gone: {
    id: 'desk.appeals.gone',
    defaultMessage: 'Deleted account',
    description: 'In place of the name of whoever appealed',
  },
  card: {
    id: 'desk.appeals.card',
    defaultMessage: 'Show account',
    description: 'Link to the account of whoever appealed',
  },
  history: {
    id: 'desk.appeals.history',
    defaultMessage: 'History',
    description: 'Name of the list of what has happened',
  },
  event: {
    id: 'desk.appeals.event',
    defaultMessage:
      '{kind, select, suspended {Suspended} appealed {Appealed} refused {Appeal refused} other {Suspension lifted}}',
    description: 'What has happened, in a list with dates',
  },
  lift: { id: 'desk.appeals.lift', defaultMessage: 'Lift suspension', description: 'Button' },
  liftText: {
    id: 'desk.appeals.liftText',
    defaultMessage: 'The person can sign in again, and links that the suspension disabled are enabled.',
    description: 'What happens when a suspension is lifted',
  },
  lifted: {
    id: 'desk.appeals.lifted',
    defaultMessage: 'Suspension lifted',
    description: 'Announced once it is done',
  },
  refuse: { id: 'desk.appeals.refuse', defaultMessage: 'Refuse appeal', description: 'Button' },
  refuseText: {
    id: 'desk.appeals.refuseText',
    defaultMessage: 'The suspension stays.',
    description: 'What happens when an appeal is refused',
  },
  refuseHint: {
    id: 'desk.appeals.refuseHint',
    defaultMessage: 'The person reads this. At most 2,000 characters.',
    description: 'Below the field for a reason',
  },
  refused: {
    id: 'desk.appeals.refused',
    defaultMessage: 'Appeal refused',
    description: 'Announced once it is done',
  },
  cancel: { id: 'desk.appeals.cancel', defaultMessage: 'Cancel', description: 'Button' },
});

const problems = defineMessages({
  missing: {
    id: 'desk.appeals.problem.missing',
    defaultMessage: 'Say why the suspension stays.',
    description: 'Error below the field for a reason',
  },
  long: {
    id: 'desk.appeals.problem.long',
    defaultMessage: 'At most 2,000 characters.',
    description: 'Error below the field for a reason',
  },
  answered: {
    id: 'desk.appeals.problem.answered',
    defaultMessage: 'Somebody else has answered already. Reload the page.',
    description: 'Error',
  },
});

/** By the server's codes. */
export const appealsProblems: ProblemTexts = {
  'reports.text-missing': problems.missing,
  'reports.text-too-long': problems.long,
  'desk.appeal-answered': problems.answered,
  'desk.appeal-does-not-exist': problems.answered,
  'desk.nothing-to-undo': problems.answered,
};
