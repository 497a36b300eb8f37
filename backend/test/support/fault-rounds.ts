/** `npm run faults` does `full` rounds; a plain `npm test` (FAULT_ROUNDS, backend/tools/lib/tiers.mjs) does a few. */
export const faultRounds = (full: number): number =>
  Math.min(full, Number(process.env['FAULT_ROUNDS'] ?? full));
