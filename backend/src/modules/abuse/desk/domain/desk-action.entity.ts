import type { Changing } from '../../../../shared/domain/changing';
import type { LinkDisabling } from '../../../links/values';
import type { ReportReason } from '../../domain/report-reason';
import { NothingToUndo } from './desk.errors';

/**
 * What those who run the site do: `link-disabled` and `link-enabled` to one link, `browser-suspended` to a guest's browser
 * and all its links, `person-suspended` to a person and all links they made, `address-blocked` to a destination and all
 * links that lead there, `cache-cleared` to what is remembered of a link, `contact-shown` to the address of its owner,
 * `person-viewed` to a person whose screens they looked at, `domain-suspended` and `domain-resumed` to a group's domain.
 */
export const DESK_ACTION_KINDS = [
  'link-disabled',
  'link-enabled',
  'browser-suspended',
  'person-suspended',
  'address-blocked',
  'cache-cleared',
  'contact-shown',
  'person-viewed',
  'domain-suspended',
  'domain-resumed',
] as const;
export type DeskActionKind = (typeof DESK_ACTION_KINDS)[number];

/** Those that go through many links, and can be undone as a whole. */
export const SWEEP_KINDS = [
  'browser-suspended',
  'person-suspended',
  'address-blocked',
] as const satisfies readonly DeskActionKind[];
export type SweepKind = (typeof SWEEP_KINDS)[number];

const SWEEPS: ReadonlySet<DeskActionKind> = new Set<SweepKind>(SWEEP_KINDS);

export const isSweep = (kind: DeskActionKind): kind is SweepKind => SWEEPS.has(kind);

/** What such an action says of the links that it disables. */
export const DISABLED_FOR: Readonly<Record<SweepKind, LinkDisabling>> = {
  'browser-suspended': 'abuse',
  'person-suspended': 'abuse',
  'address-blocked': 'blocked',
};

/** `running`: goes through links; `done`; `undoing`: gives back the links that it disabled; `undone`. */
export const DESK_ACTION_STATES = ['running', 'done', 'undoing', 'undone'] as const;
export type DeskActionState = (typeof DESK_ACTION_STATES)[number];

/** The states of what many links are disabled by, and a second one of the same would change nothing. */
export const IN_FORCE = ['running', 'done'] as const satisfies readonly DeskActionState[];

export interface NewDeskAction {
  readonly kind: DeskActionKind;
  /** What it was done to: a short URL, a browser's id, a person's number, an entry of the block list. */
  readonly subject: string;
  /** The site admin who did it. */
  readonly userId: number;
  readonly reason: ReportReason;
  /** For site admins alone; null for none. */
  readonly note: string | null;
}

/** Something that a site admin did, how far it has come, and whether it was undone. */
export class DeskAction implements NewDeskAction {
  /** Given by the database. */
  readonly id!: number;
  readonly kind: DeskActionKind;
  readonly subject: string;
  readonly userId: number;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly state: DeskActionState;
  /** The last link that was passed; where it goes on after a crash. */
  readonly passedLinkId: number;
  /** Links that were looked at, that were disabled, and that were enabled again. */
  readonly lookedAt: number;
  readonly disabled: number;
  readonly enabled: number;
  readonly createdAt: Date;
  /** When it had gone through all links; null before. */
  readonly endedAt: Date | null;
  readonly undoneBy: number | null;
  readonly undoneAt: Date | null;

  constructor({ kind, subject, userId, reason, note }: NewDeskAction, now: Date) {
    this.kind = kind;
    this.subject = subject;
    this.userId = userId;
    this.reason = reason;
    this.note = note;
    this.state = isSweep(kind) ? 'running' : 'done';
    this.passedLinkId = 0;
    this.lookedAt = 0;
    this.disabled = 0;
    this.enabled = 0;
    this.createdAt = now;
    this.endedAt = isSweep(kind) ? null : now;
    this.undoneBy = null;
    this.undoneAt = null;
  }

  /** It holds: a second one of the same would change nothing. */
  get isInForce(): boolean {
    return isSweep(this.kind) && IN_FORCE.some((state) => state === this.state);
  }

  /** Some more links were looked at, up to this one. */
  pass(upTo: number, { lookedAt, disabled }: { readonly lookedAt: number; readonly disabled: number }): void {
    this.changing.passedLinkId = upTo;
    this.changing.lookedAt += lookedAt;
    this.changing.disabled += disabled;
  }

  end(now: Date): void {
    this.changing.state = 'done';
    this.changing.endedAt = now;
  }

  /** Throws `NothingToUndo` unless it holds. */
  undo(userId: number, now: Date): void {
    if (!this.isInForce) throw new NothingToUndo();
    this.changing.state = 'undoing';
    this.changing.undoneBy = userId;
    this.changing.undoneAt = now;
  }

  /** Some more links were given back. */
  giveBack(enabled: number): void {
    this.changing.enabled += enabled;
  }

  endUndo(): void {
    this.changing.state = 'undone';
  }

  private get changing(): Changing<DeskAction> {
    return this;
  }
}
