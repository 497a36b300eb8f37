import type { Changing } from '../../../shared/domain/changing';

const HOUR_MS = 3_600_000;
/** Anybody may send such messages: the gateway is asked about a mandate once in this time. */
const MIN_PAUSE_MS = HOUR_MS;
const RETRY_MS = 10 * 60_000;
/** Then only the customer can say what became of the card. */
const MAX_TRIES = 3;

/** That something may have happened to the card of a mandate, and whether its gateway was asked about it. */
export class CardCheck {
  /** Ours, of the mandate. */
  readonly mandateNumber: string;
  /** When its gateway is asked; null when nothing was heard since it was. */
  readonly checkAt: Date | null;
  /** How often it could not be asked. */
  readonly tries: number = 0;
  readonly checkedAt: Date | null = null;
  /** The last period in which the customer was told to look. */
  readonly mailedPeriod: number = 0;

  constructor(mandateNumber: string, now: Date) {
    this.mandateNumber = mandateNumber;
    this.checkAt = now;
  }

  /** Something was heard of the card. */
  ask(now: Date): void {
    if (this.checkAt !== null) return;
    const earliest = this.checkedAt ? this.checkedAt.getTime() + MIN_PAUSE_MS : 0;
    this.changing.checkAt = new Date(Math.max(now.getTime(), earliest));
  }

  /** The gateway has answered, or never will. */
  end(now: Date): void {
    this.changing.checkAt = null;
    this.changing.checkedAt = now;
    this.changing.tries = 0;
  }

  /** It could not be asked. False when that was tried often enough. */
  retry(now: Date): boolean {
    this.changing.tries = this.tries + 1;
    this.changing.checkAt = new Date(now.getTime() + RETRY_MS);
    return this.tries < MAX_TRIES;
  }

  /** False when the customer was told in that period before. */
  takeMail(period: number): boolean {
    if (this.mailedPeriod >= period) return false;
    this.changing.mailedPeriod = period;
    return true;
  }

  private get changing(): Changing<CardCheck> {
    return this;
  }
}
