import type { ReportPlan } from '../../domain/report-week';

/** Whose report of which group. */
export interface ReportKey {
  readonly userId: number;
  readonly groupId: number;
}

/** A report that a person has turned on. */
export interface ChosenReport extends ReportKey, ReportPlan {
  readonly id: number;
}

/** Keeps which reports people have turned on, and when each is due. */
export abstract class WeeklyReportStore {
  /** A report that is on already stays as it is. */
  abstract add(key: ReportKey, plan: ReportPlan, now: Date): Promise<void>;
  abstract remove(key: ReportKey): Promise<void>;
  /** Groups whose reports the person gets, by number. */
  abstract groupsOf(userId: number): Promise<readonly number[]>;
  /** Due reports behind `after` in the order of `dueAt` and id, at most `limit`. */
  abstract due(now: Date, after: ChosenReport | null, limit: number): Promise<readonly ChosenReport[]>;
  /** False when another process has done that step, or the report was turned off. */
  abstract advance(report: ChosenReport, next: ReportPlan): Promise<boolean>;
  abstract erase(userId: number): Promise<void>;
}
