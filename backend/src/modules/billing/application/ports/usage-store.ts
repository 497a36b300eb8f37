import type { Meter } from '../../domain/usage-period';

/** Where one meter of a group stands in one period. */
export interface MeterPlace {
  readonly groupId: number;
  readonly meter: Meter;
  /** Like `2026-11`, or `ever`. */
  readonly period: string;
}

/** How much a group has used of one thing in one period. */
export interface MeterReading {
  readonly meter: Meter;
  readonly period: string;
  readonly used: number;
}

/** Usage as it is stored. */
export abstract class UsageStore {
  /** What has been counted in any of the periods; meters that were never used are missing. */
  abstract readings(groupId: number, periods: readonly string[]): Promise<MeterReading[]>;
  /**
   * Adds to the meter unless that would be more than is allowed (−1: any number), and tells what it shows then.
   * A caller who comes at the same time waits until the transaction ends.
   */
  abstract take(
    place: MeterPlace,
    amount: number,
    allowed: number,
  ): Promise<{ readonly taken: boolean; readonly used: number }>;
  /** Never below 0. */
  abstract giveBack(place: MeterPlace, amount: number): Promise<void>;
  abstract put(place: MeterPlace, used: number): Promise<void>;
}
