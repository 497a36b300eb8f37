import type { Attempt } from '../../domain/attempt.entity';
import type { Refund } from '../../domain/refund.entity';

/** The one whose money was used: that of a second payment goes back. Null while there is none. */
export const usedAttemptOf = (attempts: readonly Attempt[], refunds: readonly Refund[]): Attempt | null =>
  attempts.find(
    ({ id, state }) =>
      state === 'settled' && !refunds.some(({ attemptId, wasUsed }) => attemptId === id && !wasUsed),
  ) ?? null;
