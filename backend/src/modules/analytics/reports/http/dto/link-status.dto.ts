/** What decides how much of a link's analytics the caller sees. */
export class LinkStatusDto {
  /** Whether the plan's click limit is used up. Currently no plan limits clicks. */
  readonly isUserClickLimitReached!: boolean;
  /** Whether the caller is an admin of the link's group or a site administrator, and can see everything. */
  readonly isAdmin!: boolean;
  /** Whether the link's creator has an account. */
  readonly isLinkAutherLogin!: boolean;
  /** Whether the link belongs to the caller's active group. */
  readonly isLinkGroup!: boolean;
  /** Whether the link's group shows referrers and platforms only to its members. */
  readonly isLinkProtectTrack!: boolean;
}
