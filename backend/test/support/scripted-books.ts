import type { BillingCycle } from '../../src/modules/payments/domain/billing-cycle';
import type { MandateState } from '../../src/modules/payments/domain/mandate.entity';
import type { PaymentType } from '../../src/modules/payments/domain/payment-type';
import type { Currency, Money } from '../../src/shared/domain/money';
import { monthsAfter } from './payment-model';

export const MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 };

/** Money that the gateway has taken. */
export interface Trade {
  readonly number: string;
  readonly reference: string;
  readonly amount: Money;
  readonly mandateNumber: string;
  readonly at: number;
  isRefunded: boolean;
  /** By our numbers, what went back. */
  readonly refunds: Map<string, number>;
}

export interface Agreed {
  readonly number: string;
  /** Between two charges. */
  readonly cycleMonths: number;
  /** The day, by the gateway's calendar, from which its months are counted. */
  readonly anchor: string;
  state: MandateState;
  /** Of the next charge. */
  amount: Money;
  /** Charges until now, also those that were refused. */
  times: number;
  /** From the anchor to the next charge. */
  months: number;
  /** The day of the next charge. */
  due: string;
  /** Refused since the last charge. */
  failures: number;
}

export interface Page {
  readonly number: string;
  readonly amount: Money;
  /** What is charged each further time. */
  readonly next: Money;
  readonly cycleMonths: number;
  /** The day of the next charge; null: so many months after the first. */
  readonly nextOn: string | null;
  readonly openedAt: number;
  decision: 'none' | 'paid' | 'declined';
}

/** A call is not answered: before the work, or after it. */
export type GatewayFault = 'away' | 'answer lost';

/** How the character of a gateway differs from another's. */
export interface Character {
  readonly type: PaymentType;
  readonly currency: Currency;
  /** It charges mandates and sends messages; otherwise both are asked of it, and it charges when it is told to. */
  readonly actsByItself: boolean;
  /** How long after the paid period its next charge may come. */
  readonly lateMs: number;
  /** Its messages are signed and only say where to look. */
  readonly sendsEvents: boolean;
}

export const newTrade = (made: Pick<Trade, 'number' | 'mandateNumber' | 'amount' | 'at'>): Trade => ({
  ...made,
  reference: `T${made.number}`,
  isRefunded: false,
  refunds: new Map(),
});

/** The next charge is on that day, and each further one so many months later. */
export function setCalendar(agreed: Agreed, day: string, cycleMonths: number): void {
  Object.assign(agreed, { anchor: day, due: day, months: 0, cycleMonths });
}

/** What follows from a page on which a customer has agreed, having paid that; nothing is a first charge that comes later. */
export function agreedBy(
  { number, cycleMonths, nextOn, ...page }: Page,
  paid: Money,
  anchor: string,
): Agreed {
  const agreed: Agreed = {
    number,
    cycleMonths,
    anchor,
    state: 'live',
    amount: paid.minor === page.amount.minor ? page.next : paid,
    times: paid.minor > 0 ? 1 : 0,
    months: cycleMonths,
    due: monthsAfter(anchor, cycleMonths),
    failures: 0,
  };
  if (nextOn !== null) setCalendar(agreed, nextOn, cycleMonths);
  return agreed;
}
