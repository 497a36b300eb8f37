import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  linkMissing: {
    id: 'report.problem.linkMissing',
    defaultMessage: 'Paste the short link here.',
    description: 'Error below the field of the short link',
  },
  linkForeign: {
    id: 'report.problem.linkForeign',
    defaultMessage: 'This is no short link of ours. Copy it again from where you met it.',
    description: 'Error below the field of the short link',
  },
  reasonMissing: {
    id: 'report.problem.reasonMissing',
    defaultMessage: 'Choose what is wrong with it.',
    description: 'Error below five choices',
  },
  tooLong: {
    id: 'report.problem.tooLong',
    defaultMessage: 'At most 2,000 characters.',
    description: 'Error below a field of many lines',
  },
  textMissing: {
    id: 'report.problem.textMissing',
    defaultMessage: 'Write why the link is all right.',
    description: 'Error below the field of an appeal',
  },
  emailInvalid: {
    id: 'report.problem.emailInvalid',
    defaultMessage: 'This is no e-mail address, such as mei@example.com.',
    description: 'Error below a field',
  },
  caseGone: {
    id: 'report.problem.caseGone',
    defaultMessage: 'There is no such case.',
    description: 'Error: a reported link is looked for that nobody reported',
  },
  stepRefused: {
    id: 'report.problem.stepRefused',
    defaultMessage: 'Somebody else has decided meanwhile. Look at the case again.',
    description: 'Error: the step does not fit what stands now',
  },
  linkGone: {
    id: 'report.problem.linkGone',
    defaultMessage: 'The link has been deleted, so nothing can be done to it.',
    description: 'Error: a reported link is in the trash or gone',
  },
  nothingToAppeal: {
    id: 'report.problem.nothingToAppeal',
    defaultMessage: 'Nothing stands against this link any more. Reload the page.',
    description: 'Error: the owner appeals against nothing',
  },
  appealed: {
    id: 'report.problem.appealed',
    defaultMessage: 'Somebody of your group has asked us already.',
    description: 'Error: a second appeal',
  },
  notAllowed: {
    id: 'report.problem.notAllowed',
    defaultMessage: 'Only whoever made the link, or an admin of the group, can ask.',
    description: 'Error: an appeal for somebody else’s link',
  },
});

/** What the server says of reports and cases, by its codes. */
export const reportProblems: ProblemTexts = {
  'reports.link-missing': messages.linkMissing,
  'reports.reason-missing': messages.reasonMissing,
  'reports.text-too-long': messages.tooLong,
  'reports.text-missing': messages.textMissing,
  'identity.email-invalid': messages.emailInvalid,
  'links.address-missing': messages.linkMissing,
  'links.address-malformed': messages.linkForeign,
  'links.address-too-long': messages.linkForeign,
  'links.address-foreign': messages.linkForeign,
  'reports.case-does-not-exist': messages.caseGone,
  'reports.action-needed': messages.stepRefused,
  'reports.action-closes': messages.stepRefused,
  'reports.lift-first': messages.stepRefused,
  'reports.lift-reopens': messages.stepRefused,
  'reports.nothing-to-lift': messages.stepRefused,
  'reports.link-gone': messages.linkGone,
  'reports.nothing-to-appeal': messages.nothingToAppeal,
  'reports.appealed-already': messages.appealed,
  'links.not-allowed': messages.notAllowed,
};
