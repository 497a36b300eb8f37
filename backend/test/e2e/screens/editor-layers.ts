import { unfold } from '../../support/folds';
import type { Opening, Screen } from '../../support/screen';

const SETTINGS = {
  note: '茶行 Tea, for the spring fair',
  star: true,
  expireTime: '2099-01-31T10:00:00.000Z',
  timezone: 'Asia/Taipei',
  fallbackUrl: 'https://example.com/late',
  backupUrl: 'https://example.com/backup',
  health: {
    state: 'down',
    lastProbedAt: '2026-11-21T01:00:00.000Z',
    downSince: '2026-11-20T10:00:00.000Z',
    upSince: null,
    lastStatus: null,
    lastProblem: 'no-such-host',
  },
  utm: { source: 'line', medium: 'edm', campaign: '春季特賣' },
  targets: [
    { target: 'ios_line', url: 'https://example.com/an/address/that/is/rather/long/for/people/in/line' },
    { target: 'android_store', url: 'https://play.google.com/store/apps/details?id=jp.naver.line.android' },
  ],
};

const CHANGES = [
  ['encodeId', 'spring', 'tea', false],
  [
    'url',
    'https://example.com/a/long/address/of/a/page/that/was/there/before',
    'https://example.com/menu',
    true,
  ],
  ['targets', null, [], false],
].map(([field, before, after, canRollBack], index) => ({
  changeId: 9 - index,
  field,
  before,
  after,
  userId: 4711,
  changeTime: '2026-11-20T10:00:00.000Z',
  canRollBack,
}));

/** Has the link be as given. */
const be =
  (link: object): Opening =>
  async ({ page }, { slug }) => {
    await page.route(`**/api/v1/links/${slug}*`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const { data } = (await response.json()) as { readonly data: object };
      return route.fulfill({ response, json: { data: { ...data, ...link } } });
    });
    await page.route(`**/api/v1/links/${slug}/history*`, (route) =>
      route.fulfill({ json: { data: { changes: CHANGES, start: 7 } } }),
    );
  };

const showsTable: Opening = ({ page }) => page.getByRole('table').waitFor();

const link = { path: '/users/{group}/links/{slug}', title: 'editor.title' } as const;

/** What members see of one link and its campaign. */
export const EDITOR_LAYERS: readonly Screen[] = [
  {
    name: 'link-full',
    ...link,
    prepare: be(SETTINGS),
    async open(visitor, owner) {
      await unfold(visitor);
      await showsTable(visitor, owner);
    },
  },
  {
    name: 'link-explained',
    ...link,
    path: `${link.path}?as=iphone-line&country=JP`,
    open: (visitor) => visitor.sees('explain.ladder'),
  },
  {
    name: 'link-restored',
    ...link,
    prepare: be(SETTINGS),
    async open(visitor) {
      await unfold(visitor);
      await visitor.the('textbox', 'editor.note.note').fill('changed');
      visitor.page.once('dialog', (dialog) => void dialog.accept());
      await visitor.page.reload();
      await visitor.the('button', 'editor.giveUp').waitFor();
    },
  },
  {
    name: 'link-replace',
    ...link,
    prepare: be(SETTINGS),
    async open(visitor) {
      await visitor.the('textbox', 'editor.place.url').fill('https://example.com/summer');
      await visitor.page.keyboard.press('Enter');
      await visitor.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'link-refused',
    ...link,
    expected: /status of 400/,
    async open(visitor) {
      await visitor.the('textbox', 'editor.place.name').fill('x');
      await visitor.page.keyboard.press('Enter');
      await visitor.page.locator('[aria-invalid="true"]').waitFor();
    },
  },
  {
    name: 'link-read-only',
    ...link,
    prepare: be({ ...SETTINGS, canEdit: false }),
    open: (visitor) => visitor.reads('editor.notYours'),
  },
  {
    name: 'link-trashed',
    ...link,
    prepare: be({ canEdit: false, trashTime: '2026-11-20T10:00:00.000Z' }),
    open: (visitor) => visitor.reads('editor.trashed'),
  },
  {
    name: 'link-deleted',
    ...link,
    async open(visitor) {
      // Looking may take longer than there is time to undo it, and the next look needs the link, too.
      await visitor.page.route('**/api/v1/links/*', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ json: { data: {} } }) : route.fallback(),
      );
      await visitor.press('button', 'editor.action.trash');
      await visitor.the('button', 'editor.action.undo').waitFor();
    },
    close: (visitor) => visitor.undo('editor.action.undo'),
  },
  {
    name: 'tracking-full',
    path: '/tracking/{slug}',
    title: 'campaign.tracking.title',
    titled: ({ slug }) => ({ name: slug }),
    prepare: be(SETTINGS),
    open: showsTable,
  },
  {
    name: 'utmto-made',
    path: '/apps/utmto?url=https://example.com/p&source=line&medium=edm',
    title: 'campaign.utmto.title',
    async open(visitor) {
      await visitor.press('button', 'campaign.utmto.shorten');
      await visitor.the('region', 'campaign.utmto.made').waitFor();
    },
  },
];
