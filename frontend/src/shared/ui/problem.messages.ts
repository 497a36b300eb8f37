import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../i18n/define-messages';

/** What every call can come to, by its code. Each feature adds its own codes. */
const messages = defineMessages({
  offline: {
    id: 'problem.offline',
    defaultMessage: 'Linklet could not be reached. Check your connection and try again.',
    description: 'Error: no connection to the server',
  },
  timeout: {
    id: 'problem.timeout',
    defaultMessage: 'The server took too long to respond. Please try again.',
    description: 'Error: no answer within 30 seconds',
  },
  unavailable: {
    id: 'problem.unavailable',
    defaultMessage: 'Linklet is busy right now. Nothing was lost; please try again in a moment.',
    description: 'Error: the server answers that it cannot serve at the moment',
  },
  rateLimited: {
    id: 'problem.rateLimited',
    defaultMessage: 'Too many requests in a short time. Please wait a little, then try again.',
    description: 'Error: the server refuses more calls for now',
  },
  tooLarge: {
    id: 'problem.tooLarge',
    defaultMessage: 'The data is too large to send.',
    description: 'Error: the server refuses the size of what was sent',
  },
  invalid: {
    id: 'problem.invalid',
    defaultMessage: 'The server rejected this input. Check what you entered.',
    description: 'Error: the input was refused for a reason without a text of its own',
  },
  unexpected: {
    id: 'problem.unexpected',
    defaultMessage: 'Something went wrong on our side. Please try again.',
    description: 'Error: anything without a text of its own',
  },
});

export type ProblemTexts = Readonly<Partial<Record<string, MessageDescriptor>>>;

const COMMON: ProblemTexts = {
  'client.offline': messages.offline,
  'client.timeout': messages.timeout,
  'http.unavailable': messages.unavailable,
  'http.rate-limited': messages.rateLimited,
  'http.body-too-large': messages.tooLarge,
  'http.validation': messages.invalid,
  'http.body-malformed': messages.invalid,
};

/** The text for a code: the feature's own, else the common one. */
export const problemText = (code: string, own: ProblemTexts = {}): MessageDescriptor =>
  own[code] ?? COMMON[code] ?? messages.unexpected;
