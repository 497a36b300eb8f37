import { DateTime } from 'luxon';

/** What is counted, and over what days and months of the group's time zone. `ever` counts do not start again; those of things go down when things go. */
export const METERS = {
  clicks: 'month',
  aiSuggestions: 'month',
  urlReplacements: 'month',
  editablePreviews: 'ever',
  trackingTools: 'ever',
  utmGroups: 'ever',
  invitees: 'ever',
  tags: 'ever',
  stars: 'ever',
  batchLinks: 'day',
} as const satisfies Record<string, 'day' | 'month' | 'ever'>;

export type Meter = keyof typeof METERS;

/** What is counted where it happens and refused when the plan allows no more; clicks are counted by analytics and never refused. */
export type Limit = Exclude<Meter, 'clicks'>;
export const LIMITS = (Object.keys(METERS) as Meter[]).filter((meter) => meter !== 'clicks');

/** How much a group has used. */
export type Usage = Readonly<Record<Meter, number>>;

/** Stored in place of a month for counts that do not start again. */
export const EVER = 'ever';

/** A calendar month in one time zone. */
export interface UsageMonth {
  /** Like `2026-11`. */
  readonly key: string;
  readonly startsAt: Date;
  /** When the next month begins: counts per month start again. */
  readonly resetsAt: Date;
}

const localTime = (moment: Date, timeZone: string): DateTime => {
  const there = DateTime.fromJSDate(moment, { zone: timeZone });
  return there.isValid ? there : DateTime.fromJSDate(moment, { zone: 'utc' });
};

/** The day that is running in the zone at the moment, like `2026325`: as long as the name of a month, and never the same. */
export const usageDay = (moment: Date, timeZone: string): string =>
  localTime(moment, timeZone).toFormat('yyyyooo', { locale: 'en' });

/** Under which a meter is stored at the moment. */
export function periodOf(meter: Meter, moment: Date, timeZone: string): string {
  switch (METERS[meter]) {
    case 'ever':
      return EVER;
    case 'month':
      return usageMonth(moment, timeZone).key;
    case 'day':
      return usageDay(moment, timeZone);
  }
}

/** The month that is running in the zone (IANA name) at the moment; in UTC when there is no such zone. */
export function usageMonth(moment: Date, timeZone: string): UsageMonth {
  const local = localTime(moment, timeZone);
  const start = local.startOf('month');
  return {
    key: local.toFormat('yyyy-MM', { locale: 'en' }),
    startsAt: start.toJSDate(),
    // The first instant of the next month: where clocks skip midnight, it is later than 00:00.
    resetsAt: start.plus({ months: 1 }).startOf('month').toJSDate(),
  };
}
