import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  search: {
    id: 'desk.problem.search',
    defaultMessage: 'Enter the number of a group or a complete email address.',
    description: 'Error below the search for groups',
  },
  until: {
    id: 'desk.problem.until',
    defaultMessage: 'Choose a day to come.',
    description: 'Error below the field for the last day of a plan',
  },
  reason: {
    id: 'desk.problem.reason',
    defaultMessage: 'Say why, in at most 500 characters.',
    description: 'Error below the field for a reason',
  },
  gone: {
    id: 'desk.problem.gone',
    defaultMessage: 'This group no longer exists.',
    description: 'Error: the group was deleted meanwhile',
  },
});

/** By the server's codes. */
export const givenPlanProblems: ProblemTexts = {
  'identity.email-invalid': messages.search,
  'billing.until-invalid': messages.until,
  'billing.until-of-free': messages.until,
  'billing.reason-invalid': messages.reason,
  'groups.does-not-exist': messages.gone,
};
