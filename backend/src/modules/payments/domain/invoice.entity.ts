import { type Currency, type Money, money } from '../../../shared/domain/money';
import type { Changing } from '../../../shared/domain/changing';
import { voidableFrom, voidableUntil } from './invoice-calendar';

/**
 * `none`: nothing has to be issued. `requested`: what is sent is stored, and it is unknown yet what came of it. Money that
 * went back takes its invoice back: it is voided, or reduced to nothing by an allowance where it is too late for that.
 * `stuck`: only a person can go on.
 */
export type InvoiceState =
  | 'none'
  | 'wanted'
  | 'requested'
  | 'issued'
  | 'voidWanted'
  | 'voided'
  | 'allowanceWanted'
  | 'allowanceIssued'
  | 'stuck';

export interface NewInvoice {
  readonly orderId: number;
  readonly attemptId: number;
  readonly groupId: number;
  readonly total: Money;
  /** Ours, by which the provider knows it; null when none has to be issued. */
  readonly number: string | null;
  readonly now: Date;
}

/** What the provider has issued. */
export interface IssuedInvoice {
  readonly invoiceNumber: string;
  /** Four digits that prove that one holds the invoice. */
  readonly randomNumber: string;
  readonly issuedAt: Date;
}

const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 3_600_000;
/** After so many attempts without an answer a person is told; the attempts go on. */
const ALERT_TRIES = 8;

/** The invoice of one settled payment. */
export class Invoice {
  /** Given by the database. */
  readonly id!: number;
  readonly orderId: number;
  readonly attemptId: number;
  readonly groupId: number;
  readonly currency: Currency;
  readonly totalMinor: number;
  readonly number: string | null;
  readonly state: InvoiceState;
  /** The bytes that are sent: the same bytes again have no second effect. */
  readonly request: string | null = null;
  readonly invoiceNumber: string | null = null;
  readonly randomNumber: string | null = null;
  readonly allowanceNumber: string | null = null;
  readonly issuedAt: Date | null = null;
  /** When the money went back. */
  readonly revokedAt: Date | null = null;
  /** Why it did not work the last time, in the words of the provider. */
  readonly reason: string | null = null;
  readonly tries: number = 0;
  /** When the next step is due; null when none is. */
  readonly dueAt: Date | null;
  /** When it became due that it is issued, or taken back. */
  readonly wantedAt: Date;

  constructor({ orderId, attemptId, groupId, total, number, now }: NewInvoice) {
    this.orderId = orderId;
    this.attemptId = attemptId;
    this.groupId = groupId;
    this.currency = total.currency;
    this.totalMinor = total.minor;
    this.number = number;
    this.state = number === null ? 'none' : 'wanted';
    this.dueAt = number === null ? null : now;
    this.wantedAt = now;
  }

  get total(): Money {
    return money(this.totalMinor, this.currency);
  }

  /** What is being done: what came of something else says nothing of it. */
  get step(): InvoiceState {
    return this.state === 'requested' ? 'wanted' : this.state;
  }

  /** Whether it has not worked for so long that site admins should know. */
  get isLate(): boolean {
    return this.tries >= ALERT_TRIES;
  }

  /** Whether its buyer may be corrected: it is wanted, and nothing is on its way. */
  get isCorrectable(): boolean {
    return this.revokedAt === null && (this.state === 'wanted' || this.isRefused);
  }

  private get isUnsent(): boolean {
    return this.state === 'wanted' && this.tries === 0;
  }

  private get isRefused(): boolean {
    return this.state === 'stuck' && this.invoiceNumber === null;
  }

  /** What will be sent is stored first. */
  send(request: string): void {
    if (this.state === 'wanted') this.changing.state = 'requested';
    this.changing.request = request;
  }

  /** The bytes have had no effect: they are made anew. */
  discardRequest(): void {
    if (this.state === 'requested') this.changing.state = 'wanted';
    this.changing.request = null;
  }

  issue({ invoiceNumber, randomNumber, issuedAt }: IssuedInvoice, now: Date): void {
    if (this.state !== 'requested') return;
    this.changing.invoiceNumber = invoiceNumber;
    this.changing.randomNumber = randomNumber;
    this.changing.issuedAt = issuedAt;
    this.settle('issued');
    if (this.revokedAt) this.takeBack(now);
  }

