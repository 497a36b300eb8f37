import type {
  AnyLinkDto,
  BlockListFileDto,
  BrowserCardDto,
  DeskActionDto,
  DeskActionsDto,
  FoundAddressDto,
  FoundDto,
  PersonCardDto,
} from '../../../src/modules/abuse/desk/http/dto/desk.dto';
import type { DomainCardDto } from '../../../src/modules/abuse/desk/http/dto/desk-domain.dto';
import type { SiteNumbersDto } from '../../../src/modules/abuse/desk/http/dto/site-numbers.dto';
import type { Answered, Screen } from '../../support/screen';
import { NO_APPEALS } from './appeal-layers';
import { asAdmin, REPORTED } from './desk-layers';

const BROWSER: Answered<BrowserCardDto> = {
  browserId: '7b0c6a52-3a2b-4d3c-9d55-0d6b8f6f1a11',
  links: 3,
  suspendedUntil: null,
};
const LINK: Answered<AnyLinkDto> = {
  encodeId: 'bad',
  domain: 'lk.test',
  shortUrl: 'https://lk.test/bad',
  url: 'https://harm.test/login',
  groupId: 0,
  userId: 0,
  browserId: BROWSER.browserId,
  createTime: '2026-11-20T08:00:00.000Z',
  isTrashed: false,
  warning: 'reported',
  disabledFor: null,
};
const PERSON: Answered<PersonCardDto> = {
  userId: 9,
  displayName: 'Mallory Byron',
  email: 'm•••@example.com',
  lang: 'en',
  isSiteAdmin: false,
  createTime: '2026-11-01T08:00:00.000Z',
  suspendedTime: '2026-11-26T08:00:00.000Z',
  links: 1200,
  groups: [{ groupId: 12, name: 'Home', level: 2 }],
};
const ADDRESS: Answered<FoundAddressDto> = {
  url: 'https://harm.test/login',
  exact: 'harm.test/login',
  host: 'harm.test',
  domain: '*.harm.test',
  blockedBy: null,
};

const DONE: Answered<DeskActionDto> = {
  actionId: 1,
  kind: 'link-disabled',
  subject: LINK.shortUrl,
  reason: 'phishing',
  note: 'Seen at the hospital.',
  userId: 1,
  name: 'Root',
  state: 'done',
  canUndo: false,
  lookedAt: 0,
  disabled: 0,
  enabled: 0,
  createTime: '2026-11-26T08:00:00.000Z',
  endTime: '2026-11-26T08:00:00.000Z',
  undoneTime: null,
  undoneBy: null,
  refused: null,
};
const SWEPT: Answered<DeskActionDto> = {
  ...DONE,
  actionId: 2,
  kind: 'person-suspended',
  subject: '9',
  canUndo: true,
  disabled: 1198,
};
const RUNNING: Answered<DeskActionDto> = {
  ...SWEPT,
  actionId: 3,
  kind: 'browser-suspended',
  subject: BROWSER.browserId,
  state: 'running',
};

const NUMBERS: Answered<SiteNumbersDto> = {
  timezone: 'Asia/Taipei',
  days: [
    { day: '2026-11-25', links: 4, people: 1, refused: 0 },
    { day: '2026-11-26', links: 1200, people: 2, refused: 7 },
  ],
  totals: { links: 9000, people: 300, refused: 7 },
  isComplete: false,
};
const CLICKS = { points: NUMBERS.days.map(({ day }) => ({ label: day, totalClicks: 12_345 })) };

const site = { path: '/admin', title: 'desk.site.title' } as const;
const WAITING = {
  'abuse-reports?*': { cases: [REPORTED], start: -1, open: 1 },
  appeals: NO_APPEALS,
  'billing/alerts?*': { alerts: [], start: null },
  domains: { tasks: [] },
  numbers: NUMBERS,
  'analytics/report': CLICKS,
};
const LOG: Answered<DeskActionsDto> = { actions: [RUNNING, SWEPT, DONE], start: -1 };
const onSite = (found: Answered<FoundDto>) =>
  asAdmin({ ...WAITING, 'actions?*': LOG, 'actions/3': RUNNING, actions: LOG, 'find?*': found });
