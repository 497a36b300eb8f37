/** Pages that a failed session can show, named as the keys of their texts. */
export type SessionFailure =
  'somethingWrong' | 'loginFailed' | 'ipNotAllow' | 'invalidUser' | 'notAValidGroupMember' | 'plzLogin';

/** What a refusal means for the session. */
export type SessionOutcome =
  /** The access token is used up: fetch another and ask again. */
  | { readonly kind: 'refresh' }
  /** The session is over: forget it, and ask to sign in. */
  | { readonly kind: 'leave'; readonly reason: 'invalid' | 'ended' }
  /** An error page; `isOver`: another try with the same session would meet the same refusal. */
  | { readonly kind: 'fail'; readonly code: SessionFailure; readonly isOver: boolean }
  /** Nothing to do with the session: the first sentence of the refusal is for the reader. */
  | { readonly kind: 'say'; readonly text: string };

const fail = (code: SessionFailure, isOver: boolean): SessionOutcome => ({ kind: 'fail', code, isOver });

/** In this order, since the texts are looked for anywhere in the message. */
const FAILURES: readonly (readonly [text: string, outcome: SessionOutcome])[] = [
  ['Something wrong', fail('somethingWrong', false)],
  ['Login failed', fail('loginFailed', true)],
  ['IP not allow', fail('ipNotAllow', false)],
  ['Invalid user', fail('invalidUser', true)],
  ['Not a valid group member', fail('notAValidGroupMember', true)],
  ['plzLogin', fail('plzLogin', true)],
];

/** The text up to the first end of a sentence, in Western or Chinese punctuation. */
export function firstSentence(message: string): string {
  const text = message.trim();
  return /^.*?(?:[.!?](?=\s|$)|[。！？])/su.exec(text)?.[0] ?? text;
}

/** What follows from the text of a refusal; `isRefreshing`: it answers the attempt to renew the session. */
export function sessionOutcomeOf(message: string, isRefreshing: boolean): SessionOutcome {
  if (message.includes('refresh token is invalid')) return { kind: 'leave', reason: 'ended' };
  if (isRefreshing && message.includes('Invalid user')) return { kind: 'leave', reason: 'invalid' };
  if (!isRefreshing && message.includes('Unauthorized')) return { kind: 'refresh' };
  const known = FAILURES.find(([text]) => message.includes(text));
  return known?.[1] ?? { kind: 'say', text: firstSentence(message) };
}
