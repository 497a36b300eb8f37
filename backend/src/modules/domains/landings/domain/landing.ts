/** Where visits of a domain go that are of no link of it. */
export interface Landing {
  /** Where visits of the bare host go; null: nowhere. */
  readonly redirectUrl: string | null;
  /** Where visits of unknown addresses go; null: nowhere. */
  readonly fallbackUrl: string | null;
  /** What Facebook looks for in a page of the bare host; null: nothing. */
  readonly socialCode: string | null;
}

export const NO_LANDING: Landing = { redirectUrl: null, fallbackUrl: null, socialCode: null };
