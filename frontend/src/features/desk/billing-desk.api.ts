import type { Schema } from '../../api/schemas';
import type { Part } from './long-list.store';

export type FoundBilling = Schema<'FoundBillingDto'>;
export type BilledOrder = Schema<'AdminOrderDto'>;
export type OrderPage = Schema<'AdminOrderPageDto'>;
export type BilledSubscription = Schema<'AdminSubscriptionDto'>;
export type TimelineEvent = Schema<'TimelineEventDto'>;
export type PaymentAlert = Schema<'AdminAlertDto'>;
export type GroupPage = Schema<'AdminGroupPageDto'>;
export type Reconciliation = Schema<'ReconciliationDto'>;
export type SiteCoupon = Schema<'AdminCouponDto'>;
export type NewCoupon = Schema<'NewCouponDto'>;
export type OrderRefunds = Schema<'OrderRefundsDto'>;
export type NewRefund = Schema<'NewRefundDto'>;
export type RefundStep = Schema<'RefundStepDto'>;
export type InvoiceStep = Schema<'InvoiceStepDto'>;
export type InvoiceCorrection = Schema<'InvoiceCorrectionDto'>;
export type WireCurrency = BilledOrder['currency'];

export const ALERT_STATES = ['open', 'closed'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** `start`: null for the first part. */
export interface BillingDeskApi {
  find(q: string): Promise<FoundBilling>;
  order(externalId: string): Promise<OrderPage>;
  markPaid(externalId: string, input: { reference: string; reason: string }): Promise<OrderPage>;
  refunds(externalId: string): Promise<OrderRefunds>;
  refund(externalId: string, input: NewRefund): Promise<OrderRefunds>;
  /** Goes on with a refund that waits for a person. */
  settleRefund(externalId: string, number: string, step: RefundStep): Promise<OrderRefunds>;
  settleInvoice(externalId: string, step: InvoiceStep): Promise<void>;
  /** Corrects whom an invoice is for that was not issued yet, and has it tried again. */
  correctInvoice(externalId: string, correction: InvoiceCorrection): Promise<void>;
  group(groupId: string): Promise<GroupPage>;
  alerts(state: AlertState, start: string | null): Promise<Part<PaymentAlert>>;
  closeAlert(alertId: number, reason: string): Promise<PaymentAlert>;
  reconciliations(start: string | null): Promise<Part<Reconciliation>>;
  coupons(start: string | null): Promise<Part<SiteCoupon>>;
  addCoupon(coupon: NewCoupon): Promise<SiteCoupon>;
}
