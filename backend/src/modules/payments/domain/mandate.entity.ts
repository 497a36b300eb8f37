import { type Currency, type Money, money } from '../../../shared/domain/money';
import {
  type CalendarDate,
  cyclesAfter,
  daysAfter,
  startOfTaipeiDay,
  taipeiDateOf,
} from './billing-calendar';
import type { BillingCycle } from './billing-cycle';
import type { PaymentType } from './payment-type';
import type { Changing } from '../../../shared/domain/changing';

/** What the gateway does with it: charge, wait, or nothing ever again. */
export type MandateState = 'live' | 'suspended' | 'terminated';

export interface NewMandate {
  /** Null for one that must not charge anybody. */
  readonly subscriptionId: number | null;
  readonly gateway: PaymentType;
  /** Ours, as the attempt's that made it. */
  readonly number: string;
  /** The gateway's; null while only the money of it is known. */
  readonly reference: string | null;
  /** What the gateway charges each time. */
  readonly amount: Money;
  readonly cycle: BillingCycle;
  /** The period of the subscription that its first charge belongs to. */
  readonly firstPeriod: number;
  readonly now: Date;
}

/** What is to be charged from a day on, where gateways charge by themselves. */
export interface ChargeTerms {
  readonly amount: Money;
  readonly cycle: BillingCycle;
  /** The day of the first such charge. */
  readonly on: CalendarDate;
}

/** Ours of the first charge of a mandate that was made without any. */
export const firstChargeOf = (mandateNumber: string): string => `${mandateNumber}_1`;

/** How long before the last charge that a mandate allows its payer is told. */
export const WARNING_DAYS = [30, 7] as const;
export type WarningDays = (typeof WARNING_DAYS)[number];

const DAY_MS = 24 * 3_600_000;
/** Not before the next day: a gateway refuses to change what was made today. */
const FIRST_CHANGE_MS = 24 * 3_600_000;
/** From then on the next charge of a month is that of the day that is meant, however short the month is. */
const LAST_MONTH_DAYS = 27;
const FINAL_CHECK_MS = 3_600_000;
const FIRST_RETRY_MS = 5 * 60_000;
const MAX_RETRY_MS = 6 * 3_600_000;
/** A person is told when it has not worked for so long; the attempts go on. */
const LATE_MS = 24 * 3_600_000;
/** Then only that person can help. */
const MAX_RETRYING_MS = 14 * 24 * 3_600_000;
const MAX_FAILURE_LENGTH = 100;

/** A customer's leave to charge their card again and again, and what it should be changed to. */
export class Mandate {
  /** Given by the database. */
  readonly id!: number;
  readonly subscriptionId: number | null;
  readonly gateway: PaymentType;
  readonly number: string;
  readonly reference: string | null;
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly wantedMinor: number;
  readonly cycle: BillingCycle;
  readonly wantedCycle: BillingCycle;
  /** The day of the next charge, where the gateway's calendar has to be set to it; null where it is right. */
  readonly wantedOn: CalendarDate | null = null;
  readonly firstPeriod: number;
  readonly state: MandateState = 'live';
  readonly wanted: MandateState = 'live';
  readonly tries: number = 0;
  /** When it is to be changed at the gateway; null when it is as it should be. */
  readonly dueAt: Date | null = null;
  /** When it was to be changed first; null when it is as it should be. */
  readonly wantedAt: Date | null = null;
  /** Why that did not work the last time. */
  readonly failure: string | null = null;
  /** The day of the last charge before its card ends; null where the gateway does not say. */
  readonly lastChargeOn: CalendarDate | null = null;
  /** When the payer is told of that next; null when there is nothing to tell any more. */
  readonly warnAt: Date | null = null;
  /** When it is asked about charges that were not told; null while it charges, and once that is known. */
  readonly finalCheckAt: Date | null = null;
  readonly createdAt: Date;

