import type { Schema } from '../../api/schemas';

/** `open` waits, `reviewing` is looked at, `acted` something was done, `dismissed` nothing was wrong. */
export const CASE_STATES = ['open', 'reviewing', 'acted', 'dismissed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** All that was reported of one link. */
export type AbuseCase = Schema<'CaseDto'>;
export type CasePage = Schema<'CasesDto'>;
export type CaseDetails = Schema<'CaseDetailsDto'>;
export type AbuseReport = Schema<'ReportDto'>;
/** What a site admin did with a case. */
export type CaseStep = Schema<'StepDto'>;
export type StepInput = Required<Schema<'JudgeCaseDto'>>;

export interface CasesApi {
  /** `start`: −1 for the first page. */
  page(state: CaseState, start: number): Promise<CasePage>;
  /** `start`: −1 for the newest reports. */
  one(caseId: number, start: number): Promise<CaseDetails>;
  judge(caseId: number, step: StepInput): Promise<CaseDetails>;
}
