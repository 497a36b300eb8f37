/** Why a call came to no answer. */
export const PROBE_FAILURES = [
  'no-such-host',
  'no-answer',
  'too-slow',
  'too-many-redirects',
  'not-public',
  'address',
] as const;
export type ProbeFailure = (typeof PROBE_FAILURES)[number];

/** What a call to a destination came to: the status that it answers with, or why there is none. */
export type ProbeAnswer = number | ProbeFailure;

/** `unclear`: it says nothing of what visitors would find. */
export type Health = 'up' | 'down' | 'unclear';

/** Of the network between us and them, be it theirs or ours. */
const ON_THE_WAY: ReadonlySet<ProbeAnswer | null> = new Set<ProbeFailure>([
  'no-such-host',
  'no-answer',
  'too-slow',
]);
const NOT_THERE: ReadonlySet<ProbeAnswer> = new Set([404, 410]);

/** A server that asks for a password or to wait, or refuses machines, is there; null: it was not called. */
export function healthOf(answer: ProbeAnswer | null): Health {
  if (answer === null) return 'unclear';
  if (typeof answer === 'string') return ON_THE_WAY.has(answer) ? 'down' : 'unclear';
  return NOT_THERE.has(answer) || answer >= 500 ? 'down' : 'up';
}

/** There may be an answer that our own network has kept from us. */
export const isOnTheWay = (answer: ProbeAnswer | null): boolean => ON_THE_WAY.has(answer);

/** It is the same for every page of the host, so that none of the others need be called. */
export const concernsHost = (answer: ProbeAnswer): boolean =>
  answer === 'no-such-host' || answer === 'no-answer';

const isFailure = (text: string): text is ProbeFailure => PROBE_FAILURES.some((each) => each === text);

/** As it is kept. */
export const answerText = (answer: ProbeAnswer): string => String(answer);

/** What {@link answerText} has made; null for any other text. */
export function readAnswer(text: string | null): ProbeAnswer | null {
  if (text === null) return null;
  if (isFailure(text)) return text;
  return /^[1-9]\d\d$/.test(text) ? Number(text) : null;
}
