import type { StoredToken } from '../../domain/program-token.entity';

/** Where a token was used last. */
export interface TokenUse {
  readonly at: Date;
  /** ISO 3166-1; null when it is on no map. */
  readonly country: string | null;
}

/** Tokens of programs as they are stored. Those of people who are gone are not found. */
export abstract class ProgramTokenRepository {
  abstract add(token: StoredToken): Promise<void>;
  abstract save(token: StoredToken): Promise<void>;
  /** Neither revoked nor replaced for good; null when there is none. */
  abstract findLive(
    key: { readonly hash: string } | { readonly id: number },
    now: Date,
  ): Promise<StoredToken | null>;
  /** Those of a group that are live, the newest first. */
  abstract liveOf(groupId: number, now: Date): Promise<StoredToken[]>;
  /** The same, for a change of them: until the end of the unit of work no other transaction changes what the group has. */
  abstract holdOf(groupId: number, now: Date): Promise<StoredToken[]>;
  abstract noteUse(id: number, use: TokenUse): Promise<void>;
  /** Those that a person made. */
  abstract tokensOf(userId: number, limit: number): Promise<StoredToken[]>;
  abstract removeOf(userId: number): Promise<void>;
}
