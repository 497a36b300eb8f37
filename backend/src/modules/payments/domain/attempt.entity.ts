import { type Currency, type Money, money } from '../../../shared/domain/money';
import type { PaymentType } from './payment-type';
import type { Changing } from '../../../shared/domain/changing';

/** `handed`: the customer was sent to the gateway. `settled`: the money has come; what goes back of it are its refunds. */
export type AttemptState = 'handed' | 'settled' | 'declined' | 'abandoned';

export interface NewAttempt {
  readonly orderId: number;
  /** Ours, by which the gateway knows it; never used again. */
  readonly number: string;
  /** Null when there is nothing to pay. */
  readonly gateway: PaymentType | null;
  readonly amount: Money;
  /** Nothing may be charged again by it. */
  readonly isOnce?: boolean;
  readonly now: Date;
  /** When to ask the gateway, if it has not said anything until then; null for never. */
  readonly checkAt: Date | null;
}

/** What the gateway calls the money, and what it shows of the card. */
export interface ReceivedMoney {
  readonly reference: string | null;
  readonly amount: Money;
  /** The last four digits of the card. */
  readonly card: string | null;
}

/** The gateway may still say anything. */
const OPEN: ReadonlySet<AttemptState> = new Set(['handed', 'declined', 'abandoned']);

/** One hand-over of an order to a gateway. */
export class Attempt {
  /** Given by the database. */
  readonly id!: number;
  readonly orderId: number;
  readonly number: string;
  readonly gateway: PaymentType | null;
  readonly amountMinor: number;
  readonly currency: Currency;
  /** Nothing may be charged again by it. */
  readonly isOnce: boolean;
  /** What came, which is something else when it cannot be used. */
  readonly receivedMinor: number | null = null;
  readonly receivedCurrency: Currency | null = null;
  readonly state: AttemptState = 'handed';
  readonly reference: string | null = null;
  readonly card: string | null = null;
  readonly createdAt: Date;
  readonly settledAt: Date | null = null;
  /** When the gateway is asked next whether it was paid. */
  readonly checkAt: Date | null;
  /** Answers of the gateway that it is not paid. */
  readonly checks: number = 0;

  constructor({ orderId, number, gateway, amount, isOnce = false, now, checkAt }: NewAttempt) {
    this.orderId = orderId;
    this.number = number;
    this.gateway = gateway;
    this.amountMinor = amount.minor;
    this.currency = amount.currency;
    this.isOnce = isOnce;
    this.createdAt = now;
    this.checkAt = checkAt;
  }

  get amount(): Money {
    return money(this.amountMinor, this.currency);
  }

  /** What came. */
  get received(): Money {
    return money(this.receivedMinor ?? 0, this.receivedCurrency ?? this.currency);
  }

  get isOpen(): boolean {
    return this.state === 'handed';
  }

  /** Whether money that comes now is its first. */
  get canSettle(): boolean {
    return OPEN.has(this.state);
  }

  /** When money was taken that is told of now, by a clock that may be wrong: not before anybody could pay, nor later than now. */
  takenAt(stated: Date | null, now: Date): Date {
    if (stated === null || stated > now) return now;
    return stated < this.createdAt ? this.createdAt : stated;
  }

  /** What the gateway calls it, before it is paid. */
  takeReference(reference: string): void {
    this.changing.reference = reference;
  }

  settle({ reference, amount, card }: ReceivedMoney, now: Date): void {
    if (!this.canSettle) throw new Error('an attempt is settled once');
    this.changing.state = 'settled';
    this.changing.reference = reference;
    this.changing.receivedMinor = amount.minor;
    this.changing.receivedCurrency = amount.currency;
    this.changing.card = card;
    this.changing.settledAt = now;
    this.changing.checkAt = null;
  }

  decline(): void {
    if (!this.isOpen) return;
    this.changing.state = 'declined';
    this.changing.checkAt = null;
  }

  abandon(): void {
    if (!this.isOpen) return;
    this.changing.state = 'abandoned';
    this.changing.checkAt = null;
  }

  /** It was not paid when the gateway was asked. */
  noteUnpaid(checkAt: Date): void {
    this.changing.checks = this.checks + 1;
    this.changing.checkAt = checkAt;
  }

  /** The gateway could not be asked. */
  postpone(checkAt: Date): void {
    this.changing.checkAt = checkAt;
  }

  private get changing(): Changing<Attempt> {
    return this;
  }
}
