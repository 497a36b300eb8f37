import type { Schema } from '../../api/schemas';

/** What a group pays for. */
export type BillingStatus = Schema<'BillingStatusDto'>;
export type Payment = Schema<'PaymentDto'>;
export type PaymentPage = Schema<'BillingLogDto'>;
export type OrderDetails = Schema<'OrderDetailsDto'>;
export type OrderLines = Schema<'OrderLinesDto'>;
export type Quote = Schema<'QuoteDto'>;
export type StartedOrder = Schema<'StartedOrderDto'>;
export type InvoiceSettings = Schema<'InvoiceSettingsDto'>;
export type WelfareCodes = Schema<'WelfareCodesDto'>;
export type Coupon = Schema<'CouponDto'>;
export type CheckoutInput = Schema<'CheckoutDto'>;
export type InvoiceInput = Schema<'InvoiceDto'>;
export type PaidPlan = CheckoutInput['featureName'];
export type PaymentType = StartedOrder['paymentType'] & string;
export type WireCurrency = Quote['currency'];

export interface CheckoutApi {
  /** The price, which is promised for a while; also makes the order. */
  quote(input: CheckoutInput): Promise<Quote>;
  /** Begins to pay; without a payment type where nothing has to be paid. */
  start(externalId: string, paymentType: PaymentType | null): Promise<StartedOrder>;
  coupon(code: string): Promise<Coupon>;
  welfareCodes(): Promise<WelfareCodes>;
}

export interface SubscriptionApi {
  status(): Promise<BillingStatus>;
  /** From the newest when `start` is null. */
  payments(start: string | null): Promise<PaymentPage>;
  order(externalId: string): Promise<OrderDetails>;
  cancel(reason: string): Promise<BillingStatus>;
  resume(): Promise<void>;
  saveInvoice(invoice: InvoiceInput): Promise<InvoiceSettings>;
}

export type PaymentsApi = CheckoutApi & SubscriptionApi;
