import type { Actor } from '../../../shared/domain/actor';
import { readBrowserUuid } from './browser-uuid';

/** Seconds that an access token lives. */
export const ACCESS_TOKEN_LIFETIME = 600;

/** What an access token says; signed by this installation, so its holder cannot change it. */
export interface AccessTokenClaims {
  /** Kind of caller. */
  readonly kind: Actor['kind'];
  readonly browserUuid: string;
  /** Seconds since 1970 after which the token is worth nothing. */
  readonly expires: number;
}

export function claimsFor(actor: Actor, now: Date): AccessTokenClaims {
  return {
    kind: actor.kind,
    browserUuid: actor.browserUuid,
    expires: Math.floor(now.getTime() / 1_000) + ACCESS_TOKEN_LIFETIME,
  };
}

/** Who holds these claims now, or null when they have expired or say nothing we know. */
export function actorOf(claims: Readonly<Record<string, unknown>>, now: Date): Actor | null {
  const { kind, browserUuid, expires } = claims;
  const uuid = typeof browserUuid === 'string' ? readBrowserUuid(browserUuid) : null;
  if (kind !== 'guest' || !uuid || typeof expires !== 'number' || expires * 1_000 <= now.getTime()) {
    return null;
  }
  return { kind, userId: 0, groupId: 0, browserUuid: uuid };
}
