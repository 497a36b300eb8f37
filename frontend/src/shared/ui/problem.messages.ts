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
  humanScript: {
    id: 'problem.humanScript',
    defaultMessage:
      'Google’s verification could not be loaded. Allow www.google.com and www.gstatic.com in your browser, then try again.',
    description:
      'Error: the script that verifies that a human acts did not load, such as because of an ad blocker',
  },
  humanFailed: {
    id: 'problem.humanFailed',
    defaultMessage: 'It could not be verified that you are human. Please try again.',
    description: 'Error: the verification that a human acts failed, or its result was refused',
  },
  humanScore: {
    id: 'problem.humanScore',
    defaultMessage: 'This looks automated. Log in to continue, or try again later.',
    description: 'Error: the verification takes the visitor for a program; members are not verified',
  },
  viewOnly: {
    id: 'problem.viewOnly',
    defaultMessage: 'You see this as somebody else does: nothing can be changed, and secrets are hidden.',
    description:
      'Error: a site administrator who looks at the screens of somebody else tried to change something',
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
  'client.human-script': messages.humanScript,
  'client.human-failed': messages.humanFailed,
  'human.token-missing': messages.humanFailed,
  'human.token-refused': messages.humanFailed,
  'human.score-low': messages.humanScore,
  'identity.view-only': messages.viewOnly,
  'http.validation': messages.invalid,
  'http.body-malformed': messages.invalid,
};

/** The text for a code: the feature's own, else the common one. */
export const problemText = (code: string, own: ProblemTexts = {}): MessageDescriptor =>
  own[code] ?? COMMON[code] ?? messages.unexpected;
