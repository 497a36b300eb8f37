/** What groups buy, by which gateways they pay, and what follows from it. */
export { GatewayChecks } from './application/gateway-checks.service';
export { PaymentOffers } from './application/orders/payment-offers.service';
export { OneTimePurchases, type OneTimeQuote } from './application/orders/one-time-purchases.service';
export { type Purchase, type Sale, Seller } from './application/ports/seller';
export { Sellers } from './application/sellers.service';
export { type FailedPayment, FailedRenewals } from './application/subscriptions/failed-renewals.service';
export { SoldSubscriptions } from './application/subscriptions/sold-subscriptions.service';
export { type NewCoupon } from './domain/coupon';
export type { PurchaseTarget } from './domain/purchase-target';
export { quoteOf } from './domain/quote';
export { GroupPlans } from './plans/application/group-plans.service';
export { PaymentChecksModule } from './payment-checks.module';
export { PaymentsModule } from './payments.module';
