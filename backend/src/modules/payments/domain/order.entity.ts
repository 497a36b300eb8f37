import { type Currency, type Money, money } from '../../../shared/domain/money';
import type { CalendarDate } from './billing-calendar';
import type { BillingCycle, OrderCycle } from './billing-cycle';
import { OrderNotOpen } from './payments.errors';
import type { PaymentType } from './payment-type';
import type { PurchaseTarget } from './purchase-target';
import type { OrderLines } from './quote';
import type { Changing } from '../../../shared/domain/changing';

export type OrderState = 'draft' | 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';
/**
 * A first purchase, the next period of a plan that goes on, or a change of one: to a bigger or smaller plan, to another
 * billing cycle, or to another card, which pays what is overdue, too. `buy`: something that is paid once.
 */
export const ORDER_OPERATIONS = [
  'subscribe',
  'renew',
  'upgrade',
  'degrade',
  'changePeriod',
  'card',
  'buy',
] as const;
export type OrderOperation = (typeof ORDER_OPERATIONS)[number];

/** Which subscription an order changes, and how. */
export interface OrderChange {
  readonly subscriptionId: number;
  /** Of the subscription when the order was priced: money that comes when it has another is given back. */
  readonly basis: string;
  /** When the new terms are charged the next time; null: a billing cycle after the payment. */
  readonly nextChargeOn: CalendarDate | null;
}

export interface NewOrder {
  readonly externalId: string;
  readonly groupId: number;
  readonly payerId: number;
  readonly operation: OrderOperation;
  readonly target: PurchaseTarget;
  /** What is bought, in the words of its seller. */
  readonly item: string;
  readonly cycle: OrderCycle;
  readonly lines: OrderLines;
  /** What each further period costs. */
  readonly price: Money;
  readonly couponId: number | null;
  /** Null for a purchase or a renewal. */
  readonly change: OrderChange | null;
  /** Settings of invoices as they were then, sealed. */
  readonly invoice: string;
  readonly createdAt: Date;
}

/** How long prices are promised. */
const QUOTE_LIFETIME_MS = 15 * 60_000;
/** How long a buyer may take to pay. */
const PAYMENT_LIFETIME_MS = 60 * 60_000;

/** A group has one order at a time that is not decided of the same seller, or of each thing that is paid once; a new one takes its place. */
export const openKeyOf = ({
  groupId,
  target,
  item,
  cycle,
}: Pick<NewOrder, 'groupId' | 'target' | 'item' | 'cycle'>): string =>
  [groupId, target, ...(cycle === 'once' ? [item] : [])].join(':');

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** What a member wants to buy: everything about its price is fixed when it is made. */
export class Order {
  /** Given by the database. */
  readonly id!: number;
  readonly externalId: string;
  readonly groupId: number;
  readonly payerId: number;
  readonly operation: OrderOperation;
  readonly target: PurchaseTarget;
  readonly item: string;
  readonly cycle: OrderCycle;
  readonly currency: Currency;
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly creditMinor: number;
  readonly waivedMinor: number;
  readonly totalMinor: number;
  readonly priceMinor: number;
  readonly couponId: number | null;
  readonly subscriptionId: number | null;
  readonly basis: string | null;
  readonly nextChargeOn: CalendarDate | null;
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
    this.creditMinor = lines.credit.minor;
    this.waivedMinor = lines.waived.minor;
    this.totalMinor = lines.total.minor;
    this.priceMinor = fields.price.minor;
    this.subscriptionId = fields.change?.subscriptionId ?? null;
    this.basis = fields.change?.basis ?? null;
    this.nextChargeOn = fields.change?.nextChargeOn ?? null;
    this.couponId = fields.couponId;
    this.invoice = fields.invoice;
    this.createdAt = fields.createdAt;
    this.expiresAt = later(fields.createdAt, QUOTE_LIFETIME_MS);
    this.openKey = fields.operation === 'renew' ? null : openKeyOf(fields);
  }

  get total(): Money {
    return money(this.totalMinor, this.currency);
  }

  /** What each further period costs. */
  get price(): Money {
    return money(this.priceMinor, this.currency);
  }

  /**
   * Whether the customer has to go to the gateway: to pay, to show a card, or because PayPal asks them about each new
   * price.
   */
  needsConsentAt(type: PaymentType | null): boolean {
    return (
      this.totalMinor > 0 || this.operation === 'card' || (this.subscriptionId !== null && type === 'paypal')
    );
  }

  get isPaidOnce(): boolean {
    return this.cycle === 'once';
  }

  /** How often a subscription is paid for. Throws for what is paid once, which has none. */
  get billingCycle(): BillingCycle {
    if (this.cycle === 'once') throw new Error('what is paid once has no billing cycle');
    return this.cycle;
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

  /** Whether a site admin may say that it was paid beside all gateways. */
  get isPayableByHand(): boolean {
    return this.state !== 'paid' && this.state !== 'cancelled';
  }

  /** It is paid beside all gateways, whatever was tried before. */
  payByHand(): void {
    this.changing.paymentType = null;
  }

  /** Money has come; also late, for an order that was not waited for any more. */
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
