import { ApiError } from '../api/api-error';
import type { AnalyticsApi, Overview, ClickReport } from '../features/analytics';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const buildClickOverview = (overrides: Partial<Overview> = {}): Overview => ({
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

const named = (name: string, totalClicks: number, uniqueClicks = totalClicks) => ({
  name,
  totalClicks,
  uniqueClicks,
});

export const buildReport = (overrides: Partial<ClickReport> = {}): ClickReport => ({
  timezone: 'Asia/Taipei',
  from: '2026-11-20',
  to: '2026-11-21',
  start: '2026-11-19T16:00:00.000Z',
  end: '2026-11-21T16:00:00.000Z',
  unit: 'day',
  totalClicks: 3,
  uniqueClicks: 2,
  previous: null,
  hits: { human: 3, preview: 1, bot: 4, prefetch: 0, head: 0 },
  points: [
    { start: '2026-11-19T16:00:00.000Z', label: '2026-11-20', totalClicks: 1, uniqueClicks: 1 },
    { start: '2026-11-20T16:00:00.000Z', label: '2026-11-21', totalClicks: 2, uniqueClicks: 1 },
  ],
  weekHours: [
    { weekday: 5, hour: 9, totalClicks: 1 },
    { weekday: 6, hour: 20, totalClicks: 2 },
  ],
  sources: [named('line', 2, 1), named('direct', 1)],
  referrers: [named('direct', 3, 2)],
  platforms: [named('iphone', 3, 2)],
  browsers: [named('Safari', 2, 1), named('others', 1)],
  languages: [named('zh-TW', 3, 2)],
  regions: [named('TW', 2, 1), named('JP', 1)],
  hidden: null,
  partial: null,
  range: { firstDay: '2026-10-23', liftedBy: 'personal' },
  authorUserId: null,
  authorName: null,
  ...overrides,
});

/** The server tells of clicks only when {@link AnalyticsApi.live} is told to. */
export const fakeAnalyticsApi = (): Fake<AnalyticsApi> => ({
  destination: jest.fn().mockResolvedValue({
    state: 'live',
    url: 'https://example.com/page',
    title: null,
    canSeeAnalytics: true,
    groupId: null,
  }),
  overview: jest.fn().mockResolvedValue(buildClickOverview()),
  groupOf: jest
    .fn()
    .mockRejectedValue(new ApiError({ status: 404, code: 'links.link-does-not-exist', message: '' })),
  readerStatus: jest.fn().mockResolvedValue({ isLinkGroup: true }),
  report: jest.fn().mockResolvedValue(buildReport()),
  topLinks: jest.fn().mockResolvedValue({
    isComplete: true,
    links: [
      {
        encodeId: 'abc',
        domain: 'localhost',
        shortUrl: 'http://localhost/abc',
        title: 'Page',
        totalClicks: 3,
        uniqueClicks: 2,
      },
    ],
  }),
  utm: jest.fn().mockResolvedValue({
    sources: [named('line', 2, 1), named('', 1)],
    mediums: [named('', 3, 2)],
    campaigns: [named('', 3, 2)],
    isComplete: true,
  }),
  places: jest.fn().mockResolvedValue({
    subdivisions: [{ ...named('TPE', 2, 1), region: 'TW' }],
    cities: [{ ...named('Taipei', 2, 1), region: 'TW', subdivision: 'TPE' }],
  }),
  file: jest.fn().mockResolvedValue({ name: 'linklet-clicks-abc.xlsx', content: new Blob(['day']) }),
  live: jest.fn(() => () => new Promise(() => undefined)),
  isPublic: jest.fn().mockResolvedValue(false),
  setPublic: jest.fn().mockResolvedValue(true),
});
