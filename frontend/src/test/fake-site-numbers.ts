import type { SiteNumbers, SiteNumbersApi } from '../features/desk';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const buildSiteNumbers = (fields: Partial<SiteNumbers> = {}): SiteNumbers => ({
  timezone: 'Asia/Taipei',
  days: [
    { day: '2026-11-20', links: 4, people: 1, refused: 0 },
    { day: '2026-11-21', links: 1200, people: 2, refused: 7 },
  ],
  totals: { links: 9000, people: 300, refused: 7 },
  isComplete: true,
  ...fields,
});

export const fakeSiteNumbersApi = (): Fake<SiteNumbersApi> => ({
  read: jest.fn().mockResolvedValue(buildSiteNumbers()),
});
