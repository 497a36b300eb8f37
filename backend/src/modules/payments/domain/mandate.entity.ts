import { type Currency, type Money, money } from '../../../shared/domain/money';
import type { PaymentType } from './payment-type';
import type { Changing } from './changing';

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
  readonly now: Date;
}

/** Not before the next day: a gateway refuses to change what was made today. */
const FIRST_CHANGE_MS = 24 * 3_600_000;
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
  readonly state: MandateState = 'live';
  readonly wanted: MandateState = 'live';
  readonly tries: number = 0;
  /** When it is to be changed at the gateway; null when it is as it should be. */
  readonly dueAt: Date | null = null;
  /** When it was to be changed first; null when it is as it should be. */
  readonly wantedAt: Date | null = null;
  /** Why that did not work the last time. */
  readonly failure: string | null = null;
  readonly createdAt: Date;

  constructor({ subscriptionId, gateway, number, reference, amount, now }: NewMandate) {
    this.subscriptionId = subscriptionId;
    this.gateway = gateway;
    this.number = number;
    this.reference = reference;
    this.currency = amount.currency;
    this.amountMinor = amount.minor;
    this.wantedMinor = amount.minor;
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
    return this.wanted !== 'live' || this.amountMinor === this.wantedMinor;
  }

  want(state: MandateState, now: Date): void {
    if (this.wanted === 'terminated') return;
    this.changing.wanted = state;
    this.schedule(now);
  }

  /** Another sum from the next charge on. */
  wantAmount(amount: Money): void {
    this.changing.wantedMinor = amount.minor;
    this.schedule(new Date(this.createdAt.getTime() + FIRST_CHANGE_MS));
  }

  /** What the gateway calls it has become known. */
  learnReference(reference: string): void {
    this.changing.reference = reference;
  }

  /** The gateway has done it. */
  become(state: MandateState): void {
    this.changing.state = state;
    // What has ended cannot be begun again.
    if (state === 'terminated') this.changing.wanted = state;
    this.settle();
  }

  charge(amount: Money): void {
    this.changing.amountMinor = amount.minor;
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

  /** Whether it has not worked for so long that somebody should know. */
  isLate(now: Date): boolean {
    return this.wantedAt !== null && now.getTime() - this.wantedAt.getTime() >= LATE_MS;
  }

  private schedule(at: Date): void {
    this.forgetFailures();
    this.changing.dueAt = this.isAsWanted ? null : at;
    this.changing.wantedAt = this.dueAt;
  }

  private settle(): void {
    this.forgetFailures();
    if (!this.isAsWanted) return;
    this.changing.dueAt = null;
    this.changing.wantedAt = null;
  }

  private forgetFailures(): void {
    this.changing.tries = 0;
    this.changing.failure = null;
  }

  private get changing(): Changing<Mandate> {
    return this;
  }
}
