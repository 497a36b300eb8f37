import type { Schema } from '../../api/schemas';
import type { PlanChoice } from './purchase';

/** What a group pays for. */
export type BillingStatus = Schema<'BillingStatusDto'>;
export type Payment = Schema<'PaymentDto'>;
export type PaymentPage = Schema<'BillingLogDto'>;
export type OrderDetails = Schema<'OrderDetailsDto'>;
export type OrderLines = Schema<'OrderLinesDto'>;
export type Quote = Schema<'QuoteDto'>;
export type ChangePreview = Schema<'ChangePreviewDto'>;
export type StartedOrder = Schema<'StartedOrderDto'>;
export type InvoiceSettings = Schema<'InvoiceSettingsDto'>;
export type GroupInvoice = Schema<'GroupInvoiceDto'>;
export type WelfareCodes = Schema<'WelfareCodesDto'>;
export type Coupon = Schema<'CouponDto'>;
export type CheckoutInput = Schema<'CheckoutDto'>;
export type DomainCheckoutInput = Schema<'DomainCheckoutDto'>;
/** Domains that a group pays for, and the ways to pay that are offered. */
export type DomainSubscriptions = Schema<'DomainSubscriptionsDto'>;
/** A domain that a group pays for. */
export type DomainSubscription = Schema<'DomainSubscriptionDto'>;
export type InvoiceInput = Schema<'InvoiceDto'>;
export type PaymentType = StartedOrder['paymentType'] & string;
export type WireCurrency = Quote['currency'];

export interface CheckoutApi {
  /** The price, which is promised for a while; also makes the order. */
  quote(input: CheckoutInput): Promise<Quote>;
  /** The same of a year of a reserved domain. */
  quoteDomain(input: DomainCheckoutInput): Promise<Quote>;
  /** Begins to pay; without a payment type where nothing has to be paid. */
  start(externalId: string, paymentType: PaymentType | null): Promise<StartedOrder>;
  coupon(code: string): Promise<Coupon>;
  welfareCodes(): Promise<WelfareCodes>;
}

/** Which payments are listed: all, those of a year, or those of which something was refunded. */
export type PaymentLogFilter = 'all' | 'refunded' | number;

export interface SubscriptionApi {
  status(): Promise<BillingStatus>;
  /** From the newest when `start` is null. */
  payments(filter: PaymentLogFilter, start: string | null): Promise<PaymentPage>;
  order(externalId: string): Promise<OrderDetails>;
  cancel(reason: string): Promise<BillingStatus>;
  /** Its payer may have to agree to a new mandate first. */
  resume(): Promise<StartedOrder>;
  saveInvoice(invoice: InvoiceInput): Promise<InvoiceSettings>;
}

export interface ChangeApi {
  /** What it would cost; nothing is stored. */
  previewChange(choice: PlanChoice): Promise<ChangePreview>;
  /** By the way to pay that is named, or the one that pays until now. */
  change(
    kind: ChangePreview['kind'],
    choice: PlanChoice,
    paymentType: PaymentType | null,
  ): Promise<StartedOrder>;
  withdrawChange(): Promise<void>;
  changeCard(paymentType: PaymentType): Promise<StartedOrder>;
}

/** What groups pay for domains, each by the year. */
export interface DomainPaymentsApi {
  domains(): Promise<DomainSubscriptions>;
  cancelDomain(domain: string, reason: string): Promise<DomainSubscriptions>;
  /** What was cancelled goes on. */
  resumeDomain(domain: string): Promise<StartedOrder>;
  /** By another card, or another way to pay what is overdue. */
  changeDomainCard(domain: string, paymentType: PaymentType): Promise<StartedOrder>;
}

export type PaymentsApi = CheckoutApi & SubscriptionApi & ChangeApi & DomainPaymentsApi;
