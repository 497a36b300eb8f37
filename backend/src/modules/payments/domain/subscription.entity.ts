import { type Currency, type Money, money } from '../../../shared/domain/money';
import { type CalendarDate, cyclesAfter, startOfTaipeiDay } from './billing-calendar';
import type { BillingCycle } from './billing-cycle';
import { NotCancelled, RenewalUnderWay, SubscriptionEnded } from './payments.errors';
import type { PaymentType } from './payment-type';
import type { PurchaseTarget } from './purchase-target';
import type { Changing } from './changing';

/**
 * `due`: the paid period is over and the money for the next one is under way. `pastDue`: it did not come; the plan stays
 * for some days. `cancelled`: the plan stays until the paid period is over.
 */
export type SubscriptionState = 'active' | 'due' | 'pastDue' | 'cancelled' | 'ended';

export interface NewSubscription {
  readonly groupId: number;
  readonly payerId: number;
  readonly target: PurchaseTarget;
  /** What is paid for, in the words of its seller. */
  readonly item: string;
  /** A group has one subscription at a time for each. */
  readonly slot: string;
  readonly cycle: BillingCycle;
  /** What each further period costs. */
  readonly price: Money;
  /** Null when nothing will be charged again. */
  readonly paymentType: PaymentType | null;
  /** The day of the first payment: all charges fall on its day of the month or year. */
  readonly anchor: CalendarDate;
}

/** A time that has been paid for; the day of its end does not belong to it. */
export interface Period {
  readonly number: number;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

const DAY_MS = 24 * 3_600_000;
/**
 * How long before the day that it is due on a charge may come. PayPal counts months in UTC, and newebPay from the day on
 * which its page was opened: who pays on the 1st of March in Taipei may pay on the 28th there, and so each month.
 */
const EARLY_MS = 4 * DAY_MS;
/** How long after that day its money may come: charges are made at any time of the day, which ends later in UTC. */
const LATE_MS = { taipei: DAY_MS, utc: 2 * DAY_MS } as const;
/** How long before a charge the payer is told of it. */
export const REMINDER_MS = 7 * DAY_MS;
/** How long a gateway that cannot be asked is waited for, which may have charged, and how often it is asked meanwhile. */
const MAX_SILENCE_MS = DAY_MS;
const ASK_AGAIN_MS = 10 * 60_000;
/** The plan stays so long after the paid period when a charge fails. */
const GRACE_MS = 7 * DAY_MS;

export const liveKeyOf = (groupId: number, slot: string): string => `${groupId}:${slot}`;

/** What a group pays for, period after period. */
export class Subscription {
  /** Given by the database. */
  readonly id!: number;
  readonly groupId: number;
  readonly payerId: number;
  readonly target: PurchaseTarget;
  readonly item: string;
  readonly cycle: BillingCycle;
  readonly priceMinor: number;
  readonly currency: Currency;
  readonly paymentType: PaymentType | null;
  readonly anchor: CalendarDate;
  readonly state: SubscriptionState = 'active';
  /** Of the period that was paid last. */
  readonly periodNumber: number = 1;
  readonly periodEnd: CalendarDate;
  /** When to look at it again; null once it has ended. */
  readonly dueAt: Date | null;
  /** The last period before whose end the payer was told of the next charge. */
  readonly remindedPeriod: number = 0;
  readonly cancelReason: string | null = null;
  readonly cancelledAt: Date | null = null;
  readonly endedAt: Date | null = null;
  /** Set until it ends. */
  readonly liveKey: string | null;

  constructor({ price, anchor, slot, ...fields }: NewSubscription) {
    this.groupId = fields.groupId;
    this.payerId = fields.payerId;
    this.target = fields.target;
    this.item = fields.item;
    this.cycle = fields.cycle;
    this.priceMinor = price.minor;
    this.currency = price.currency;
    this.paymentType = fields.paymentType;
    this.anchor = anchor;
    this.periodEnd = cyclesAfter(anchor, fields.cycle, 1);
    this.dueAt = startOfTaipeiDay(this.periodEnd);
    this.liveKey = liveKeyOf(fields.groupId, slot);
  }

  get price(): Money {
    return money(this.priceMinor, this.currency);
  }

  get period(): Period {
    const start = cyclesAfter(this.anchor, this.cycle, this.periodNumber - 1);
    return { number: this.periodNumber, start, end: this.periodEnd };
  }

