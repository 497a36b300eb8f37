import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

/** What a suspended person reads, and can say. */
export const suspensionMessages = defineMessages({
  title: {
    id: 'report.suspension.title',
    defaultMessage: 'Your account is suspended',
    description: 'Title of the page on which suspended people ask for another look',
  },
  lead: {
    id: 'report.suspension.lead',
    defaultMessage: 'You cannot sign in, and links made with this account are disabled. Your data is kept.',
    description: 'Below the title',
  },
  since: { id: 'report.suspension.since', defaultMessage: 'Since', description: 'Before a date' },
  reason: {
    id: 'report.suspension.reason',
    defaultMessage: 'Reason',
    description: 'Before why an account was suspended',
  },
  over: {
    id: 'report.suspension.over',
    defaultMessage: 'This account is not suspended',
    description: 'In place of the title, once the suspension is over',
  },
  overText: {
    id: 'report.suspension.overText',
    defaultMessage: 'You can sign in. Links that were disabled come back one after the other.',
    description: 'Below that',
  },
  signIn: { id: 'report.suspension.signIn', defaultMessage: 'Sign in', description: 'Link' },
  words: {
    id: 'report.suspension.words',
    defaultMessage: 'Why is this a mistake?',
    description: 'Label of a field of many lines',
  },
  wordsHint: {
    id: 'report.suspension.wordsHint',
    defaultMessage: 'A person reads it and answers by email. Include everything we should know.',
    description: 'Below the field',
  },
  send: { id: 'report.suspension.send', defaultMessage: 'Send appeal', description: 'Button' },
  sending: {
    id: 'report.suspension.sending',
    defaultMessage: 'Sending…',
    description: 'Button while it is sent',
  },
  sent: {
    id: 'report.suspension.sent',
    defaultMessage: 'Your appeal has arrived. We answer by email.',
    description: 'Announced once an appeal was sent',
  },
  list: {
    id: 'report.suspension.list',
    defaultMessage: 'Your appeals',
    description: 'Heading of what the person has said',
  },
  state: {
    id: 'report.suspension.state',
    defaultMessage: '{state, select, open {Waits for an answer} refused {Refused} other {Suspension lifted}}',
    description: 'How an appeal was answered',
  },
  answer: {
    id: 'report.suspension.answer',
    defaultMessage: 'Our answer',
    description: 'Before what was answered',
  },
  noMore: {
    id: 'report.suspension.noMore',
    defaultMessage: 'No further appeal is possible for this suspension.',
    description: 'The person has appealed three times',
  },
  rules: { id: 'report.suspension.rules', defaultMessage: 'Read the rules', description: 'Link' },
});

const problems = defineMessages({
  link: {
    id: 'report.suspension.problem.link',
    defaultMessage: 'This link is not valid or too old. Sign in with your email to get a new one.',
    description: 'Error: the address of the page came from no mail of ours, or from an old one',
  },
  missing: {
    id: 'report.suspension.problem.missing',
    defaultMessage: 'Say why this is a mistake.',
    description: 'Error below the field of an appeal',
  },
  long: {
    id: 'report.suspension.problem.long',
    defaultMessage: 'At most 2,000 characters.',
    description: 'Error below the field of an appeal',
  },
  changed: {
    id: 'report.suspension.problem.changed',
    defaultMessage: 'This has changed meanwhile. Reload the page.',
    description: 'Error: the suspension is over, or an appeal waits already',
  },
});

export const suspensionProblems: ProblemTexts = {
  'desk.appeal-link-invalid': problems.link,
  'desk.not-suspended': problems.changed,
  'desk.appeal-waits': problems.changed,
  'desk.no-more-appeals': suspensionMessages.noMore,
  'reports.text-missing': problems.missing,
  'reports.text-too-long': problems.long,
};