const DOMAIN: Answered<DomainCardDto> = {
  id: 3,
  host: 'go.a-shop-with-a-long-name.example',
  groupId: 42,
  groupName: '茶行 Tea',
  state: 'verified',
  isHolder: true,
  suspension: 'site',
};
const NOBODY: Answered<FoundDto> = {
  link: null,
  person: null,
  group: null,
  browser: null,
  domains: [],
  address: null,
};

const blocks = { path: '/admin/blocks', title: 'desk.blocks.title' } as const;
const BLOCKED: Answered<DeskActionDto> = {
  ...SWEPT,
  actionId: 5,
  kind: 'address-blocked',
  subject: 'harm.test/login',
  refused: { hits: 1204, lastHitTime: '2026-11-26T09:30:00.000Z' },
};
const BLOCKING: Answered<DeskActionDto> = {
  ...BLOCKED,
  actionId: 4,
  subject: '*.harm.test',
  state: 'running',
};
const BLOCKED_HERE: Answered<DeskActionsDto> = { actions: [BLOCKED, BLOCKING], start: -1 };
const NO_FILE: Answered<BlockListFileDto> = {
  readTime: null,
  entries: 0,
  skipped: 0,
  skippedLines: [],
  isOutdated: false,
};
const FILE: Answered<BlockListFileDto> = {
  readTime: '2026-11-26T08:00:00.000Z',
  entries: 120_000,
  skipped: 2,
  skippedLines: [
    { number: 4, text: 'two words' },
    { number: 977, text: `https://${'a-very-long-name.'.repeat(5)}example/*` },
  ],
  isOutdated: true,
};

/** Where those who run the site find things, act, and block. */
export const MODERATION_LAYERS: readonly Screen[] = [
  { name: 'site', ...site, prepare: onSite(NOBODY), open: (visitor) => visitor.reads('desk.site.undo') },
  {
    name: 'site-found',
    path: '/admin?q=bad',
    title: 'desk.site.title',
    prepare: onSite({
      link: LINK,
      person: PERSON,
      group: { groupId: 12, name: '茶行 Tea', plan: 'initial' },
      browser: BROWSER,
      domains: [DOMAIN],
      address: ADDRESS,
    }),
    open: (visitor) => visitor.the('button', 'desk.site.suspendBrowser').waitFor(),
  },
  {
    name: 'site-block',
    path: '/admin?q=harm.test',
    title: 'desk.site.title',
    prepare: onSite({ ...NOBODY, address: ADDRESS }),
    open: async (visitor) => {
      await visitor.press('button', 'desk.site.block');
      await visitor.page.getByRole('dialog').getByRole('combobox').first().selectOption('domain');
    },
  },
  {
    name: 'site-nothing',
    path: '/admin?q=nothing',
    title: 'desk.site.title',
    prepare: onSite(NOBODY),
    open: (visitor) => visitor.reads('desk.site.nothingText'),
  },
  {
    name: 'blocks',
    ...blocks,
    prepare: asAdmin({ 'actions?*': BLOCKED_HERE, 'actions/4': BLOCKING, 'block-list': FILE }),
    open: (visitor) => visitor.reads('desk.blocks.outdated'),
  },
  {
    name: 'blocks-looked-up',
    path: '/admin/blocks?q=harm.test',
    title: 'desk.blocks.title',
    prepare: asAdmin({
      'actions?*': { actions: [], start: -1 },
      'block-list': NO_FILE,
      'find?*': {
        ...NOBODY,
        address: {
          ...ADDRESS,
          blockedBy: { entry: '*.harm.test', source: 'file', hits: 7, lastHitTime: DONE.createTime },
        },
      },
    }),
    open: (visitor) => visitor.reads('desk.blocks.noFileText'),
  },
  {
    name: 'blocks-no-destination',
    path: '/admin/blocks?q=nothing',
    title: 'desk.blocks.title',
    prepare: asAdmin({
      'actions?*': { actions: [], start: -1 },
      'block-list': NO_FILE,
      'find?*': NOBODY,
    }),
    open: (visitor) => visitor.reads('desk.blocks.notUrlText'),
  },
];
