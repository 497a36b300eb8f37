/** A group has used a share of the API calls that its plan allows in a year; once for each share and year. */
export interface UsageThresholdReached {
  readonly type: 'developer.usage-threshold-reached';
  readonly groupId: number;
  readonly percent: number;
  readonly usage: number;
  readonly quota: number;
  /** The first day of the next year of calls, such as `2027-11-26`. */
  readonly resetsOn: string;
}
