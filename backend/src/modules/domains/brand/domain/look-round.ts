/** How the looks of one round ended. */
export interface LookRound {
  readonly looks: number;
  /** Those that came to nothing, as servers failed or kept silent. */
  readonly unknown: number;
}

const MAX_UNKNOWN_SHARE = 0.2;
/** One customer's broken name servers are no sign of ours. */
const MIN_UNKNOWN = 3;

/**
 * Whether a round may change what is known of domains. When more than a fifth of it is unknown, our own resolver is to blame,
 * and a `no` from it is worth nothing: nothing follows from the round but an alert.
 */
export function isConclusive({ looks, unknown }: LookRound): boolean {
  return unknown < MIN_UNKNOWN || unknown <= looks * MAX_UNKNOWN_SHARE;
}
