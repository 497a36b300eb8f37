import type { DeskAction, DeskActionKind } from '../../domain/desk-action.entity';

/** Which actions are wanted. */
export interface DeskActionPage {
  readonly kind: DeskActionKind | null;
  /** What it was done to; null for all. */
  readonly subject: string | null;
  /** Whether only those are wanted that are in force. */
  readonly isInForce: boolean;
  /** The action that the page before ended with; null for the first page. */
  readonly before: number | null;
  readonly limit: number;
}

/** Keeps what site admins do, and which links each action has disabled. */
export abstract class DeskActionStore {
  /** Gives it its id. */
  abstract add(action: DeskAction): Promise<void>;
  abstract find(id: number): Promise<DeskAction | null>;
  /** Those of them that exist. */
  abstract findAll(ids: readonly number[]): Promise<DeskAction[]>;
  /** One, held until the end of the caller's unit of work. */
  abstract hold(id: number): Promise<DeskAction | null>;
  abstract save(action: DeskAction): Promise<void>;
  /** Newest first. */
  abstract page(input: DeskActionPage): Promise<DeskAction[]>;
  /** The newest of the kind that was done to it; null when there is none. */
  abstract newestOf(kind: DeskActionKind, subject: string): Promise<DeskAction | null>;

  /** Those of the links that some action holds. */
  abstract heldAmong(linkIds: readonly number[]): Promise<ReadonlySet<number>>;
  abstract addLinks(actionId: number, linkIds: readonly number[]): Promise<void>;
  /** Takes some links from the action; none are left when there are fewer than `limit`. */
  abstract takeLinks(actionId: number, limit: number): Promise<readonly number[]>;
  /** What a person noted, at most 1000 times. */
  abstract notesOf(userId: number): Promise<readonly string[]>;
  abstract forgetNotesOf(userId: number): Promise<void>;
}
