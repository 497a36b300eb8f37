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
