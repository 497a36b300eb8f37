export {
  type BillingApi,
  type Catalogue,
  createBillingApi,
  type GroupUsage,
  type LimitName,
  type Plan,
  type PricedPlan,
} from './billing.api';
export { CatalogueStore } from './catalogue.store';
export { LimitHint } from './components/LimitHint';
export { UsageInShort } from './components/UsageInShort';
export { UsageStore } from './usage.store';
