import type { Guest, SignedInMember } from '../../../shared/domain/actor';
import { readBrowserUuid } from './browser-uuid';

/** Seconds that an access token lives. */
export const ACCESS_TOKEN_LIFETIME = 600;
/** How far apart the clocks of two machines may be, in seconds. */
const SKEW = 60;

/** Somebody signed in, as far as their token tells; whether the session and the membership still hold is asked each time. */
export type MemberOnToken = Pick<SignedInMember, 'kind' | 'userId' | 'groupId' | 'sessionId' | 'browserUuid'>;

/** Whom an access token is for. */
export type TokenHolder = Guest | MemberOnToken;

/** What an access token says; signed by this installation, so its holder cannot change it. */
export type AccessTokenClaims = TokenHolder & {
  /** Seconds since 1970 after which the token is worth nothing. */
  readonly expires: number;
};

type Unchecked = Readonly<Record<string, unknown>>;

export function claimsFor(holder: TokenHolder, now: Date): AccessTokenClaims {
  const expires = Math.floor(now.getTime() / 1_000) + ACCESS_TOKEN_LIFETIME;
  const { kind, userId, groupId, browserUuid } = holder;
  if (kind === 'guest') return { kind, userId, groupId, browserUuid, expires };
  return { kind, userId, groupId, sessionId: holder.sessionId, browserUuid, expires };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function memberIn({ userId, groupId, sessionId }: Unchecked, browserUuid: string): MemberOnToken | null {
  if (!isId(userId) || !isId(groupId) || typeof sessionId !== 'string') return null;
  return { kind: 'member', userId, groupId, sessionId, browserUuid };
}

/**
 * Whom these claims are for and until when, or null when they have expired or say nothing we know. A token that would live
 * too long was made by a clock that has been put back since.
 */
export function readClaims(claims: Unchecked, now: Date): AccessTokenClaims | null {
  const { kind, browserUuid, expires } = claims;
  const uuid = typeof browserUuid === 'string' ? readBrowserUuid(browserUuid) : null;
  if (!uuid || typeof expires !== 'number') return null;
  const left = expires - now.getTime() / 1_000;
  if (left <= 0 || left > ACCESS_TOKEN_LIFETIME + SKEW) return null;
  if (kind === 'guest') return { kind, userId: 0, groupId: 0, browserUuid: uuid, expires };
  const member = kind === 'member' ? memberIn(claims, uuid) : null;
  return member && { ...member, expires };
}
