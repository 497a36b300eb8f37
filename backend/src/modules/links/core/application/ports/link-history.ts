import type { ChangedField, LinkChange } from '../../domain/link-settings';

/** Who changed something of a link, when, and in which group it was then. */
export interface ChangeNote {
  readonly linkId: number;
  readonly groupId: number;
  readonly userId: number;
  readonly changedAt: Date;
}

/** A change as it was written down; values as JSON has them. */
export interface PastChange {
  readonly changeId: number;
  readonly field: ChangedField;
  readonly before: unknown;
  readonly after: unknown;
  readonly userId: number;
  readonly changedAt: Date;
}

/** What was changed of links. A group sees what happened while it had the link, and no more. */
export abstract class LinkHistory {
  abstract add(note: ChangeNote, changes: readonly LinkChange[]): Promise<void>;

  /** Newest first, with ids below `before`. */
  abstract pageOf(
    link: Pick<ChangeNote, 'linkId' | 'groupId'>,
    page: { before: number; limit: number },
  ): Promise<PastChange[]>;

  /** The last change of each of these fields. */
  abstract lastOf(
    link: Pick<ChangeNote, 'linkId' | 'groupId'>,
    fields: readonly ChangedField[],
  ): Promise<PastChange[]>;

  abstract find(link: Pick<ChangeNote, 'linkId' | 'groupId'>, changeId: number): Promise<PastChange | null>;

  /** For links whose owners are gone for good. */
  abstract forget(linkIds: readonly number[]): Promise<void>;
}
