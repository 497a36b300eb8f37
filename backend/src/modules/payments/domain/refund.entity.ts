import type { Changing } from '../../../shared/domain/changing';
import { type Currency, type Money, money } from '../../../shared/domain/money';
import type { Attempt } from './attempt.entity';

/**
 * `asked`: what is asked of the gateway is stored, and it is unknown yet what came of it. `waiting`: the gateway works on
 * it. `stuck`: only a person can go on.
 */
export type RefundState = 'wanted' | 'asked' | 'waiting' | 'done' | 'stuck';

/**
 * `unapplied`: the money was of no use. `granted`: it was used, and a site admin, or a rule, gives it back.
 * `atGateway`: it was given back on the gateway's own site. `reversed`: the bank took it.
 */
export type RefundCause = 'unapplied' | 'granted' | 'atGateway' | 'reversed';

export interface NewRefund {
  /** Ours, by which the gateway tells it from another; never used again. */
  readonly number: string;
  readonly attempt: Attempt;
  readonly groupId: number;
  readonly amount: Money;
  readonly cause: RefundCause;
  readonly reason: string;
  /** Null: no person did, it follows from a rule. */
  readonly requestedBy: number | null;
  readonly now: Date;
}

/** What will be asked of the gateway, in its adapter's words, and what the payment was like before. */
export interface RefundCall {
  readonly call: string;
  readonly seen: string;
}

const MINUTE_MS = 60_000;
/** Longer than any call takes: until then no other process asks. */
const CALL_MS = 10 * MINUTE_MS;
const MAX_RETRY_MS = 6 * 60 * MINUTE_MS;
/** A person is told after so many failures in a row; the attempts go on. */
const ALERT_TRIES = 8;
const MAX_FAILURE_LENGTH = 100;
const MAX_REASON_LENGTH = 500;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** One giving-back of money that had come, whole or in part. */
export class Refund {
  /** Given by the database. */
  readonly id!: number;
  readonly number: string;
  readonly orderId: number;
  readonly attemptId: number;
  readonly groupId: number;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly cause: RefundCause;
  readonly reason: string;
  readonly requestedBy: number | null;
  readonly state: RefundState = 'wanted';
  /** What was asked last, and what the payment was like before; stored before the call. */
  readonly call: string | null = null;
  readonly seen: string | null = null;
  /** How often the gateway was asked to give it back. */
  readonly asks: number = 0;
  /** Failures since the gateway answered last. */
  readonly tries: number = 0;
  /** Why it did not work the last time, in the words of the gateway. */
  readonly failure: string | null = null;
  /** The gateway's name of it. */
  readonly reference: string | null = null;
  /** When the next step is due; null when none is. */
  readonly dueAt: Date | null;
  readonly createdAt: Date;
  readonly doneAt: Date | null = null;

  constructor({ number, attempt, groupId, amount, cause, reason, requestedBy, now }: NewRefund) {
    this.number = number;
    this.orderId = attempt.orderId;
    this.attemptId = attempt.id;
    this.groupId = groupId;
    this.amountMinor = amount.minor;
    this.currency = amount.currency;
    this.cause = cause;
    this.reason = reason.slice(0, MAX_REASON_LENGTH);
    this.requestedBy = requestedBy;
    this.dueAt = now;
    this.createdAt = now;
  }

  get amount(): Money {
    return money(this.amountMinor, this.currency);
  }

  /** Whether something is still done about it by itself. */
  get isOpen(): boolean {
    return this.state === 'wanted' || this.state === 'asked' || this.state === 'waiting';
  }

  /** The payment had been used for what it was made for. */
  get wasUsed(): boolean {
    return this.cause !== 'unapplied';
  }

  /** Whether it has not worked for so long that site admins should know. */
  get isLate(): boolean {
    return this.tries >= ALERT_TRIES;
  }

  isWholeOf({ receivedMinor }: Attempt): boolean {
    return this.amountMinor === receivedMinor;
  }

  /** Whether no process has gone further with it since the other was read. */
  isAt({ state, asks }: Refund): boolean {
    return this.isOpen && this.state === state && this.asks === asks;
  }

  /** What is asked is stored first, with what the payment is like now. */
  ask({ call, seen }: RefundCall, now: Date): void {
    this.changing.state = 'asked';
    this.changing.call = call;
    this.changing.seen = seen;
    this.changing.asks = this.asks + 1;
    this.changing.dueAt = later(now, CALL_MS);
  }

  /** The gateway works on it, and is asked again at that time. */
  await(dueAt: Date, reference: string | null): void {
    this.changing.state = 'waiting';
    this.changing.dueAt = dueAt;
    this.forgetFailures();
    if (reference !== null) this.changing.reference = reference;
  }

  /** The gateway has certainly not begun, and is asked again at that time. */
  postpone(dueAt: Date, failure: string): void {
    this.changing.state = 'wanted';
    this.changing.dueAt = dueAt;
    this.forgetFailures();
    this.changing.failure = failure.slice(0, MAX_FAILURE_LENGTH);
  }

  /** It is unknown what came of it. */
  retry(failure: string, now: Date): void {
    this.changing.tries = this.tries + 1;
    this.changing.failure = failure.slice(0, MAX_FAILURE_LENGTH);
    this.changing.dueAt = later(now, Math.min(MAX_RETRY_MS, CALL_MS * 2 ** (this.tries - 1)));
  }

  /** Another one of the same payment comes first. */
  waitForTurn(dueAt: Date): void {
    this.changing.dueAt = dueAt;
  }

  finish(now: Date, reference: string | null): void {
    this.changing.state = 'done';
    this.changing.doneAt = now;
    this.changing.dueAt = null;
    this.forgetFailures();
    if (reference !== null) this.changing.reference = reference;
  }

  stop(failure: string): void {
    this.changing.state = 'stuck';
    this.changing.dueAt = null;
    this.changing.tries = 0;
    this.changing.failure = failure.slice(0, MAX_FAILURE_LENGTH);
  }

  /** A person has mended what was wrong. */
  resume(now: Date): void {
    if (this.state === 'stuck') this.changing.state = 'wanted';
    this.changing.dueAt = now;
    this.forgetFailures();
  }

  private forgetFailures(): void {
    this.changing.tries = 0;
    this.changing.failure = null;
  }

  private get changing(): Changing<Refund> {
    return this;
  }
}

/** What can still be given back of a payment: what is stuck may have been paid by hand. */
export function refundableOf({ received }: Attempt, refunds: readonly Refund[]): Money {
  const given = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return money(Math.max(0, received.minor - given), received.currency);
}
