import { InvalidInput } from '../../../shared/domain/domain-error';
import type { BillingCycle } from './billing-cycle';
import { problem } from './payments.errors';

/** Something bigger, something smaller, or the same in another billing cycle. */
export type ChangeKind = 'upgrade' | 'degrade' | 'changePeriod';

/** What is paid for, by its place among all that its seller sells: bigger ones are higher. */
export interface RankedTerms {
  readonly rank: number;
  readonly cycle: BillingCycle;
}

/** `now`: the difference is paid at once. Otherwise nothing is, and it takes effect when the paid period is over. */
export interface PlanChange {
  readonly kind: ChangeKind;
  readonly takesEffect: 'now' | 'periodEnd';
}

/**
 * What it is to change from one to the other; null when they are the same. Throws `InvalidInput` for a bigger plan by
 * month while a year is paid for: the rest of the year would be worth more than what is bought.
 */
export function changeBetween(from: RankedTerms, to: RankedTerms): PlanChange | null {
  const isShorter = from.cycle === 'yearly' && to.cycle === 'monthly';
  if (to.rank < from.rank) return { kind: 'degrade', takesEffect: 'periodEnd' };
  if (to.rank > from.rank) {
    if (isShorter) {
      throw new InvalidInput([
        problem('billingCycle', 'yearly-only', 'A bigger plan is paid by year while this year is paid for.'),
      ]);
    }
    return { kind: 'upgrade', takesEffect: 'now' };
  }
  if (from.cycle === to.cycle) return null;
  return { kind: 'changePeriod', takesEffect: isShorter ? 'periodEnd' : 'now' };
}