  constructor({ amount, cycle, now, ...fields }: NewMandate) {
    this.subscriptionId = fields.subscriptionId;
    this.gateway = fields.gateway;
    this.number = fields.number;
    this.reference = fields.reference;
    this.currency = amount.currency;
    this.amountMinor = amount.minor;
    this.wantedMinor = amount.minor;
    this.cycle = cycle;
    this.wantedCycle = cycle;
    this.firstPeriod = fields.firstPeriod;
    this.createdAt = now;
  }

  get amount(): Money {
    return money(this.amountMinor, this.currency);
  }

  get wantedAmount(): Money {
    return money(this.wantedMinor, this.currency);
  }

  get isAsWanted(): boolean {
    if (this.state !== this.wanted) return false;
    return this.wanted !== 'live' || (this.amountMinor === this.wantedMinor && this.wantedOn === null);
  }

  /** The last period that it may have charged for until then, had it charged at each of its days. */
  lastPeriodBy(now: Date): number {
    const [first, today] = [taipeiDateOf(this.createdAt), taipeiDateOf(now)];
    let charges = 0;
    while (cyclesAfter(first, this.cycle, charges + 1) <= today) charges += 1;
    return this.firstPeriod + charges;
  }

  /** Which of its charges is for that period of its subscription: gateways count those of a mandate, from 1 on. */
  chargeFor(period: number): number {
    return period - this.firstPeriod + 1;
  }

  /** Ours of the charge for that period. */
  chargeNumber(period: number): string {
    return `${this.number}_${this.chargeFor(period)}`;
  }

  /** What it was made for has become known after it was to end for want of that; what has ended at the gateway stays so. */
  takeOver(made: Mandate): void {
    const { subscriptionId, firstPeriod, amountMinor, wantedMinor, cycle, wantedCycle, wantedOn } = made;
    const { lastChargeOn, warnAt } = made;
    const terms = { subscriptionId, firstPeriod, amountMinor, wantedMinor, cycle, wantedCycle, wantedOn };
    Object.assign(this.changing, { ...terms, lastChargeOn, warnAt });
    this.changing.reference = made.reference ?? this.reference;
    if (this.state !== 'terminated') this.changing.wanted = made.wanted;
    this.schedule(made.dueAt ?? this.changeFrom);
  }

  want(state: MandateState, now: Date): void {
    if (this.wanted === 'terminated') return;
    this.changing.wanted = state;
    // What it charges has a time of its own.
    this.schedule(state === this.state ? this.changeFrom : now);
  }

  /** Another sum from the next charge on. */
  wantAmount(amount: Money): void {
    this.changing.wantedMinor = amount.minor;
    this.schedule(this.changeFrom);
  }

  /** Another sum, and perhaps another billing cycle, from the next charge on. */
  wantTerms({ amount, cycle, on }: ChargeTerms): void {
    const isDayWrong = this.wantedOn !== null && this.wantedCycle === this.cycle;
    this.changing.wantedCycle = cycle;
    this.changing.wantedOn = cycle === this.cycle && !isDayWrong ? null : on;
    this.wantAmount(amount);
  }

  /** It charges on another day than it is due: its page was opened before midnight, and paid on after it. */
  wantDay(on: CalendarDate): void {
    this.changing.wantedOn = on;
    this.schedule(this.changeFrom);
  }

  /** The gateway has said until when it can charge. */
  learnLastCharge(date: CalendarDate, now: Date): void {
    if (date === this.lastChargeOn) return;
    this.changing.lastChargeOn = date;
    this.changing.warnAt = this.nextWarning(now);
  }

  /** Whether it can charge on that day, as far as anybody knows. */
  canChargeOn(date: CalendarDate): boolean {
    return this.wanted !== 'terminated' && (this.lastChargeOn === null || date <= this.lastChargeOn);
  }

