import type { Notice } from '../shared/notices';
import type { Language } from '../shared/pages';

/** 0 not captured, 1 asked for, 2 in work since 21:00, 3 done: of captures and of refunds. */
export type BatchStatus = 0 | 1 | 2 | 3;

export interface Card {
  readonly number: string;
  /** `2912`: year and month. */
  readonly expiry: string;
}

/** A payment by card; a mandate makes one for each period. */
export interface Trade {
  readonly orderNo: string;
  readonly tradeNo: string;
  readonly amount: number;
  readonly createdAt: number;
  readonly card: Card;
  readonly auth: string;
  readonly respondCode: string;
  /** 1 authorised, 2 declined, 3 cancelled, 6 refunded. */
  status: 1 | 2 | 3 | 6;
  closeStatus: BatchStatus;
  closeAmount: number;
  closeMovesAt?: number;
  backStatus: BatchStatus;
  /** What the refund under way is about. */
  backAmount: number;
  backMovesAt?: number;
  refunded: number;
  cancelAt?: number;
}

/** A page that is open in a browser. */
export interface OpenPage {
  readonly id: string;
  readonly kind: 'payment' | 'mandate';
  readonly fields: Record<string, string>;
  readonly language: Language;
  readonly openedAt: number;
  readonly expiresAt: number;
  /** What was posted to the shop through the browser. */
  result?: Record<string, string>;
  /** Nothing was posted: the buyer did not go back. */
  isLeft?: true;
}

/** 1 charging, 3 terminated, 4 over, 5 suspended. */
export type MandateStatus = 1 | 3 | 4 | 5;

export interface Mandate {
  readonly orderNo: string;
  readonly periodNo: string;
  readonly createdAt: number;
  readonly startType: string;
  readonly firstDate: string;
  readonly respondType: string;
  readonly cardNumber: string;
  cardExpiry: string;
  amount: number;
  periodType: string;
  periodPoint: string;
  totalTimes: number;
  alreadyTimes: number;
  notifyUrl: string;
  status: MandateStatus;
  /** `2026-12-23`; empty when there is none. */
  nextDate: string;
  /** When the next charge is made, if it is late. */
  lateUntil?: number;
}

export interface NewebpayState {
  readonly trades: Trade[];
  readonly mandates: Mandate[];
  readonly pages: OpenPage[];
  readonly notices: Notice[];
  /** When queries of numbers that do not exist came in. */
  wrongQueries: number[];
  queriesLockedUntil: number;
  /** When refunds were asked for. */
  refundCalls: number[];
  refundsLockedUntil: number;
}

export const emptyState = (): NewebpayState => ({
  trades: [],
  mandates: [],
  pages: [],
  notices: [],
  wrongQueries: [],
  queriesLockedUntil: 0,
  refundCalls: [],
  refundsLockedUntil: 0,
});
