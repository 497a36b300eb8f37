import type { PersonView } from '../features/session';
import type {
  AnyLink,
  DeskAction,
  DomainCard,
  FoundAtDesk,
  MailPreview,
  ModerationApi,
} from '../features/desk';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const NOTHING_FOUND: FoundAtDesk = {
  link: null,
  person: null,
  browser: null,
  group: null,
  domains: [],
  address: null,
};

export const buildDomainCard = (fields: Partial<DomainCard> = {}): DomainCard => ({
  id: 3,
  host: 'go.shop.tw',
  groupId: 12,
  groupName: 'Shop',
  state: 'verified',
  isHolder: true,
  suspension: null,
  ...fields,
});

export const buildAnyLink = (fields: Partial<AnyLink> = {}): AnyLink => ({
  encodeId: 'abc',
  domain: 'linklet.test',
  shortUrl: 'http://linklet.test/abc',
  url: 'https://shop.example/pay',
  groupId: 42,
  userId: 7,
  browserId: null,
  createTime: '2026-11-01T00:00:00.000Z',
  isTrashed: false,
  warning: null,
  disabledFor: null,
  ...fields,
});

export const buildDeskAction = (fields: Partial<DeskAction> = {}): DeskAction => ({
  actionId: 1,
  kind: 'person-suspended',
  subject: '7',
  reason: 'spam',
  note: null,
  userId: 1,
  name: 'Root',
  state: 'done',
  canUndo: true,
  lookedAt: 12,
  disabled: 3,
  enabled: 0,
  createTime: '2026-11-27T00:00:00.000Z',
  endTime: '2026-11-27T00:00:01.000Z',
  undoneTime: null,
  undoneBy: null,
  refused: null,
  ...fields,
});

export const buildPersonView = (fields: Partial<PersonView> = {}): PersonView => ({
  viewId: 'v1',
  userId: 9,
  displayName: 'Mallory',
  groupId: 12,
  groupName: 'Home',
  expiresTime: new Date(Date.now() + 15 * 60_000).toISOString(),
  ...fields,
});

export const buildMailPreview = (fields: Partial<MailPreview> = {}): MailPreview => ({
  lang: 'ja',
  subject: 'アカウントが停止されました',
  text: '理由：フィッシング\n',
  ...fields,
});

export const fakeModerationApi = (): Fake<ModerationApi> => ({
  find: jest.fn().mockResolvedValue(NOTHING_FOUND),
  showContact: jest.fn(),
  disableLink: jest.fn().mockResolvedValue(buildAnyLink({ disabledFor: 'abuse' })),
  enableLink: jest.fn().mockResolvedValue(buildAnyLink()),
  clearCache: jest.fn().mockResolvedValue(buildAnyLink()),
  previewLinkMail: jest.fn().mockResolvedValue([buildMailPreview()]),
  previewSuspensionMail: jest.fn().mockResolvedValue([buildMailPreview()]),
  suspendDomain: jest.fn().mockResolvedValue(buildDomainCard({ suspension: 'site' })),
  suspendBrowser: jest.fn().mockResolvedValue(buildDeskAction({ kind: 'browser-suspended' })),
  viewPerson: jest.fn().mockResolvedValue(buildPersonView()),
  suspendPerson: jest.fn().mockResolvedValue(buildDeskAction()),
  block: jest.fn().mockResolvedValue(undefined),
  actions: jest.fn().mockResolvedValue({ items: [], start: null }),
  action: jest.fn().mockResolvedValue(buildDeskAction()),
  blockListFile: jest.fn().mockResolvedValue({
    readTime: null,
    entries: 0,
    skipped: 0,
    skippedLines: [],
    isOutdated: false,
  }),
  undo: jest.fn().mockResolvedValue(buildDeskAction({ state: 'undoing', canUndo: false })),
});
