import { PastDue, RenewalUnderWay, ResumeFirst, SubscriptionIsOver } from './payments.errors';

/**
 * `due`: the paid period is over and the money for the next one is under way. `pastDue`: it did not come; the plan stays
 * for some days. `cancelled`: the plan stays until the paid period is over.
 */
export type SubscriptionState = 'active' | 'due' | 'pastDue' | 'cancelled' | 'ended';

/** What keeps a subscription from being changed. */
export const OBSTACLES: Readonly<Record<SubscriptionState, (() => Error) | null>> = {
  active: null,
  due: () => new RenewalUnderWay(),
  pastDue: () => new PastDue(),
  cancelled: () => new ResumeFirst(),
  ended: () => new SubscriptionIsOver(),
};
