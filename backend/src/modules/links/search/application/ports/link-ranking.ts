/** Clicks that a link got. */
export interface NewClicks {
  readonly linkId: number;
  readonly clicks: number;
  /** When the last one came, in whatever unit the counter has; later is more. */
  readonly lastClick: number;
}

/** How links rank among each other, for lists ordered by clicks. Written by the ingester. */
export abstract class LinkRanking {
  /** Part of the caller's unit of work, and counted exactly as often as that is. */
  abstract note(event: readonly NewClicks[]): Promise<void>;

  /** Live links of a group that were clicked since then, the last ones first. */
  abstract clickedSince(groupId: number, since: number, most: number): Promise<readonly number[]>;

  /** The groups of these links, at most 1 024; links that are gone are left out. */
  abstract groupsOf(linkIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}
