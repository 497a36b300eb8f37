export { AdminOnly } from './components/AdminOnly';
export { Appeal } from './components/lazy-appeal-note';
export { createCasesApi } from './create-cases.api';
export { createSuspensionApi } from './create-suspension.api';
export type { SuspensionApi, SuspensionState } from './suspension.api';
export { createReportApi } from './create-report.api';
export type { AbuseCase, CaseDetails, CasesApi } from './cases.api';
export type { ReportApi } from './report.api';
