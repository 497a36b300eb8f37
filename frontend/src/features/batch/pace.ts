/** Rows that were done at a moment (ms since 1970). */
export interface Reading {
  readonly rows: number;
  readonly at: number;
}

/** How long is left, in seconds, by how fast it went between two readings; null while that cannot be told. */
export function secondsLeft(first: Reading, last: Reading, of: number): number | null {
  const rows = last.rows - first.rows;
  const ms = last.at - first.at;
  if (rows <= 0 || ms <= 0) return null;
  return Math.ceil(((of - last.rows) * ms) / rows / 1_000);
}