  get paidUntil(): Date {
    return startOfTaipeiDay(this.periodEnd);
  }

  /** The last moment at which the plan stays when the charge has failed. */
  get graceEnd(): Date {
    return new Date(this.paidUntil.getTime() + GRACE_MS);
  }

  get isLive(): boolean {
    return this.state !== 'ended';
  }

  /** The next period is not paid for, though its day has come. */
  get awaitsMoney(): boolean {
    return this.state === 'due' || this.state === 'pastDue';
  }

  /** It goes on by itself when its period is over. */
  get renews(): boolean {
    return this.paymentType !== null && this.isLive && this.state !== 'cancelled';
  }

  /** Whether money for the next period is expected on that day. */
  expectsPaymentOn(date: CalendarDate): boolean {
    return this.renews && startOfTaipeiDay(date).getTime() >= this.paidUntil.getTime() - EARLY_MS;
  }

  /** Whether the payer should be told of the next charge now; once before each. */
  wantsReminder(now: Date): boolean {
    const left = this.paidUntil.getTime() - now.getTime();
    const isOpen = this.state === 'active' && this.renews && this.remindedPeriod < this.periodNumber;
    return isOpen && left > 0 && left <= REMINDER_MS;
  }

  noteReminder(): void {
    this.changing.remindedPeriod = this.periodNumber;
  }

  /** It is not paid for any more, whether or not that was noted: whoever buys again must not wait for a job. */
  isOver(now: Date): boolean {
    if (this.state === 'pastDue') return now >= this.graceEnd;
    return this.isLive && !this.renews && now >= this.paidUntil;
  }

  /** The state that it has by now, whether or not that was noted. */
  stateAt(now: Date): SubscriptionState {
    if (this.isOver(now)) return 'ended';
    return this.state === 'active' && now >= this.paidUntil ? 'due' : this.state;
  }

  /** The paid period is over: the next charge is under way, or it ends. */
  passPeriodEnd(now: Date): void {
    if (!this.renews) {
      this.end(now);
      return;
    }
    this.changing.state = 'due';
    // Whoever has not looked for days has not charged anybody either: the time to pay begins now.
    this.changing.dueAt = new Date(Math.max(this.paidUntil.getTime(), now.getTime()) + this.lateMs);
  }

  /** The next period, from the end of the last one, is paid for. */
  renew(): void {
    if (!this.renews) throw new SubscriptionEnded();
    this.changing.periodNumber = this.periodNumber + 1;
    this.changing.periodEnd = cyclesAfter(this.anchor, this.cycle, this.periodNumber);
    this.changing.state = 'active';
    this.changing.dueAt = this.paidUntil;
  }

  /** The charge has failed. */
  missPayment(): void {
    this.changing.state = 'pastDue';
    this.changing.dueAt = this.graceEnd;
  }

  /** Its gateway could not be asked whether the money has come. False when it was waited for long enough. */
  awaitAnswer(now: Date): boolean {
    const waitsUntil = this.state === 'pastDue' ? this.graceEnd : this.latestPayment;
    if (now.getTime() >= waitsUntil.getTime() + MAX_SILENCE_MS) return false;
    this.changing.dueAt = new Date(now.getTime() + ASK_AGAIN_MS);
    return true;
  }

  /** No further charge. Throws while one is under way; what is past due ends at once. */
  cancel(reason: string, now: Date): void {
    if (this.stateAt(now) === 'due') throw new RenewalUnderWay();
    if (!this.isLive || this.state === 'cancelled') throw new SubscriptionEnded();
    this.changing.cancelReason = reason;
    this.changing.cancelledAt = now;
    if (this.state === 'pastDue') this.end(now);
    else this.changing.state = 'cancelled';
  }

  /** Goes on as if it had not been cancelled. */
  resume(): void {
    if (this.state !== 'cancelled') throw new NotCancelled();
    this.changing.state = 'active';
    this.changing.cancelReason = null;
    this.changing.cancelledAt = null;
  }

  end(now: Date): void {
    this.changing.state = 'ended';
    this.changing.dueAt = null;
    this.changing.endedAt = now;
    this.changing.liveKey = null;
  }

  private get lateMs(): number {
    return this.paymentType === 'paypal' ? LATE_MS.utc : LATE_MS.taipei;
  }

  private get latestPayment(): Date {
    return new Date(this.paidUntil.getTime() + this.lateMs);
  }

  private get changing(): Changing<Subscription> {
    return this;
  }
}
