import type { Guest, Program, SignedInMember } from '../../../shared/domain/actor';
import { readBrowserUuid } from './browser-uuid';

/** Seconds that an access token lives. */
export const ACCESS_TOKEN_LIFETIME = 600;
/** How far apart the clocks of two machines may be, in seconds. */
const SKEW = 60;

/** A person signed in, as far as their token tells; whether the session and the membership still hold is asked each time. */
export type MemberOnToken = Pick<SignedInMember, 'kind' | 'userId' | 'groupId' | 'sessionId' | 'browserUuid'>;

/** A program, as far as its access token tells; whether the token that it was given for still holds is asked each time. */
export type ProgramOnToken = Pick<Program, 'kind' | 'tokenId' | 'userId' | 'groupId'>;

/** Whom an access token is for. */
export type TokenHolder = Guest | MemberOnToken | ProgramOnToken;

/** What an access token says; signed by this installation, so its holder cannot change it. */
export type AccessTokenClaims = TokenHolder & {
  /** Seconds since 1970 after which the token is worth nothing. */
  readonly expires: number;
};

type Unchecked = Readonly<Record<string, unknown>>;

export function claimsFor(holder: TokenHolder, now: Date): AccessTokenClaims {
  const expires = Math.floor(now.getTime() / 1_000) + ACCESS_TOKEN_LIFETIME;
  const { userId, groupId } = holder;
  if (holder.kind === 'program') {
    return { kind: 'program', tokenId: holder.tokenId, userId, groupId, expires };
  }
  const { browserUuid } = holder;
  if (holder.kind === 'guest') return { kind: 'guest', userId: 0, groupId: 0, browserUuid, expires };
  return { kind: 'member', userId, groupId, sessionId: holder.sessionId, browserUuid, expires };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function memberIn({ userId, groupId, sessionId }: Unchecked, browserUuid: string): MemberOnToken | null {
  if (!isId(userId) || !isId(groupId) || typeof sessionId !== 'string') return null;
  return { kind: 'member', userId, groupId, sessionId, browserUuid };
}

function programIn({ tokenId, userId, groupId }: Unchecked): ProgramOnToken | null {
  if (!isId(tokenId) || !isId(userId) || !isId(groupId)) return null;
  return { kind: 'program', tokenId, userId, groupId };
}

function holderIn(claims: Unchecked): TokenHolder | null {
  const { kind, browserUuid } = claims;
  if (kind === 'program') return programIn(claims);
  const uuid = typeof browserUuid === 'string' ? readBrowserUuid(browserUuid) : null;
  if (uuid === null) return null;
  if (kind === 'guest') return { kind, userId: 0, groupId: 0, browserUuid: uuid };
  return kind === 'member' ? memberIn(claims, uuid) : null;
}

/**
 * Whom these claims are for and until when, or null when they have expired or say nothing we know. A token that would live
 * too long was made by a clock that has been put back since.
 */
export function readClaims(claims: Unchecked, now: Date): AccessTokenClaims | null {
  const { expires } = claims;
  if (typeof expires !== 'number') return null;
  const left = expires - now.getTime() / 1_000;
  if (left <= 0 || left > ACCESS_TOKEN_LIFETIME + SKEW) return null;
  const holder = holderIn(claims);
  return holder && { ...holder, expires };
}
