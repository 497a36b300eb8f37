/** What decides how much of a link's analytics the caller sees. */
export class LinkStatusDto {
  /** The clicks that the plan allows are used up; no plan limits them today. */
  readonly isUserClickLimitReached!: boolean;
  /** The caller is an admin of the link's group, or runs the site, and sees everything. */
  readonly isAdmin!: boolean;
  /** Whoever made the link has an account. */
  readonly isLinkAutherLogin!: boolean;
  /** The link is of the group that the caller acts in. */
  readonly isLinkGroup!: boolean;
  /** The link's group shows referrers and platforms to its own members alone. */
  readonly isLinkProtectTrack!: boolean;
}
