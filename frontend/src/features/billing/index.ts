import type { CatalogueStore } from './catalogue.store';
import type { RemindersStore } from './reminders.store';
import type { UsageStore } from './usage.store';

export type { BillingApi } from './billing.api';
export { planLimitMessages } from './limit.messages';
export { fullest, leftOf, meterState } from './meter-state';
export { localCurrency, moneyText } from './money';
export {
  type PlanCatalogue,
  CURRENCIES,
  type Currency,
  type Cycle,
  CYCLES,
  type GroupUsage,
  type Losses,
  type UsageMeter,
  type Plan,
  type PricedPlan,
} from './plan';
export { createLazyBillingApi } from './lazy-billing.api';
export { CatalogueStore } from './catalogue.store';
export { LossesList } from './components/LossesList';
export { LimitHint } from './components/LimitHint';
export { UsageInShort } from './components/UsageInShort';
export { UsageStore } from './usage.store';
export { limitName } from './plan-words';
export { RemindersStore } from './reminders.store';

/** Loaded when a member is reminded: no first look at a page needs it. */
export const loadReminderDialog = () => import('./components/ReminderDialog');

declare module '../../shared/store-context' {
  interface Stores {
    readonly catalogue: CatalogueStore;
    readonly usage: UsageStore;
    readonly reminders: RemindersStore;
  }
}
