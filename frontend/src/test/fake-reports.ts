import type { AbuseCase, CaseDetails, CasesApi, ReportApi } from '../features/reports';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const buildCase = (overrides: Partial<AbuseCase> = {}): AbuseCase => ({
  caseId: 5,
  state: 'open',
  shortUrl: 'https://lk.test/bad',
  url: 'https://harm.test/login',
  groupId: 70,
  isTrashed: false,
  measure: 'none',
  total: 3,
  counts: { phishing: 2, malware: 0, spam: 1, illegal: 0, other: 0 },
  openedTime: '2026-11-20T08:00:00.000Z',
  lastReportTime: '2026-11-21T08:00:00.000Z',
  closedTime: null,
  appealedTime: null,
  ...overrides,
});

export const buildCaseDetails = (overrides: Partial<CaseDetails> = {}): CaseDetails => ({
  ...buildCase(),
  appeal: null,
  reports: [
    {
      receipt: 'K7QM-XR3P-HC4N',
      reason: 'phishing',
      details: 'It asks for my card.',
      email: 'an@example.com',
      reportedTime: '2026-11-21T08:00:00.000Z',
    },
  ],
  reportsStart: -1,
  steps: [],
  ...overrides,
});

/** The server's side of a site without reports. */
export const fakeReportApi = (): Fake<ReportApi> => ({
  report: jest.fn().mockResolvedValue('K7QM-XR3P-HC4N'),
  appealState: jest.fn().mockResolvedValue({ canAppeal: true, appealedTime: null }),
  appeal: jest.fn().mockResolvedValue({ canAppeal: false, appealedTime: '2026-11-21T08:00:00.000Z' }),
});

export const fakeCasesApi = (): Fake<CasesApi> => ({
  page: jest.fn().mockResolvedValue({ cases: [], start: -1, open: 0 }),
  one: jest.fn().mockResolvedValue(buildCaseDetails()),
  judge: jest.fn().mockResolvedValue(buildCaseDetails()),
});
