import type { Heard } from './raw-client';

/** What a server has done with a conversation: what it said, and what of it reached the application. */
export interface Outcome extends Heard {
  readonly journal: readonly string[];
}

const DATE = /^Date: [^\r]+\r\n/gm;

/** Without what differs from one moment to the next, and the order in which bodies that come side by side have been read. */
export const timeless = ({ answers, isOpen, last, journal }: Outcome): Outcome => ({
  answers: answers.replaceAll(DATE, ''),
  isOpen,
  last: last.replaceAll(DATE, ''),
  journal: journal.toSorted(),
});

const OWN_ERROR = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';

/** Without the error with which Node's server may end a connection that it cannot read any further. */
export const withoutOwnError = (outcome: Outcome): Outcome => ({
  ...outcome,
  answers: outcome.answers.endsWith(OWN_ERROR)
    ? outcome.answers.slice(0, -OWN_ERROR.length)
    : outcome.answers,
});
