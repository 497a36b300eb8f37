import type { ReportReason } from './report.api';

/** `open` waits for somebody, `reviewing` somebody looks at it, `acted` something was done, `dismissed` nothing was wrong. */
export const CASE_STATES = ['open', 'reviewing', 'acted', 'dismissed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What stands on the link. */
export type Measure = 'none' | 'warn' | 'disable';
/** What a step does to the link. */
export type CaseAction = Measure | 'lift';

/** All that was reported of one link. */
export interface AbuseCase {
  readonly caseId: number;
  readonly state: CaseState;
  readonly shortUrl: string;
  /** Null once the link is gone for good. */
  readonly url: string | null;
  /** 0: a guest's link. */
  readonly groupId: number;
  readonly isTrashed: boolean;
  readonly measure: Measure;
  /** Number of reports. */
  readonly total: number;
  readonly counts: Readonly<Record<ReportReason, number>>;
  /** Moments are ISO 8601, UTC; null for never. */
  readonly openedTime: string;
  readonly lastReportTime: string | null;
  readonly closedTime: string | null;
  readonly appealedTime: string | null;
}

export interface CasePage {
  readonly cases: readonly AbuseCase[];
  /** Where the next page begins; −1 at the end. */
  readonly start: number;
  /** All cases that nobody has looked at. */
  readonly open: number;
}

export interface Report {
  readonly receipt: string;
  readonly reason: ReportReason;
  readonly details: string | null;
  readonly email: string | null;
  readonly reportedTime: string;
}

/** What a site admin did with a case. */
export interface CaseStep {
  readonly userId: number;
  readonly name: string | null;
  readonly from: CaseState;
  readonly state: CaseState;
  readonly action: CaseAction;
  readonly note: string | null;
  readonly takenTime: string;
}

export interface CaseDetails extends AbuseCase {
  /** What the link's owner says; null when nothing. */
  readonly appeal: string | null;
  /** Newest first. */
  readonly reports: readonly Report[];
  /** Where older reports begin; −1 when there are none. */
  readonly reportsStart: number;
  /** Newest first. */
  readonly steps: readonly CaseStep[];
}

export interface StepInput {
  readonly state: CaseState;
  readonly action: CaseAction;
  readonly note: string;
}

export interface CasesApi {
  /** `start`: −1 for the first page. */
  page(state: CaseState, start: number): Promise<CasePage>;
  /** `start`: −1 for the newest reports. */
  one(caseId: number, start: number): Promise<CaseDetails>;
  judge(caseId: number, step: StepInput): Promise<CaseDetails>;
}
