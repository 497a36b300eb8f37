import type { Changing } from '../../../shared/domain/changing';
import { type Currency, type Money, money } from '../../../shared/domain/money';
import type { Invoice } from './invoice.entity';

/** `requested`: what is sent is stored, and it is unknown yet what came of it. `stuck`: only a person can go on. */
export type AllowanceState = 'wanted' | 'requested' | 'issued' | 'stuck';

export interface NewAllowance {
  readonly invoice: Invoice;
  readonly refundId: number;
  readonly amount: Money;
  readonly now: Date;
}

const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 3_600_000;
/** After so many attempts without an answer a person is told; the attempts go on. */
const ALERT_TRIES = 8;

/** A part that is taken off an invoice, because that much of its payment went back. */
export class Allowance {
  /** Given by the database. */
  readonly id!: number;
  readonly invoiceId: number;
  readonly orderId: number;
  readonly groupId: number;
  readonly refundId: number;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly state: AllowanceState = 'wanted';
  /** The bytes that are sent: the same bytes again have no second effect. */
  readonly request: string | null = null;
  /** The provider's; null until it is issued. */
  readonly number: string | null = null;
  /** Why it did not work the last time, in the words of the provider. */
  readonly reason: string | null = null;
  readonly tries: number = 0;
  /** When the next step is due; null when none is. */
  readonly dueAt: Date | null;
  readonly wantedAt: Date;

  constructor({ invoice, refundId, amount, now }: NewAllowance) {
    this.invoiceId = invoice.id;
    this.orderId = invoice.orderId;
    this.groupId = invoice.groupId;
    this.refundId = refundId;
    this.amountMinor = amount.minor;
    this.currency = amount.currency;
    this.dueAt = now;
    this.wantedAt = now;
  }

  get amount(): Money {
    return money(this.amountMinor, this.currency);
  }

  get isOpen(): boolean {
    return this.state === 'wanted' || this.state === 'requested';
  }

  /** Whether it has not worked for so long that site admins should know. */
  get isLate(): boolean {
    return this.tries >= ALERT_TRIES;
  }

  /** What will be sent is stored first. */
  send(request: string): void {
    this.changing.state = 'requested';
    this.changing.request = request;
  }

  /** The bytes have certainly had no effect: they are made anew. */
  discardRequest(): void {
    this.changing.state = 'wanted';
    this.changing.request = null;
  }

  issue(number: string): void {
    this.changing.number = number;
    this.settle('issued');
  }

  /** It did not work this time. */
  retry(reason: string, now: Date): void {
    this.changing.reason = reason;
    this.changing.tries = this.tries + 1;
    const pause = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.tries - 1));
    this.changing.dueAt = new Date(now.getTime() + pause);
  }

  /** Its invoice is not issued yet: that is no failure. */
  awaitInvoice(now: Date): void {
    this.changing.dueAt = new Date(now.getTime() + MAX_RETRY_MS);
  }

  stop(reason: string): void {
    this.settle('stuck');
    this.changing.reason = reason;
  }

  /** A person has mended what was wrong, and knows that there is none. */
  resume(now: Date): void {
    if (this.state === 'stuck') this.settle('wanted');
    this.changing.dueAt = now;
  }

  private settle(state: AllowanceState): void {
    this.changing.state = state;
    this.changing.request = null;
    this.changing.reason = null;
    this.changing.tries = 0;
    this.changing.dueAt = null;
  }

  private get changing(): Changing<Allowance> {
    return this;
  }
}
