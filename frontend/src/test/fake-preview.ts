import {
  type CardFetchesApi,
  type CardReport,
  pictureEdit,
  type PreviewApi,
  type PreviewedLink,
  type PreviewHost,
  type PreviewValues,
  previewValuesOf,
} from '../features/preview';
import { FormStore } from '../shared/form.store';

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
});

/** A form that has nothing but a preview. */
export function buildPreviewHost(api: Pick<PreviewApi, 'upload'>, link: PreviewedLink) {
  const sent = jest.fn();
  const form = new FormStore<PreviewValues, PreviewedLink>({
    values: previewValuesOf(link),
    send: async ({ change: { picture, ...texts } }) => {
      sent({ ...texts, ...(picture && (await pictureEdit(api, link, picture))) });
      return link;
    },
    savedAs: previewValuesOf,
    fieldOf: (name) => (name === 'file' ? 'picture' : name),
  });
  const host: PreviewHost = {
    link,
    get values() {
      return form.values;
    },
    get isPending() {
      return form.isPending;
    },
    set: (change) => form.set(change),
    problemOf: (name) => form.problemOf(name),
  };
  return { host, form, sent };
}

export const buildCardReport = (overrides: Partial<CardReport> = {}): CardReport => ({
  changeTime: null,
  refreshUrl: 'https://s.test/tea?v=1',
  services: [],
  hasImage: false,
  image: null,
  warnings: [],
  ...overrides,
});

/** The server's side of a card that was not fetched. */
export const fakeCardFetchesApi = (): Fake<CardFetchesApi> => ({
  fetches: jest.fn().mockResolvedValue(buildCardReport()),
});
