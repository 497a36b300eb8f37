import type { Schema } from '../../api/schemas';
import type { ListPart } from './long-list.store';

export type FoundBilling = Schema<'FoundBillingDto'>;
export type BilledOrder = Schema<'AdminOrderDto'>;
export type OrderPage = Schema<'AdminOrderPageDto'>;
export type BilledSubscription = Schema<'AdminSubscriptionDto'>;
export type TimelineEvent = Schema<'TimelineEventDto'>;
export type PaymentAlert = Schema<'AdminAlertDto'>;
export type BilledGroup = Schema<'AdminGroupPageDto'>;
export type Reconciliation = Schema<'ReconciliationDto'>;
export type SiteCoupon = Schema<'AdminCouponDto'>;
export type NewCoupon = Schema<'NewCouponDto'>;
export type RefundsOfOrder = Schema<'OrderRefundsDto'>;
export type NewRefund = Schema<'NewRefundDto'>;
export type RefundStep = Schema<'RefundStepDto'>;
export type InvoiceStep = Schema<'InvoiceStepDto'>;
export type InvoiceCorrection = Schema<'InvoiceCorrectionDto'>;

export const ALERT_STATES = ['open', 'closed'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** `start`: null for the first part. */
export interface BillingDeskApi {
  find(q: string): Promise<FoundBilling>;
  order(externalId: string): Promise<OrderPage>;
  markPaid(externalId: string, input: { reference: string; reason: string }): Promise<OrderPage>;
  refunds(externalId: string): Promise<RefundsOfOrder>;
  refund(externalId: string, input: NewRefund): Promise<RefundsOfOrder>;
  /** Goes on with a refund that waits for a person. */
  settleRefund(externalId: string, number: string, step: RefundStep): Promise<RefundsOfOrder>;
  settleInvoice(externalId: string, step: InvoiceStep): Promise<void>;
  /** Corrects whom an invoice is for that was not issued yet, and has it tried again. */
  correctInvoice(externalId: string, correction: InvoiceCorrection): Promise<void>;
  group(groupId: string): Promise<BilledGroup>;
  alerts(state: AlertState, start: string | null): Promise<ListPart<PaymentAlert>>;
  closeAlert(alertId: number, reason: string): Promise<PaymentAlert>;
  reconciliations(start: string | null): Promise<ListPart<Reconciliation>>;
  coupons(start: string | null): Promise<ListPart<SiteCoupon>>;
  addCoupon(coupon: NewCoupon): Promise<SiteCoupon>;
}
