import { type Currency, type Money, money } from '../../../shared/domain/money';
import type { BillingCycle } from './billing-cycle';
import { OrderNotOpen } from './payments.errors';
import type { PaymentType } from './payment-type';
import type { PurchaseTarget } from './purchase-target';
import type { OrderLines } from './quote';
import type { Changing } from './changing';

export type OrderState = 'draft' | 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';
/** A first purchase, or the next period of a plan that goes on. */
export type OrderOperation = 'subscribe' | 'renew';

export interface NewOrder {
  readonly externalId: string;
  readonly groupId: number;
  readonly payerId: number;
  readonly operation: OrderOperation;
  readonly target: PurchaseTarget;
  /** What is bought, in the words of its seller. */
  readonly item: string;
  readonly cycle: BillingCycle;
  readonly lines: OrderLines;
  readonly couponId: number | null;
  /** Settings of invoices as they were then, sealed. */
  readonly invoice: string;
  readonly createdAt: Date;
}

/** How long prices are promised. */
const QUOTE_LIFETIME_MS = 15 * 60_000;
/** How long somebody may take to pay. */
const PAYMENT_LIFETIME_MS = 60 * 60_000;

/** A group has one order at a time of the same seller that is not decided; a new one takes its place. */
export const openKeyOf = (groupId: number, target: PurchaseTarget): string => `${groupId}:${target}`;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** What somebody wants to buy: everything about its price is fixed when it is made. */
export class Order {
  /** Given by the database. */
  readonly id!: number;
  readonly externalId: string;
  readonly groupId: number;
  readonly payerId: number;
  readonly operation: OrderOperation;
  readonly target: PurchaseTarget;
  readonly item: string;
  readonly cycle: BillingCycle;
  readonly currency: Currency;
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly waivedMinor: number;
  readonly totalMinor: number;
  readonly couponId: number | null;
  readonly invoice: string;
  readonly paymentType: PaymentType | null = null;
  readonly state: OrderState = 'draft';
  /** Why it failed, in the words of the gateway. */
  readonly reason: string | null = null;
  readonly createdAt: Date;
  /** When a draft or a pending order ends by itself. */
  readonly expiresAt: Date;
  /** When the money was taken, whenever that became known. */
  readonly paidAt: Date | null = null;
  /** Set while it is undecided. */
  readonly openKey: string | null;

  constructor({ lines, ...fields }: NewOrder) {
    this.externalId = fields.externalId;
    this.groupId = fields.groupId;
    this.payerId = fields.payerId;
    this.operation = fields.operation;
    this.target = fields.target;
    this.item = fields.item;
    this.cycle = fields.cycle;
    this.currency = lines.total.currency;
    this.listMinor = lines.list.minor;
    this.discountMinor = lines.discount.minor;
    this.waivedMinor = lines.waived.minor;
    this.totalMinor = lines.total.minor;
    this.couponId = fields.couponId;
    this.invoice = fields.invoice;
    this.createdAt = fields.createdAt;
    this.expiresAt = later(fields.createdAt, QUOTE_LIFETIME_MS);
    this.openKey = fields.operation === 'renew' ? null : openKeyOf(fields.groupId, fields.target);
  }

  get total(): Money {
    return money(this.totalMinor, this.currency);
  }

  get isOpen(): boolean {
    return this.state === 'draft' || this.state === 'pending';
  }

  /** Its invoice is made out in another way. */
  invoiceBy(settings: string): void {
    this.changing.invoice = settings;
  }

  /** Begins to pay; again when another way to pay is tried. Throws `OrderNotOpen`. */
  start(paymentType: PaymentType | null, now: Date): void {
    if (!this.isOpen || now >= this.expiresAt) throw new OrderNotOpen();
    this.changing.paymentType = paymentType;
    if (this.state === 'pending') return;
    this.changing.state = 'pending';
    this.changing.expiresAt = later(now, PAYMENT_LIFETIME_MS);
  }

  /** Money has come; also late, for an order that nobody waited for any more. */
  pay(at: Date): void {
    if (this.state === 'paid') throw new Error('an order is paid once');
    this.changing.state = 'paid';
    this.changing.paidAt = at;
    this.changing.reason = null;
    this.changing.openKey = null;
  }

  /** The gateway has said no. */
  fail(reason: string): void {
    this.close('failed', reason);
  }

  expire(): void {
    this.close('expired', null);
  }

  /** Another order took its place. */
  cancel(): void {
    this.close('cancelled', null);
  }

  private close(state: OrderState, reason: string | null): void {
    if (!this.isOpen) throw new OrderNotOpen();
    this.changing.state = state;
    this.changing.reason = reason;
    this.changing.openKey = null;
  }

  private get changing(): Changing<Order> {
    return this;
  }
}
