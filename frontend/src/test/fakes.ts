import { ApiError } from '../api/api-error';
import type { AnalyticsApi, DailyClicks, HourlyClicks, Overview } from '../features/analytics';
import type { ContentApi } from '../features/content';
import type { HelpApi } from '../features/help';
import type { CreatedLink, HistoryShelf, LinksApi } from '../features/links';

export const buildLink = (overrides: Partial<CreatedLink> = {}): CreatedLink => ({
  encodeId: 'abc',
  shortUrl: 'http://localhost/abc',
  url: 'https://example.com/page',
  claim: 'claim-of-abc',
  createTime: '2026-11-21T01:00:00.000Z',
  ...overrides,
});

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const fakeLinksApi = (): Fake<LinksApi> => ({
  checkAddress: jest.fn().mockResolvedValue(null),
  shorten: jest.fn().mockResolvedValue(buildLink()),
  remove: jest.fn().mockResolvedValue(undefined),
  transfer: jest.fn().mockResolvedValue(undefined),
  giveBack: jest.fn().mockResolvedValue(undefined),
  claim: jest.fn((claims: readonly string[]) =>
    Promise.resolve(claims.map((claim) => claim.replace('claim-of-', ''))),
  ),
  page: jest.fn().mockResolvedValue({ links: [], start: -1 }),
});

export const buildOverview = (overrides: Partial<Overview> = {}): Overview => ({
  encodeId: 'abc',
  shortUrl: 'http://localhost/abc',
  url: 'https://example.com/page',
  createTime: '2026-11-21T01:00:00.000Z',
  totalClicks: 3,
  uniqueClicks: 2,
  hits: { human: 3, preview: 1, bot: 4, prefetch: 0, head: 0 },
  deleted: false,
  ...overrides,
});

const buildDaily = (): DailyClicks => ({
  totalClicks: 3,
  uniqueClicks: 2,
  days: [
    { date: '2026-11-20', totalClicks: 1, uniqueClicks: 1 },
    { date: '2026-11-21', totalClicks: 2, uniqueClicks: 1 },
  ],
});

const buildHourly = (date: string): HourlyClicks => ({
  date,
  totalClicks: 2,
  uniqueClicks: 1,
  hours: [
    { hour: '00:00', start: `${date}T00:00:00.000Z`, totalClicks: 0, uniqueClicks: 0 },
    { hour: '01:00', start: `${date}T01:00:00.000Z`, totalClicks: 2, uniqueClicks: 1 },
  ],
});

export const fakeAnalyticsApi = (): Fake<AnalyticsApi> => ({
  overview: jest.fn().mockResolvedValue(buildOverview()),
  groupOf: jest
    .fn()
    .mockRejectedValue(new ApiError({ status: 404, code: 'links.link-does-not-exist', message: '' })),
  daily: jest.fn().mockResolvedValue(buildDaily()),
  hourly: jest.fn((_: string, __: string, date: string) => Promise.resolve(buildHourly(date))),
});

export const fakeContentApi = (): Fake<ContentApi> => ({
  partnerCode: jest
    .fn()
    .mockResolvedValue({ code: 'c-1', expiresIn: 60, url: 'https://partner.example/?code=c-1' }),
});

export const fakeHelpApi = (): Fake<HelpApi> => ({
  submitSurvey: jest.fn().mockResolvedValue(undefined),
});

/** A shelf in memory, with what another tab would do to it. */
export class FakeShelf implements HistoryShelf {
  value: unknown;
  isFull = false;
  private readonly listeners: (() => void)[] = [];

  constructor(value: unknown = null) {
    this.value = value;
  }

  read(): unknown {
    return this.value;
  }

  write(value: unknown): boolean {
    if (this.isFull) return false;
    this.value = value;
    return true;
  }

  onChange(listener: () => void): () => void {
    this.listeners.push(listener);
    return () => undefined;
  }

  writeFromAnotherTab(value: unknown): void {
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}
