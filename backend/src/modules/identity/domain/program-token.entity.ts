import type { ProgramScope } from '../../../shared/domain/rights/program-scopes';

export interface NewStoredToken {
  readonly groupId: number;
  /** Who makes it, and for whom it acts. */
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly ProgramScope[];
}

/** A program's token as it is kept: never its text. */
export class StoredToken {
  /** Given by the database. */
  readonly id!: number;
  readonly groupId: number;
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly ProgramScope[];
  readonly lastUsedAt: Date | null = null;
  readonly revokedAt: Date | null = null;

  constructor(
    { groupId, userId, name, scopes }: NewStoredToken,
    readonly hash: string,
    readonly createdAt: Date,
  ) {
    this.groupId = groupId;
    this.userId = userId;
    this.name = name;
    this.scopes = [...scopes];
  }
}
