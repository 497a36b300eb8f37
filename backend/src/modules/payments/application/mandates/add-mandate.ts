import type { Mandate } from '../../domain/mandate.entity';
import type { SubscriptionStore } from '../ports/subscription-store';

/**
 * Stores what a customer has agreed to. A further charge may have been reported before the first one: then there is a
 * mandate with that number, which was to end because it was unknown what it was for. Part of the caller's transaction.
 */
export async function addMandate(store: SubscriptionStore, made: Mandate): Promise<void> {
  const before = await store.holdMandate(made.number);
  if (!before) return store.addMandate(made);
  before.takeOver(made);
  await store.saveMandate(before);
}
