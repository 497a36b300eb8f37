import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  text: {
    id: 'explain.problem.text',
    defaultMessage: 'Browsers cannot send this text. Use plain letters, digits and symbols, and shorten it.',
    description: 'Error below a field for what a browser tells of itself',
  },
  path: {
    id: 'explain.problem.path',
    defaultMessage: 'At most one path segment, without slashes.',
    description: 'Error below the field for what stands behind the short link',
  },
  condition: {
    id: 'explain.problem.condition',
    defaultMessage: 'One of the conditions is invalid. Clear the conditions, or choose them again.',
    description: 'Error in place of the answer: the address of the page was changed by hand',
  },
  gone: {
    id: 'explain.problem.gone',
    defaultMessage: 'This link no longer exists.',
    description: 'Error in place of the answer',
  },
});

/** What the server says of a question, by its codes. */
export const explainProblems: ProblemTexts = {
  'links.visit-text-invalid': messages.text,
  'links.visit-path-invalid': messages.path,
  'links.country-unknown': messages.condition,
  'links.moment-malformed': messages.condition,
  'links.link-does-not-exist': messages.gone,
};
