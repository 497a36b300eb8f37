import type { Changing } from '../../../shared/domain/changing';
import type { ProgramScope } from '../../../shared/domain/rights/program-scopes';

export interface NewStoredToken {
  readonly groupId: number;
  /** Who makes it, and for whom it acts. */
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly ProgramScope[];
}

/** What is kept of the text of a token. */
export interface TokenTraces {
  readonly hash: string;
  /** By these its holders recognise it. */
  readonly lastFour: string;
}

/** A program's token as it is kept: never its text. */
export class StoredToken {
  /** Given by the database. */
  readonly id!: number;
  readonly groupId: number;
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly ProgramScope[];
  readonly hash: string;
  readonly lastFour: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null = null;
  /** ISO 3166-1; null when it was not used, or from nowhere that is on the map. */
  readonly lastUsedCountry: string | null = null;
  /** Until when it is good beside the one that took its place; null while none has. */
  readonly replacedUntil: Date | null = null;
  readonly revokedAt: Date | null = null;

  constructor({ groupId, userId, name, scopes }: NewStoredToken, traces: TokenTraces, now: Date) {
    this.groupId = groupId;
    this.userId = userId;
    this.name = name;
    this.scopes = [...scopes];
    this.hash = traces.hash;
    this.lastFour = traces.lastFour;
    this.createdAt = now;
  }

  isLive(now: Date): boolean {
    return this.revokedAt === null && (this.replacedUntil === null || now < this.replacedUntil);
  }

  /** Another takes its place; what was replaced before ends at once. */
  replace(until: Date, now: Date): void {
    if (this.replacedUntil === null && until > now) this.changing.replacedUntil = until;
    else this.revoke(now);
  }

  revoke(now: Date): void {
    this.changing.revokedAt ??= now;
  }

  private get changing(): Changing<StoredToken> {
    return this;
  }
}
