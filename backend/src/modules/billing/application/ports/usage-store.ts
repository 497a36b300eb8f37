import type { Meter } from '../../domain/usage-period';

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
}
