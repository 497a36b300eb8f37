import type { Changing } from '../../../shared/domain/changing';
import type { PaymentType } from './payment-type';
import type { Subscription } from './subscription.entity';

/** On which day after the end of the paid period the payer is told again; the last is the last whole day of the plan. */
export const REMINDER_DAYS = [3, 6] as const;
export type ReminderDay = (typeof REMINDER_DAYS)[number];
/** On which day it is charged again. */
const RETRY_DAYS = [1, 3, 5] as const;

const DAY_MS = 24 * 3_600_000;
/** A charge that is not decided is asked about again, by the same number. */
const ASK_AGAIN_MS = 10 * 60_000;
/** The others try again by themselves, or not before the next period. */
const CHARGED_BY_US: ReadonlySet<PaymentType> = new Set(['linePay']);
const MAX_REASON_LENGTH = 100;

type Missing = Pick<Subscription, 'id' | 'periodNumber' | 'paidUntil' | 'paymentType'>;

/** What a gateway said of a charge; null when it said nothing. */
export interface ChargeRefusal {
  readonly reason: string;
  /** It may be another tomorrow: too little money, a limit of the day. */
  readonly mayChange: boolean;
}

/** The first moment of that day after the end of the paid period; days are those of Taipei, which has no daylight saving time. */
const dayAfter = ({ paidUntil }: Missing, day: number): Date => new Date(paidUntil.getTime() + day * DAY_MS);

const nextOf = (missing: Missing, days: readonly number[], now: Date): Date | null =>
  days.map((day) => dayAfter(missing, day)).find((at) => at > now) ?? null;

/**
 * Number of a charge. Each try that a gateway has refused is followed by one with another number; until it has said
 * something of a try, that is asked about and repeated by the same one.
 */
export const tryNumberOf = (chargeNumber: string, refusedTries: number): string =>
  refusedTries === 0 ? chargeNumber : `${chargeNumber}_${refusedTries + 1}`;

/** That the period after the paid one was not paid: what its payer was told of it, and when it is charged again. */
export class MissedRenewal {
  /** Given by the database. */
  readonly id!: number;
  readonly subscriptionId: number;
  /** Of the last period that was paid. */
  readonly periodNumber: number;
  /** Of the newest mail: 0 for the one when it was missed. */
  readonly mailedDay: number = 0;
  /** When the next mail is due; null when there is none any more. */
  readonly mailAt: Date | null;
  /** How many of our charges were refused. */
  readonly refusedTries: number;
  /** When we charge again; null when we do not. */
  readonly chargeAt: Date | null;
  /** Why it was refused last, in the words of the gateway. */
  readonly reason: string | null;

  constructor(subscription: Missing, refusal: ChargeRefusal | null, now: Date) {
    this.subscriptionId = subscription.id;
    this.periodNumber = subscription.periodNumber;
    this.mailAt = nextOf(subscription, REMINDER_DAYS, now);
    const isOurs = subscription.paymentType !== null && CHARGED_BY_US.has(subscription.paymentType);
    this.refusedTries = isOurs && refusal ? 1 : 0;
    this.reason = refusal?.reason.slice(0, MAX_REASON_LENGTH) ?? null;
    const mayTry = isOurs && (refusal?.mayChange ?? true);
    this.chargeAt = mayTry ? nextOf(subscription, RETRY_DAYS, now) : null;
  }

  isOf({ id, periodNumber, state }: Pick<Subscription, 'id' | 'periodNumber' | 'state'>): boolean {
    return this.subscriptionId === id && this.periodNumber === periodNumber && state === 'pastDue';
  }

  /** The newest reminder whose day has come; those of days before it that were not sent are left out. */
  takeReminder(subscription: Missing, now: Date): ReminderDay | null {
    const due = REMINDER_DAYS.filter((day) => day > this.mailedDay && dayAfter(subscription, day) <= now).at(
      -1,
    );
    this.changing.mailAt = nextOf(subscription, REMINDER_DAYS, now);
    if (due === undefined) return null;
    this.changing.mailedDay = due;
    return due;
  }

  /** The gateway has refused the charge of the number that was next. */
  refuse(subscription: Missing, { reason, mayChange }: ChargeRefusal, now: Date): void {
    this.changing.refusedTries = this.refusedTries + 1;
    this.changing.reason = reason.slice(0, MAX_REASON_LENGTH);
    this.changing.chargeAt = mayChange ? nextOf(subscription, RETRY_DAYS, now) : null;
  }

  /** It is unknown what came of the charge. */
  askAgain(now: Date): void {
    this.changing.chargeAt = new Date(now.getTime() + ASK_AGAIN_MS);
  }

  /** It was paid after all, or its plan has ended. */
  close(): void {
    this.changing.mailAt = null;
    this.changing.chargeAt = null;
  }

  private get changing(): Changing<MissedRenewal> {
    return this;
  }
}
