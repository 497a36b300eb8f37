import type { ContentApi } from '../features/content';
import type { HelpApi } from '../features/help';
import type {
  BulkApi,
  CreatedLink,
  HistoryShelf,
  LinkListApi,
  LinksApi,
  ListedLink,
} from '../features/links';
import { buildDetails } from './fake-editor';

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
  checkSlug: jest.fn().mockResolvedValue({ code: null, suggestions: [] }),
  readPage: jest
    .fn()
    .mockResolvedValue({ title: 'Page', titleIsNull: false, description: 'Of tests', images: [] }),
  checkDestination: jest.fn().mockResolvedValue(null),
  shorten: jest.fn().mockResolvedValue(buildLink()),
  remove: jest.fn().mockResolvedValue(undefined),
  transfer: jest.fn().mockResolvedValue(undefined),
  giveBack: jest.fn().mockResolvedValue(undefined),
  ownVisit: jest.fn().mockResolvedValue('http://localhost/abc?ownvisit=mark'),
  claim: jest.fn((claims: readonly string[]) =>
    Promise.resolve(claims.map((claim) => claim.replace('claim-of-', ''))),
  ),
});

export const buildListed = (overrides: Partial<ListedLink> = {}): ListedLink => ({
  ...buildDetails({
    url: 'https://example.com/',
    title: 'example.com',
    createTime: '2026-11-20T01:00:00.000Z',
  }),
  purgeTime: null,
  totalClicks: 1,
  uniqueClicks: 1,
  transferredFrom: null,
  canTransfer: true,
  canReturn: false,
  ...overrides,
});

/** Everything is done with every link. */
export const fakeBulkApi = (): Fake<BulkApi> => ({
  run: jest.fn((_: unknown, { encodeIds }: { readonly encodeIds: readonly string[] }) =>
    Promise.resolve(encodeIds.map((encodeId) => ({ encodeId, code: null }))),
  ),
});

export const fakeLinkListApi = (): Fake<LinkListApi> => ({
  page: jest.fn().mockResolvedValue({
    links: [],
    start: -1,
    hasMore: false,
    total: { count: 0, isExact: true },
  }),
  names: jest.fn().mockResolvedValue({ links: [], start: -1, hasMore: false }),
  star: jest.fn().mockResolvedValue(undefined),
  authors: jest.fn().mockResolvedValue([]),
  domains: jest.fn().mockResolvedValue([]),
  summary: jest.fn().mockResolvedValue({ linkCount: 0, uniqueClicks: 0 }),
  file: jest.fn().mockResolvedValue(new Blob(['Short URL'])),
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

  remove(): void {
    this.value = null;
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
