import { defineMessages } from '../../../i18n/define-messages';
import type { ProblemTexts } from '../../../shared/ui/problem.messages';
import { labelProblems } from '../../labels';

const messages = defineMessages({
  endPast: {
    id: 'shorten.problem.endPast',
    defaultMessage: 'This time has passed. Choose a later one.',
    description: 'Error below the day on which the link ends',
  },
  endMalformed: {
    id: 'shorten.problem.endMalformed',
    defaultMessage: 'This is not a valid expiry date.',
    description: 'Error below the day on which the link ends',
  },
  note: {
    id: 'shorten.problem.note',
    defaultMessage: 'A note can have at most 500 characters.',
    description: 'Error below the note',
  },
});

/** What the server says of options, by its codes. */
export const optionProblems: ProblemTexts = {
  ...labelProblems,
  'links.expiry-past': messages.endPast,
  'links.expiry-malformed': messages.endMalformed,
  'links.note-invalid': messages.note,
};
