import type { MandateState } from '../../src/modules/payments/domain/mandate.entity';
import type { PaymentType } from '../../src/modules/payments/domain/payment-type';
import type { Currency, Money } from '../../src/shared/domain/money';

/** Money that the gateway has taken. */
export interface Trade {
  readonly number: string;
  readonly reference: string;
  readonly amount: Money;
  readonly mandateNumber: string;
  readonly at: number;
  isRefunded: boolean;
}

export interface Agreed {
  readonly number: string;
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
