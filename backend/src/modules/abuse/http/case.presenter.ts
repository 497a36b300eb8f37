import type { CaseDetails, CasePage, ShownCase } from '../application/show-cases.service';
import { totalOf } from '../domain/report-reason';
import type { CaseDetailsDto, CaseDto, CasesDto } from './dto/cases.dto';

const THE_END = -1;

const presentCase = ({ found, link, measure }: ShownCase): CaseDto => ({
  caseId: found.id,
  state: found.state,
  shortUrl: link?.shortUrl ?? found.shortUrl,
  url: link?.url ?? null,
  groupId: link?.groupId ?? 0,
  isTrashed: link?.isTrashed ?? true,
  measure,
  total: totalOf(found.counts),
  counts: found.counts,
  openedTime: found.openedAt.toISOString(),
  lastReportTime: found.lastReportAt?.toISOString() ?? null,
  closedTime: found.closedAt?.toISOString() ?? null,
  appealedTime: found.appealedAt?.toISOString() ?? null,
});

export const presentCases = ({ cases, next, open }: CasePage): CasesDto => ({
  cases: cases.map(presentCase),
  start: next ?? THE_END,
  open,
});

export const presentCaseDetails = ({
  reports,
  nextReports,
  steps,
  ...shown
}: CaseDetails): CaseDetailsDto => ({
  ...presentCase(shown),
  appeal: shown.found.appealText,
  reports: reports.map(({ receipt, reason, details, email, reportedAt }) => ({
    receipt,
    reason,
    details,
    email,
    reportedTime: reportedAt.toISOString(),
  })),
  reportsStart: nextReports ?? THE_END,
  steps: steps.map(({ takenAt, ...step }) => ({ ...step, takenTime: takenAt.toISOString() })),
});
