import { DateTime } from 'luxon';
import { planOf } from './catalog';
import type { Context } from './gateway-context';
import type { Cycle, Money, Subscription } from './state';

const cyclesOf = (subscription: Subscription, context: Context): readonly Cycle[] =>
  subscription.ownCycles ?? planOf(subscription.planId, context).cycles;

const regularPrice = (cycles: readonly Cycle[]): Money =>
  cycles.find(({ isTrial }) => !isTrial)?.price ?? { currency: 'USD', minor: 0 };

/** The price of the regular cycle. */
export const priceOf = (subscription: Subscription, context: Context): Money =>
  regularPrice(cyclesOf(subscription, context));

export function planPrice(planId: string, context: Context): Money {
  return regularPrice(planOf(planId, context).cycles);
}

/** Whether two plans charge at the same distances. */
export function isSameInterval(one: string, other: string, context: Context): boolean {
  const [first, second] = [one, other].map((id) =>
    planOf(id, context).cycles.find(({ isTrial }) => !isTrial),
  );
  return first?.unit === second?.unit && first?.count === second?.count;
}

interface Charge {
  readonly at: number;
  /** Absent for a trial that costs nothing. */
  readonly money?: Money;
}

/** The charge after `done` others; undefined when there is none any more. */
export function chargeAfter(subscription: Subscription, done: number, context: Context): Charge | undefined {
  let left = done;
  let from = DateTime.fromMillis(subscription.billsFrom, { zone: 'utc' });
  for (const { unit, count, total, price } of cyclesOf(subscription, context)) {
    // Always from the beginning of the cycle, so that a month's last day is not lost for good.
    if (total === 0 || left < total) {
      return { at: from.plus({ [unit]: count * left }).toMillis(), ...(price ? { money: price } : {}) };
    }
    left -= total;
    from = from.plus({ [unit]: count * total });
  }
  return undefined;
}
