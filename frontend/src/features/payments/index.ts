export { HandOver } from './components/HandOver';
export { InvoiceFields } from './components/InvoiceFields';
export { PayOnceDialog } from './components/PayOnceDialog';
export { useCountry } from './use-country';
export { useIsAdmin } from './use-is-admin';
export { useMoney } from './use-money';
export { BuyingNotes } from './components/BuyingNotes';
export { PlanAction } from './components/PlanAction';
export { createPaymentsApi } from './create-payments.api';
export { currencyOfType, typeFor } from './currency';
export type { WireCurrency } from './payments.api';
export { CancelDialog } from './components/CancelDialog';
export { ChangeCardDialog } from './components/ChangeCardDialog';
export {
  invoiceFieldOf,
  invoiceInputOf,
  invoiceMistakes,
  type InvoiceValues,
  invoiceValuesOf,
} from './invoice-form';
export { paymentProblems } from './payment-problem.messages';
export { checkoutPath } from './purchase';
export { useWords } from './use-words';
export type {
  BillingStatus,
  ChangePreview,
  Coupon,
  DomainSubscription,
  DomainSubscriptions,
  InvoiceSettings,
  OrderDetails,
  Payment,
  PaymentsApi,
  Quote,
  StartedOrder,
} from './payments.api';
export { type Buying, useBuying } from './use-buying';
