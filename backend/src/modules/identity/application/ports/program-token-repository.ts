import type { StoredToken } from '../../domain/program-token.entity';

/** Tokens of programs as they are stored. */
export abstract class ProgramTokenRepository {
  abstract add(token: StoredToken): Promise<void>;
  /** Null when there is none, it was revoked, or whoever made it is gone. */
  abstract findLive(hash: string): Promise<StoredToken | null>;
  abstract noteUse(id: number, at: Date): Promise<void>;
  abstract revoke(id: number, at: Date): Promise<void>;
  /** Those that a person made. */
  abstract of(userId: number, limit: number): Promise<StoredToken[]>;
  abstract removeOf(userId: number): Promise<void>;
}
