import type {
  CardFetchesApi,
  CardReport,
  PreviewApi,
  PreviewChange,
  PreviewedLink,
} from '../features/preview';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const buildPreviewed = (overrides: Partial<PreviewedLink> = {}): PreviewedLink => ({
  id: 1,
  encodeId: 'tea',
  domain: 's.test',
  url: 'https://tea.test/',
  originalTitle: 'Tea of the page',
  originalDescription: null,
  originalImageUrl: 'https://tea.test/a.jpg',
  hasPlayIcon: false,
  isVideo: false,
  preview: { title: null, description: null, imageUrl: null },
  ...overrides,
});

/** The server's side of a link whose page has two pictures. */
export const fakePreviewApi = (): Fake<PreviewApi> => ({
  picturesOf: jest.fn().mockResolvedValue(['https://tea.test/a.jpg', 'https://tea.test/b.gif']),
  upload: jest.fn().mockResolvedValue('/images/ab/cdef.jpg'),
  save: jest.fn((_: unknown, { hasPlayIcon = false, ...change }: PreviewChange) =>
    Promise.resolve(
      buildPreviewed({
        hasPlayIcon,
        preview: { title: null, description: null, imageUrl: null, ...change },
      }),
    ),
  ),
});

export const buildCardReport = (overrides: Partial<CardReport> = {}): CardReport => ({
  changeTime: null,
  refreshUrl: 'https://s.test/tea?v=1',
  services: [],
  hasImage: false,
  image: null,
  warnings: [],
  ...overrides,
});

/** The server's side of a card that nobody has fetched. */
export const fakeCardFetchesApi = (): Fake<CardFetchesApi> => ({
  fetches: jest.fn().mockResolvedValue(buildCardReport()),
});
