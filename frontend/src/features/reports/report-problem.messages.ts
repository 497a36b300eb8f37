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
    defaultMessage: 'This is not a short link of this site. Copy it again from where you found it.',
    description: 'Error below the field of the short link',
  },
  reasonMissing: {
    id: 'report.problem.reasonMissing',
    defaultMessage: 'Choose a reason.',
    description: 'Error below five choices',
  },
  tooLong: {
    id: 'report.problem.tooLong',
    defaultMessage: 'At most 2,000 characters.',
    description: 'Error below a field of many lines',
  },
  textMissing: {
    id: 'report.problem.textMissing',
    defaultMessage: 'Explain why the link should be restored.',
    description: 'Error below the field of an appeal',
  },
  emailInvalid: {
    id: 'report.problem.emailInvalid',
    defaultMessage: 'This is not a valid email address, such as mei@example.com.',
    description: 'Error below a field',
  },
  caseGone: {
    id: 'report.problem.caseGone',
    defaultMessage: 'This case does not exist.',
    description: 'Error: a reported link is looked for that nobody reported',
  },
  stepRefused: {
    id: 'report.problem.stepRefused',
    defaultMessage: 'Someone else has already decided. Review the case again.',
    description: 'Error: the step does not fit what stands now',
  },
  linkGone: {
    id: 'report.problem.linkGone',
    defaultMessage: 'The link has been deleted, so no action is possible.',
    description: 'Error: a reported link is in the trash or gone',
  },
  nothingToAppeal: {
    id: 'report.problem.nothingToAppeal',
    defaultMessage: 'The link is no longer restricted. Reload the page.',
    description: 'Error: the owner appeals against nothing',
  },
  appealed: {
    id: 'report.problem.appealed',
    defaultMessage: 'Someone in your group has already requested a review.',
    description: 'Error: a second appeal',
  },
  notAllowed: {
    id: 'report.problem.notAllowed',
    defaultMessage: 'Only the link’s creator and admins of the group can request a review.',
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
