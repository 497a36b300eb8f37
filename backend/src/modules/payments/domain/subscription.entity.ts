import { type Currency, type Money, money } from '../../../shared/domain/money';
import { type CalendarDate, cyclesAfter, startOfTaipeiDay } from './billing-calendar';
import type { BillingCycle } from './billing-cycle';
import { ASK_AGAIN_MS, EARLY_MS, PAST_DUE_MS, LATE_MS, MAX_SILENCE_MS, REMINDER_MS } from './payment-times';
import { NotCancelled, RenewalUnderWay, SubscriptionIsOver } from './payments.errors';
import { type PaidTime, partFrom } from './paid-time';
import type { PaymentType } from './payment-type';
import type { PurchaseTarget } from './purchase-target';
import type { NewSubscription, Period, Terms } from './subscription-terms';
import { OBSTACLES, type SubscriptionState } from './subscription-state';
import type { Changing } from '../../../shared/domain/changing';

export type { SubscriptionState } from './subscription-state';

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
  /** Periods that were over on the day of the anchor. */
  readonly anchorPeriod: number = 0;
  /** Of the period that was paid last. */
  readonly periodNumber: number = 1;
  readonly periodEnd: CalendarDate;
  /** When to look at it again; null once it has ended. */
  readonly dueAt: Date | null;
  /** The last period before whose end the payer was told of the next charge. */
  readonly remindedPeriod: number = 0;
  /** What was paid for the time from that day to the end of the period. */
  readonly valueMinor: number;
  readonly valueFrom: CalendarDate;
  /** What the next period is of, where that is something else. */
  readonly nextItem: string | null = null;
  readonly nextCycle: BillingCycle | null = null;
  readonly nextPriceMinor: number | null = null;
  readonly cancelReason: string | null = null;
  readonly cancelledAt: Date | null = null;
  readonly endedAt: Date | null = null;
  /** Set until it ends. */
  readonly liveKey: string | null;

  constructor({ price, paid, anchor, slot, ...fields }: NewSubscription) {
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
    this.valueMinor = paid.minor;
    this.valueFrom = anchor;
    this.dueAt = startOfTaipeiDay(this.periodEnd);
    this.liveKey = liveKeyOf(fields.groupId, slot);
  }

  get price(): Money {
    return money(this.priceMinor, this.currency);
  }

  get period(): Period {
    return { number: this.periodNumber, start: this.endOf(this.periodNumber - 1), end: this.periodEnd };
  }

  get terms(): Terms {
    return { item: this.item, cycle: this.cycle, price: this.price };
  }

  /** Another item, billing cycle or price from the next period on; null: it goes on as it is. */
  get scheduled(): Terms | null {
    const { nextItem: item, nextCycle: cycle, nextPriceMinor: minor } = this;
    return item && cycle && minor !== null ? { item, cycle, price: money(minor, this.currency) } : null;
  }

  /** What is charged next. */
  get nextTerms(): Terms {
    return this.scheduled ?? this.terms;
  }

  /** What the price of a change depends on; what is agreed to so that it goes on is not for one that goes on already. */
  get basis(): string {
    if (this.state === 'cancelled') return [this.periodNumber, this.item, this.state].join(':');
    return [this.periodNumber, this.item, this.cycle, this.valueMinor].join(':');
  }

  /** The day on which a period is over. */
  endOf(period: number): CalendarDate {
    return cyclesAfter(this.anchor, this.cycle, period - this.anchorPeriod);
  }

  /** The day on which the next period is over. */
  get nextPeriodEnd(): CalendarDate {
    const { cycle } = this.nextTerms;
    return cycle === this.cycle ? this.endOf(this.periodNumber + 1) : cyclesAfter(this.periodEnd, cycle, 1);
  }

  /** What was paid for the rest of the period. */
  creditOn(today: CalendarDate): Money {
    const { valueFrom: from, periodEnd: end } = this;
    return partFrom(today, money(this.valueMinor, this.currency), { from, end });
  }

  /** What the rest of the period costs at another price. */
  restOf(price: Money, today: CalendarDate): Money {
    const { start: from, end } = this.period;
    return partFrom(today, price, { from, end });
  }

  /** Throws what keeps it from being changed now. */
  assertChangeable(now: Date): void {
    const error = OBSTACLES[this.stateAt(now)]?.();
    if (error) throw error;
  }

  /** From the next period on it is of something else; null: it goes on as it is. */
  schedule(terms: Terms | null): void {
    this.changing.nextItem = terms?.item ?? null;
    this.changing.nextCycle = terms?.cycle ?? null;
    this.changing.nextPriceMinor = terms?.price.minor ?? null;
  }

  /** Money that was paid for that time goes back: it is not worth anything any more when it is changed. */
  takeBack(amount: Money, time: PaidTime): void {
    const { minor } = partFrom(this.valueFrom, amount, time);
    this.changing.valueMinor = Math.max(0, this.valueMinor - minor);
  }

  /** Charged in another way, and perhaps to another person, from now on. */
  chargeBy(paymentType: PaymentType, payerId: number): void {
    this.changing.paymentType = paymentType;
    this.changing.payerId = payerId;
  }

  /** Something else for the rest of the period; another billing cycle begins a period of its own today. */
  exchange(terms: Terms, paid: Money, today: CalendarDate): void {
    const credit = this.creditOn(today);
    const beginsAnew = terms.cycle !== this.cycle;
    this.take(terms);
    if (beginsAnew) {
      this.changing.anchor = today;
      this.changing.anchorPeriod = this.periodNumber;
      this.beginPeriod(this.periodNumber + 1);
    }
    this.changing.valueMinor = credit.minor + paid.minor;
    this.changing.valueFrom = today;
  }

  get paidUntil(): Date {
    return startOfTaipeiDay(this.periodEnd);
  }

  /** The last moment at which the plan stays when the charge has failed. */
  get graceEnd(): Date {
    return new Date(this.paidUntil.getTime() + PAST_DUE_MS);
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

  /** It is not paid for any more, whether or not that was noted: a member who buys again must not wait for a job. */
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
    // A server that has not looked for days has not charged either: the time to pay begins now.
    this.changing.dueAt = new Date(Math.max(this.paidUntil.getTime(), now.getTime()) + this.lateMs);
  }

  /** The next period, from the end of the last one, is paid for. */
  renew(paid: Money): void {
    if (!this.renews) throw new SubscriptionIsOver();
    const { scheduled, periodEnd: start } = this;
    if (scheduled) {
      if (scheduled.cycle !== this.cycle) {
        this.changing.anchor = start;
        this.changing.anchorPeriod = this.periodNumber;
      }
      this.take(scheduled);
    }
    this.beginPeriod(this.periodNumber + 1);
    this.changing.valueMinor = paid.minor;
    this.changing.valueFrom = start;
    this.changing.state = 'active';
  }

  /** The charge has failed. */
  missPayment(): void {
    this.changing.state = 'pastDue';
    this.changing.dueAt = this.graceEnd;
  }

  /** Its gateway could not be asked whether the money has come. False when it was waited for long enough. */
  awaitAnswer(now: Date): boolean {
    const latestPayment = this.paidUntil.getTime() + this.lateMs;
    const waitsUntil = this.state === 'pastDue' ? this.graceEnd.getTime() : latestPayment;
    if (now.getTime() >= waitsUntil + MAX_SILENCE_MS) return false;
    this.changing.dueAt = new Date(now.getTime() + ASK_AGAIN_MS);
    return true;
  }

  /** No further charge. Throws while one is under way; what is past due ends at once. */
  cancel(reason: string, now: Date): void {
    if (this.stateAt(now) === 'due') throw new RenewalUnderWay();
    if (!this.isLive || this.state === 'cancelled') throw new SubscriptionIsOver();
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

  private take({ item, cycle, price }: Terms): void {
    this.changing.item = item;
    this.changing.cycle = cycle;
    this.changing.priceMinor = price.minor;
    this.schedule(null);
  }

  private beginPeriod(number: number): void {
    this.changing.periodNumber = number;
    this.changing.periodEnd = this.endOf(number);
    this.changing.dueAt = this.paidUntil;
  }

  private get lateMs(): number {
    return this.paymentType === 'paypal' ? LATE_MS.utc : LATE_MS.taipei;
  }

  private get changing(): Changing<Subscription> {
    return this;
  }
}
