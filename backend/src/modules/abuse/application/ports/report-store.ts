import type { CaseAction, CaseState } from '../../domain/case-step';
import type { ReportReason } from '../../domain/report-reason';

/** What was reported. */
export interface Report {
  readonly receipt: string;
  readonly reason: ReportReason;
  readonly details: string | null;
  /** As `parseEmail` reads it; null when none was left. */
  readonly email: string | null;
  /** 0: a guest. */
  readonly userId: number;
  readonly reportedAt: Date;
}

export interface KeptReport extends Report {
  readonly id: number;
  readonly caseId: number;
}

/** What a site admin did with a case. */
export interface StepTaken {
  readonly userId: number;
  readonly from: CaseState;
  readonly state: CaseState;
  readonly action: CaseAction;
  readonly note: string | null;
  readonly takenAt: Date;
}

/** Who reported; by number, and by address. */
export interface Reporter {
  readonly userId: number;
  readonly email: string | null;
}

/** Keeps what belongs to cases: reports and steps. */
export abstract class ReportStore {
  /**
   * Part of the unit of work in which the case is held. Of one case the first 50 and the last 150 are kept.
   * @param forgetAt when it is deleted; null for a case that waits
   */
  abstract add(caseId: number, report: Report, forgetAt: Date | null): Promise<void>;
  /** Newest first, with ids below `before`. */
  abstract page(caseId: number, page: { before: number; limit: number }): Promise<KeptReport[]>;

  /** When the reports of a case are deleted; null while it waits. */
  abstract forgetAt(caseId: number, moment: Date | null): Promise<void>;
  /** Those whose time has come, and those that are a year old, whatever became of their case. */
  abstract removeForgotten(now: Date): Promise<void>;

  abstract addStep(caseId: number, step: StepTaken): Promise<void>;
  /** Newest first. */
  abstract stepsOf(caseId: number, limit: number): Promise<StepTaken[]>;

  /** At most 1000. */
  abstract reportsBy(reporter: Reporter): Promise<KeptReport[]>;
  /** Takes away who reported and what they wrote, and what a site admin noted; that there was a report stays. */
  abstract forgetWordsOf(person: Reporter): Promise<void>;
}
