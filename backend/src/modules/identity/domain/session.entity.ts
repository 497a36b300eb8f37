const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A session ends this long after sign-in, however much it is used. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** A session that was not used for this long has ended. */
export const SESSION_IDLE_MS = 7 * DAY_MS;
/** A browser may ask twice with one refresh token when an answer was lost or two tabs woke up together. */
export const REPEAT_MS = 10_000;

/** Why a session is over. */
export type EndReason = 'logout' | 'revoked' | 'reuse' | 'replaced' | 'erased' | 'suspended';

/** What a session shows of where it was begun; short words, never the raw header. */
export interface DeviceFacts {
  readonly browser: string | null;
  readonly os: string | null;
  readonly device: 'desktop' | 'mobile' | 'tablet';
}

export interface NewSession extends DeviceFacts {
  /** 128 random bits. */
  readonly id: string;
  readonly userId: number;
  readonly groupId: number;
  readonly browserUuid: string;
  /** Where it was begun, as an ISO 3166 code; null when unknown. */
  readonly country: string | null;
}

/** What a refresh token that we made is worth now. */
export type TokenVerdict =
  /** It is the newest: the next generation begins. */
  | 'current'
  /** Its successor exists and may be handed out once more. */
  | 'repeated'
  /** It was used by a browser that should not have it any more. */
  | 'reused'
  /** Another browser holds the newest one. */
  | 'other-browser'
  /** The session is over, or knows nothing of this generation. */
  | 'over';

/** One sign-in of one browser: the family of all refresh tokens that follow from it. */
export class Session {
  readonly id: string;
  readonly userId: number;
  /** The only browser that may go on with the session. */
  readonly browserUuid: string;
  /** The group that the person acted in last. */
  groupId: number;
  /** Counts the refresh tokens handed out; a counter, because two uses may fall in one millisecond. */
  generation = 1;
  /** SHA-256 of the newest refresh token, hexadecimal. */
  tokenHash: string;
  /** When the newest generation began. */
  rotatedAt: Date;
  readonly createdAt: Date;
  lastUsedAt: Date;
  readonly expiresAt: Date;
  endedAt: Date | null = null;
  endReason: EndReason | null = null;
  readonly browser: string | null;
  readonly os: string | null;
  readonly device: DeviceFacts['device'];
  readonly country: string | null;

  constructor(facts: NewSession, tokenHash: string, now: Date) {
    this.id = facts.id;
    this.userId = facts.userId;
    this.groupId = facts.groupId;
    this.browserUuid = facts.browserUuid;
    this.browser = facts.browser;
    this.os = facts.os;
    this.device = facts.device;
    this.country = facts.country;
    this.tokenHash = tokenHash;
    this.rotatedAt = now;
    this.createdAt = now;
    this.lastUsedAt = now;
    this.expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
  }

  isLive(now: Date): boolean {
    const idleSince = now.getTime() - this.lastUsedAt.getTime();
    return this.endedAt === null && now < this.expiresAt && idleSince < SESSION_IDLE_MS;
  }

  /** What the token of this generation is worth to this browser. */
  judge(generation: number, browserUuid: string | null, now: Date): TokenVerdict {
    if (!this.isLive(now) || generation > this.generation) return 'over';
    const sameBrowser = browserUuid === this.browserUuid;
    if (generation === this.generation) return sameBrowser ? 'current' : 'other-browser';
    const isPrevious = generation === this.generation - 1;
    // Also when the clock has been put back since.
    const isFresh = Math.abs(now.getTime() - this.rotatedAt.getTime()) <= REPEAT_MS;
    return isPrevious && isFresh && sameBrowser ? 'repeated' : 'reused';
  }
}
