export { BuyingNotes } from './components/BuyingNotes';
export { PlanAction } from './components/PlanAction';
export { createPaymentsApi } from './create-payments.api';
export { currencyOfType } from './currency';
export type {
  BillingStatus,
  Coupon,
  OrderDetails,
  Payment,
  PaymentsApi,
  Quote,
  StartedOrder,
} from './payments.api';
export { type Buying, useBuying } from './use-buying';
