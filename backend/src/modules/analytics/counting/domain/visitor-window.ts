/** After a counted hit, the same visitor of the same link is no new one for this long. */
export const WINDOW_MS = 24 * 3_600_000;

/**
 * A visitor of one link under the keys of two days: windows are kept under the key of the day on
 * which they opened, so around midnight a visitor is looked for under both.
 */
export interface VisitorMarks {
  readonly ofDay: number;
  readonly ofDayBefore: number;
}

/** Decides which hits are a visitor's first, over the windows that were open before. */
export class VisitorWindows {
  /** Windows that these hits opened: mark of the visitor, moment in milliseconds. */
  readonly opened = new Map<number, number>();

  constructor(private readonly stored: ReadonlyMap<number, number>) {}

  /** Whether the hit opens a window. A window starts at the hit that was counted and does not slide with later ones. */
  open(moment: number, { ofDay, ofDayBefore }: VisitorMarks): boolean {
    if (this.covers(ofDay, moment) || this.covers(ofDayBefore, moment)) return false;
    this.opened.set(ofDay, moment);
    return true;
  }

  /** Journals of several processes are read one after the other, so a hit may be older than the window it belongs to. */
  private covers(mark: number, moment: number): boolean {
    const start = this.opened.get(mark) ?? this.stored.get(mark);
    return start !== undefined && Math.abs(moment - start) < WINDOW_MS;
  }
}
