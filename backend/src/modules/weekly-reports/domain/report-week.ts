import { DateTime } from 'luxon';

/** Monday, 8:00 in the time zone of the group. */
const SENDING_HOUR = 8;

/** The week that is running in a time zone; its report is about the week before. */
export interface ReportWeek {
  /** Its Monday, such as "2026-11-23". */
  readonly monday: string;
  /** When its report is sent. */
  readonly sendingAt: Date;
  /** When the report of the next week is sent. */
  readonly nextAt: Date;
}

export function weekAt(now: Date, timeZone: string): ReportWeek {
  const monday = DateTime.fromJSDate(now, { zone: timeZone }).startOf('week');
  const sendingAt = (start: DateTime): Date => start.set({ hour: SENDING_HOUR }).toJSDate();
  return {
    monday: monday.toFormat('yyyy-MM-dd'),
    sendingAt: sendingAt(monday),
    nextAt: sendingAt(monday.plus({ weeks: 1 })),
  };
}

/** What is known of one report of one person. */
export interface ReportPlan {
  /** Monday of the last week whose report was sent or left out. */
  readonly handledWeek: string;
  readonly dueAt: Date;
}

/** For a person who has just turned the report on: the next Monday is the first. */
export function firstPlan(now: Date, timeZone: string): ReportPlan {
  const week = weekAt(now, timeZone);
  if (now >= week.sendingAt) return { handledWeek: week.monday, dueAt: week.nextAt };
  const before = DateTime.fromISO(week.monday).minus({ weeks: 1 }).toFormat('yyyy-MM-dd');
  return { handledWeek: before, dueAt: week.sendingAt };
}

/** When to look again; the report of `week` is sent now unless `isDue` is false. */
export interface PlanStep {
  readonly isDue: boolean;
  readonly next: ReportPlan;
}

/**
 * The next step of a plan whose moment has come. Weeks that passed while no process ran are left out; where the group has
 * moved to another time zone, no week is reported twice.
 */
export function planStepOf({ handledWeek }: ReportPlan, now: Date, timeZone: string): PlanStep {
  const { monday, sendingAt, nextAt } = weekAt(now, timeZone);
  if (handledWeek >= monday) return { isDue: false, next: { handledWeek, dueAt: nextAt } };
  if (now < sendingAt) return { isDue: false, next: { handledWeek, dueAt: sendingAt } };
  return { isDue: true, next: { handledWeek: monday, dueAt: nextAt } };
}
