import type { Money } from '../../../shared/domain/money';
import { type CalendarDate, daysAfter, startOfTaipeiDay, taipeiDateOf } from './billing-calendar';
import type { PaymentType } from './payment-type';

/**
 * `missingHere`: the gateway has taken money that was not known here. `missingThere`: it has not taken what is booked.
 * `otherAmount`: it has taken another amount. `returnedThere`: it has given money back that is not booked as given back.
 * `notCompared`: it could not be asked.
 */
export const DIFFERENCE_KINDS = [
  'missingHere',
  'missingThere',
  'otherAmount',
  'returnedThere',
  'notCompared',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** What a gateway has taken for an attempt, and how much of it went back. */
export interface TakenPayment {
  /** Null: nothing. */
  readonly taken: Money | null;
  readonly returned: 'none' | 'part' | 'whole';
}

/** The same by the ledger. */
export interface BookedMoney {
  readonly taken: Money | null;
  readonly returnedMinor: number;
  /** It is being given back: the gateway may be ahead. */
  readonly isBeingReturned: boolean;
}

/** The comparison of one day of a gateway. */
export interface ReconciliationRun {
  readonly id: number;
  readonly gateway: PaymentType;
  /** In Taipei. */
  readonly day: CalendarDate;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  /** When to go on; null once it has ended. */
  readonly dueAt: Date | null;
  /** Attempts up to it have been compared. */
  readonly lastAttemptId: number;
  readonly checked: number;
  /** Since the gateway answered last. */
  readonly tries: number;
  readonly failure: string | null;
}

export interface ReconciliationDifference {
  readonly runId: number;
  readonly attemptId: number;
  /** Ours. */
  readonly number: string;
  readonly kind: DifferenceKind;
  readonly bookedMinor: number | null;
  readonly foundMinor: number | null;
  readonly currency: string;
}

const HOUR_MS = 3_600_000;
/** Gateways close their books at night. */
const START_HOUR = 3;
/** How many days are made up for when they were not compared. */
const REACH_DAYS = 3;
const FIRST_PAUSE_MS = HOUR_MS / 6;
/** A gateway that was asked too often answers again after that. */
const MAX_PAUSE_MS = 4 * HOUR_MS;

/** What does not agree about a payment that is booked; null where everything does. */
export function differenceOf(found: TakenPayment, booked: BookedMoney): DifferenceKind | null {
  if (booked.taken === null) return null;
  if (found.taken === null) return 'missingThere';
  const { minor, currency } = booked.taken;
  if (found.taken.minor !== minor || found.taken.currency !== currency) return 'otherAmount';
  const isKnown = found.returned === 'whole' ? booked.returnedMinor >= minor : booked.returnedMinor > 0;
  return found.returned === 'none' || booked.isBeingReturned || isKnown ? null : 'returnedThere';
}

/** Days in Taipei that can be compared by now, earliest first. */
export function daysToCompare(now: Date): CalendarDate[] {
  const last = daysAfter(taipeiDateOf(new Date(now.getTime() - START_HOUR * HOUR_MS)), -1);
  return Array.from({ length: REACH_DAYS }, (_, index) => daysAfter(last, index + 1 - REACH_DAYS));
}

/** From the first moment of a day to the first one after it. */
export const momentsOf = (day: CalendarDate): { readonly from: Date; readonly to: Date } => ({
  from: startOfTaipeiDay(day),
  to: startOfTaipeiDay(daysAfter(day, 1)),
});

/** When a gateway that could not be asked is asked again. */
export const retryAt = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)));
