/** Breakdowns that not every reader of a link's analytics sees. */
export const HIDDEN_PARTS = ['sources', 'referrers', 'platforms', 'browsers'] as const;
export type HiddenPart = (typeof HIDDEN_PARTS)[number];

export const HIDING_REASONS = ['author-unknown', 'click-limit', 'protected'] as const;
export type HidingReason = (typeof HIDING_REASONS)[number];

/** What decides how much of a link's analytics a reader sees. */
export interface ReaderRights {
  /** Runs the site, or is an admin of the link's group. */
  readonly isAdmin: boolean;
  /** The author of the link has an account. */
  readonly isAuthorKnown: boolean;
  /** The clicks that the plan allows are used up. */
  readonly isClickLimitReached: boolean;
  /** The link's group shows where its visitors come from to its own members alone. */
  readonly isProtected: boolean;
  /** The link is of the group that the reader acts in. */
  readonly isOfReadersGroup: boolean;
  readonly isSignedIn: boolean;
}

/**
 * Why a reader does not see {@link HIDDEN_PARTS}; null for those who do. Admins see everything. Others do when the
 * author is signed up, the clicks of the plan are not used up, and the link is not protected from those outside its group.
 */
export function hidingReason(reader: ReaderRights): HidingReason | null {
  if (reader.isAdmin) return null;
  if (!reader.isAuthorKnown) return 'author-unknown';
  if (reader.isClickLimitReached) return 'click-limit';
  if (reader.isProtected && !(reader.isOfReadersGroup && reader.isSignedIn)) return 'protected';
  return null;
}
