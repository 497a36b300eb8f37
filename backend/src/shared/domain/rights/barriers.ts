import type { Actor } from '../actor';
import { refused, type Refusal, signIn } from './cell';
import type { Right } from './right';

/** What keeps callers from an operation, whatever thing they call it on; what each of them is told. */
export const BARRIERS = {
  token: signIn('identity.unauthorized'),
  'log-in': signIn('identity.plz-login'),
  'site-admin': refused('identity.not-a-site-admin'),
  seat: refused('plan.seat-read-only'),
  /** Or `groups.acting-elsewhere`, when the caller belongs to that group too. */
  'other-group': refused('groups.not-a-member'),
  'group-admin': refused('groups.admin-only'),
} as const satisfies Readonly<Record<string, Refusal>>;

export type Barrier = keyof typeof BARRIERS;

/** As much of an actor as rights depend on; null without a token that is good. */
export type Caller =
  | Pick<Extract<Actor, { kind: 'guest' }>, 'kind'>
  | Pick<Extract<Actor, { kind: 'member' }>, 'kind' | 'groupLevel' | 'isReadOnly' | 'isSiteAdmin'>
  | null;

/**
 * The first thing that keeps the caller out; null when nothing does.
 * `isActedIn`: the group that the path names, if it names one, is the one that the caller acts in.
 */
export function barrierTo(right: Right, caller: Caller, isActedIn: boolean): Barrier | null {
  if (right.who === 'anyone') return null;
  if (!caller) return 'token';
  if (caller.kind === 'guest') return right.who === 'guest' ? null : 'log-in';
  if (right.who === 'siteAdmin' && !caller.isSiteAdmin) return 'site-admin';
  if (right.seat === 'paid' && caller.isReadOnly) return 'seat';
  if (right.whose === 'namedGroup' && !isActedIn) return 'other-group';
  return right.who === 'groupAdmin' && caller.groupLevel !== 2 ? 'group-admin' : null;
}