  /** The money has gone back. */
  revoke(now: Date): void {
    if (this.revokedAt || this.state === 'none') return;
    this.changing.revokedAt = now;
    this.changing.wantedAt = now;
    if (this.state === 'issued') this.takeBack(now);
    else if (this.isUnsent || this.isRefused) this.settle('none');
  }

  /** It is too late to void it. */
  wantAllowance(now: Date): void {
    if (this.state !== 'voidWanted') return;
    this.changing.state = 'allowanceWanted';
    this.changing.dueAt = now;
  }

  beVoided(): void {
    if (this.state === 'voidWanted' || this.state === 'allowanceWanted') this.settle('voided');
  }

  /** It is certain that there is none. True when none is wanted either. */
  endUnissued(): boolean {
    if (!this.revokedAt || this.step !== 'wanted') return false;
    this.settle('none');
    return true;
  }

  /** The number is null when its answer was lost. */
  reduce(allowanceNumber: string | null): void {
    if (this.state !== 'allowanceWanted') return;
    this.changing.allowanceNumber = allowanceNumber;
    this.settle('allowanceIssued');
  }

  /** It did not work this time. */
  retry(reason: string, now: Date): void {
    this.changing.reason = reason;
    this.changing.tries = this.tries + 1;
    const pause = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.tries - 1));
    this.changing.dueAt = new Date(now.getTime() + pause);
  }

  /** The ministry does not know it yet, so that it cannot be voided: that is no failure. */
  awaitUpload(now: Date): void {
    const later = new Date(now.getTime() + MAX_RETRY_MS);
    const from = this.issuedAt ? voidableFrom(this.issuedAt) : later;
    this.changing.dueAt = from > later ? from : later;
  }

  stop(reason: string): void {
    this.settle('stuck');
    this.changing.reason = reason;
  }

  /** A person has mended what was wrong. False when no step of it waits. */
  resume(now: Date): boolean {
    if (this.state === 'stuck') {
      this.settle(this.invoiceNumber === null ? 'wanted' : 'issued');
      if (this.invoiceNumber !== null && this.revokedAt) this.takeBack(now);
    }
    if (this.state === 'issued' || this.isOver) return false;
    this.changing.dueAt = now;
    return true;
  }

  /** As a person decides, it is voided or reduced to nothing. False unless all of its money went back. */
  takeBackBy(state: 'voidWanted' | 'allowanceWanted', now: Date): boolean {
    if (!this.isTakenBack) return false;
    this.settle(state);
    this.changing.dueAt = now;
    return true;
  }

  /** A person has voided it at the provider. False unless all of its money went back. */
  noteVoided(): boolean {
    if (!this.isTakenBack) return false;
    this.settle('voided');
    return true;
  }

  /** A person knows the number of its allowance. False unless all of its money went back. */
  noteReduced(allowanceNumber: string): boolean {
    const isUnnumbered = this.state === 'allowanceIssued' && this.allowanceNumber === null;
    if (!this.isTakenBack && !isUnnumbered) return false;
    this.changing.allowanceNumber = allowanceNumber;
    this.settle('allowanceIssued');
    return true;
  }

  private get isOver(): boolean {
    return this.state === 'none' || this.state === 'voided' || this.state === 'allowanceIssued';
  }

  /** It was issued, and is to be taken back. */
  private get isTakenBack(): boolean {
    const waits = this.state === 'voidWanted' || this.state === 'allowanceWanted' || this.state === 'stuck';
    return waits && this.revokedAt !== null && this.invoiceNumber !== null;
  }

  private takeBack(now: Date): void {
    if (!this.issuedAt) throw new Error('only what was issued can be taken back');
    const from = voidableFrom(this.issuedAt);
    this.changing.state = now < voidableUntil(this.issuedAt) ? 'voidWanted' : 'allowanceWanted';
    this.changing.dueAt = this.state === 'voidWanted' && from > now ? from : now;
  }

  private settle(state: InvoiceState): void {
    this.changing.state = state;
    this.changing.request = null;
    this.changing.reason = null;
    this.changing.tries = 0;
    this.changing.dueAt = null;
  }

  private get changing(): Changing<Invoice> {
    return this;
  }
}