  /** The newest warning whose time has come; null when there is none, or the last charge was made meanwhile. */
  takeWarning(now: Date): WarningDays | null {
    const due = this.warnings.filter(({ at }) => at <= now).at(-1);
    this.changing.warnAt = this.nextWarning(now);
    const isOver = this.lastChargeOn === null || now >= startOfTaipeiDay(this.lastChargeOn);
    return due === undefined || isOver ? null : due.days;
  }

  /** Whether all of its charges are known; otherwise the gateway, which could not be asked, is asked again. */
  noteFinalCheck(isKnown: boolean, now: Date): void {
    this.changing.finalCheckAt = isKnown ? null : new Date(now.getTime() + FINAL_CHECK_MS);
  }

  /** What the gateway calls it has become known: what could not be changed for want of that is changed now. */
  learnReference(reference: string, now: Date): void {
    this.changing.reference = reference;
    if (!this.isAsWanted) this.schedule(this.state === this.wanted ? this.changeFrom : now);
  }

  /** The gateway has done it. A charge that it made shortly before, and whose notice was lost, is asked about later. */
  become(state: MandateState, now: Date): void {
    this.changing.state = state;
    this.changing.finalCheckAt = state === 'live' ? null : new Date(now.getTime() + FINAL_CHECK_MS);
    // What has ended cannot be begun again.
    if (state === 'terminated') this.changing.wanted = state;
    this.settle();
  }

  /** It charges that now. */
  charge({ amount, cycle }: Pick<ChargeTerms, 'amount' | 'cycle'>): void {
    this.changing.amountMinor = amount.minor;
    this.changing.cycle = cycle;
    this.changing.wantedOn = null;
    this.settle();
  }

  /** It did not work this time; after two weeks it is not tried any more. */
  retry(failure: string, now: Date): void {
    const since = this.wantedAt ?? now;
    this.changing.wantedAt = since;
    this.changing.failure = failure.slice(0, MAX_FAILURE_LENGTH);
    this.changing.tries = this.tries + 1;
    const pause = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.tries - 1));
    const next = now.getTime() + pause;
    this.changing.dueAt = next > since.getTime() + MAX_RETRYING_MS ? null : new Date(next);
  }

  /** Whether it has not worked for so long that site admins should know. */
  isLate(now: Date): boolean {
    return this.wantedAt !== null && now.getTime() - this.wantedAt.getTime() >= LATE_MS;
  }

  /** A gateway charges by a shorter cycle at once: it must not be told before the last month. */
  private get changeFrom(): Date {
    const first = this.createdAt.getTime() + FIRST_CHANGE_MS;
    const isShorter = this.state === this.wanted && this.cycle === 'yearly' && this.wantedCycle === 'monthly';
    const last = isShorter && this.wantedOn ? daysAfter(this.wantedOn, -LAST_MONTH_DAYS) : null;
    return new Date(Math.max(first, last === null ? 0 : startOfTaipeiDay(last).getTime()));
  }

  private nextWarning(now: Date): Date | null {
    return this.warnings.find(({ at }) => at > now)?.at ?? null;
  }

  /** Earliest first. */
  private get warnings(): readonly { readonly days: WarningDays; readonly at: Date }[] {
    if (this.lastChargeOn === null) return [];
    const last = startOfTaipeiDay(this.lastChargeOn).getTime();
    return WARNING_DAYS.map((days) => ({ days, at: new Date(last - days * DAY_MS) }));
  }

  private schedule(at: Date): void {
    this.forgetFailures();
    this.changing.dueAt = this.isAsWanted ? null : at;
    this.changing.wantedAt = this.dueAt;
  }

  private settle(): void {
    this.forgetFailures();
    this.changing.dueAt = this.isAsWanted ? null : this.changeFrom;
    this.changing.wantedAt = this.dueAt;
  }

  private forgetFailures(): void {
    this.changing.tries = 0;
    this.changing.failure = null;
  }

  private get changing(): Changing<Mandate> {
    return this;
  }
}
