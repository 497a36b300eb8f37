import type { EditorApi, LinkChange, LinkDetails } from '../features/editor';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

const NOT_CHECKED: LinkDetails['health'] = {
  state: 'unknown',
  lastProbedAt: null,
  downSince: null,
  upSince: null,
  lastStatus: null,
  lastProblem: null,
};

/** What is shown beside a link, and stored elsewhere. */
const SURROUNDINGS = {
  domainType: 'regular',
  type: 'simple',
  author: { userId: 7, name: 'Ada' },
  protectTrack: false,
  totalClicks: 0,
  uniqueClicks: 0,
} as const;

export const buildDetails = (overrides: Partial<LinkDetails> = {}): LinkDetails => ({
  id: 1,
  encodeId: 'abc',
  shortUrl: 'http://localhost/abc',
  domain: 'localhost',
  ssl: false,
  groupId: 70,
  url: 'https://example.com/page',
  asciiUrl: 'http://localhost/abc',
  title: 'Example page',
  titleIsNull: false,
  description: null,
  imageUrl: null,
  originalTitle: 'Example page',
  originalDescription: null,
  originalImageUrl: null,
  hasPlayIcon: false,
  isVideo: false,
  preview: { title: null, description: null, imageUrl: null },
  userId: 7,
  createTime: '2026-11-21T01:00:00.000Z',
  trashTime: null,
  note: null,
  externalId: null,
  star: false,
  expireTime: null,
  timezone: null,
  warning: null,
  disabledFor: null,
  fallbackUrl: null,
  backupUrl: null,
  health: NOT_CHECKED,
  nativeOpen: false,
  smartUtmOff: false,
  passQuery: false,
  analyticsObscurity: true,
  publicAnalytics: false,
  targets: [],
  utm: null,
  pathFormat: null,
  tags: [],
  trackingTools: [],
  fbPixel: null,
  gTag: null,
  canEdit: true,
  isTransferred: false,
  ...SURROUNDINGS,
  ...overrides,
});

export const buildChange = (overrides: Partial<LinkChange> = {}): LinkChange => ({
  changeId: 1,
  field: 'url',
  before: 'https://example.com/before',
  after: 'https://example.com/page',
  userId: 7,
  changeTime: '2026-11-20T01:00:00.000Z',
  canRollBack: true,
  ...overrides,
});

interface Edit {
  readonly tags?: readonly (number | string)[];
  readonly trackingTools?: readonly number[];
}

/** What the server answers to a change: words that were none are tags then, and tools have their names. */
export const editedBy = ({ tags, trackingTools, ...change }: Edit, link = buildDetails()): LinkDetails => ({
  ...link,
  ...change,
  ...(tags === undefined
    ? {}
    : {
        tags: tags.map((tag, index) =>
          typeof tag === 'number'
            ? (link.tags.find(({ tagId }) => tagId === tag) ?? {
                tagId: tag,
                value: `Tag ${tag}`,
                color: 'gray',
              })
            : { tagId: 200 + index, value: tag, color: 'gray' },
        ),
      }),
  ...(trackingTools === undefined
    ? {}
    : { trackingTools: trackingTools.map((id) => ({ id, name: `Tool ${id}`, isActive: false })) }),
});

/** The server's side of one link without a history. */
export const fakeEditorApi = (): Fake<EditorApi> => ({
  details: jest.fn().mockResolvedValue(buildDetails()),
  edit: jest.fn((_: object, change: object) => Promise.resolve(editedBy(change))),
  history: jest.fn().mockResolvedValue({ changes: [], start: -1 }),
  rollBack: jest.fn().mockResolvedValue(buildDetails({ url: 'https://example.com/before' })),
  duplicate: jest.fn().mockResolvedValue(buildDetails({ id: 2, encodeId: 'copy' })),
  trash: jest.fn().mockResolvedValue(undefined),
});
