/** What groups buy, by which gateways they pay, and what follows from it. */
export { GatewayChecksService } from './application/gateway-checks.service';
export { PaymentOffersService } from './application/orders/payment-offers.service';
export { OneTimePurchasesService, type OneTimeQuote } from './application/orders/one-time-purchases.service';
export { type Purchase, type Sale, Seller } from './application/ports/seller';
export { SellersService } from './application/sellers.service';
export {
  type FailedPayment,
  FailedRenewalsService,
} from './application/subscriptions/failed-renewals.service';
export { SoldSubscriptionsService } from './application/subscriptions/sold-subscriptions.service';
export { type NewCoupon } from './domain/coupon';
export type { PurchaseTarget } from './domain/purchase-target';
export { quoteOf } from './domain/quote';
export { GroupPlansService } from './plans/application/group-plans.service';
export { PaymentChecksModule } from './payment-checks.module';
export { PaymentsModule } from './payments.module';
