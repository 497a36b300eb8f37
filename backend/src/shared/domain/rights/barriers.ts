import type { Guest, Program, SignedInMember, Viewer } from '../actor';
import { refused, type Refusal, signIn } from './cell';
import type { HeldRight, Right } from './right';

/** Keeps callers from an operation, whatever thing they call it on. */
interface Gate {
  /** Whom it keeps out. */
  readonly appliesTo: string;
  readonly refusal: Refusal;
}

/** In the order in which callers meet them. */
export const BARRIERS = {
  token: {
    appliesTo: 'whose token is missing, wrong, expired or revoked',
    refusal: signIn('identity.unauthorized'),
  },
  'log-in': { appliesTo: 'a guest, where members may', refusal: signIn('identity.plz-login') },
  program: {
    appliesTo: 'a program, where only people may',
    refusal: refused('identity.not-for-programs'),
  },
  scope: {
    appliesTo: 'a program whose token has not the scope',
    refusal: refused('identity.insufficient-scope'),
  },
  view: {
    appliesTo: 'a site admin who views a person, where something is changed or secret',
    refusal: refused('identity.view-only'),
  },
  'site-admin': {
    appliesTo: 'who does not run the site, where site admins may',
    refusal: refused('identity.not-a-site-admin'),
  },
  seat: {
    appliesTo: 'a member whose seat the plan does not pay for, where it has to be paid',
    refusal: refused('plan.seat-read-only'),
  },
  'other-group': {
    appliesTo:
      'who acts in another group than `namedGroup` (`groups.acting-elsewhere` if they belong to it, too)',
    refusal: refused('groups.not-a-member'),
  },
  'group-admin': { appliesTo: 'a general member, where admins may', refusal: refused('groups.admin-only') },
} as const satisfies Readonly<Record<string, Gate>>;

export type Barrier = keyof typeof BARRIERS;

type MemberRight = 'groupLevel' | 'isReadOnly' | 'isSiteAdmin';

/** As much of an actor as rights depend on; null without a token that is good. */
export type Caller =
  | Pick<Guest, 'kind'>
  | Pick<SignedInMember, 'kind' | MemberRight>
  | Pick<Program, 'kind' | 'scopes' | MemberRight>
  | Pick<Viewer, 'kind' | MemberRight>
  | null;

/** What keeps out callers who act for another person, whatever that person may do. */
function limitTo(
  { program: needed, view }: HeldRight,
  caller: Exclude<Caller, null>,
): 'program' | 'scope' | 'view' | null {
  if (caller.kind === 'viewer') return view === 'shown' ? null : 'view';
  if (caller.kind !== 'program') return null;
  if (needed === null) return 'program';
  return caller.scopes.includes(needed) ? null : 'scope';
}

/**
 * The first thing that keeps the caller out; null when nothing does.
 * `isActedIn`: the group that the path names, if it names one, is the one that the caller acts in.
 */
export function barrierTo(right: Right, caller: Caller, isActedIn: boolean): Barrier | null {
  if (right.who === 'anyone') return null;
  if (!caller) return 'token';
  if (caller.kind === 'guest') return right.who === 'guest' ? null : 'log-in';
  const limit = limitTo(right, caller);
  if (limit) return limit;
  if (right.who === 'siteAdmin' && !caller.isSiteAdmin) return 'site-admin';
  if (right.seat === 'paid' && caller.isReadOnly) return 'seat';
  if (right.whose === 'namedGroup' && !isActedIn) return 'other-group';
  return right.who === 'groupAdmin' && caller.groupLevel !== 2 ? 'group-admin' : null;
}
