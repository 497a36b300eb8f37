import type { Opening, Screen } from '../../support/screen';
import { changeSite } from '../../support/site-in-page';
import type { Visitor } from '../../support/visitor';

/** Opens the menu of a button in the header, whose name may end with what is chosen. */
const menu =
  (id: string): Opening =>
  async (visitor) => {
    await visitor.page.getByRole('button', { name: visitor.text(id) }).click();
    await visitor.the('menu', id).waitFor();
  };

async function askForCode(visitor: Visitor): Promise<void> {
  await visitor.the('textbox', 'session.email').fill(`${visitor.locale}@example.com`);
  await visitor.page.keyboard.press('Enter');
  await visitor.sees('session.code.title');
}

async function shorten(visitor: Visitor, address: string): Promise<void> {
  await visitor.the('textbox', 'links.form.address').fill(address);
  await visitor.page.keyboard.press('Enter');
}

/** Answers a call in place of the server. */
async function answer(visitor: Visitor, path: string, status: number, body: object): Promise<void> {
  await visitor.page.route(`**/api/v1${path}*`, (route) => route.fulfill({ status, json: body }));
}

const TOO_FAST = { error: { status: 429, code: 'http.rate-limited', message: 'Slow down.', requestId: 'r' } };

const EVERYWHERE = { 'zh-TW': '優惠中', en: 'On sale', vi: 'Giảm giá', id: 'Diskon', ja: 'セール中' };
const NOTICES = {
  outage: { id: 'o', zh: '點擊數暫時較慢更新。', en: 'Clicks are counted late for now.' },
  promotion: { id: 'p', url: '/pricing', texts: EVERYWHERE },
};

/** Has the operator tell everybody something. */
const notify = (visitor: Visitor): Promise<void> => changeSite(visitor, NOTICES);

/** What lies over pages, and what pages become by what one does, for everybody. */
export const LAYERS: readonly Screen[] = [
  {
    name: 'home-result',
    path: '/',
    title: '',
    async open(visitor) {
      await shorten(visitor, 'https://example.com/menu');
      await visitor.the('region', 'links.result.heading').waitFor();
    },
  },
  {
    name: 'home-refused',
    path: '/',
    title: '',
    expected: /status of 400/,
    async open(visitor) {
      await visitor.press('button', 'links.form.chooseName');
      // Which takes the focus when it is there.
      await visitor.page.locator('input:focus').and(visitor.the('textbox', 'shorten.name.label')).waitFor();
      await shorten(visitor, 'not an address');
      await visitor.page.locator('[aria-invalid="true"]').waitFor();
    },
  },
  {
    name: 'too-fast',
    path: '/',
    title: '',
    expected: /status of 429/,
    async open(visitor) {
      await answer(visitor, '/links', 429, TOO_FAST);
      await shorten(visitor, 'https://example.com/menu');
      await visitor.the('dialog', 'shell.limit.title').waitFor();
    },
  },
  {
    name: 'home-offline',
    path: '/',
    title: '',
    expected: /ERR_FAILED/,
    async open(visitor) {
      await visitor.page.route('**/api/v1/links*', (route) => route.abort());
      await shorten(visitor, 'https://example.com/menu');
      await visitor.page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'banners',
    path: '/',
    title: '',
    prepare: notify,
    open: ({ page, locale }) => page.getByText(EVERYWHERE[locale]).waitFor(),
  },
  {
    name: 'language-offer',
    path: '/about',
    title: 'about.title',
    async open(visitor) {
      const wanted = visitor.locale === 'vi' ? 'ja' : 'vi';
      const foreigner = await visitor.page.addInitScript(
        `Object.defineProperty(navigator, 'languages', { get: () => ['${wanted}'] })`,
      );
      await visitor.context.clearCookies({ name: 'i18n_select_lang' });
      await visitor.page.reload();
      await visitor.the('button', 'app.dismissOffer').waitFor();
      await foreigner.dispose();
    },
  },
  {
    name: 'login-code',
    path: '/login',
    title: 'session.code.title',
    open: askForCode,
  },
  {
    name: 'login-code-wrong',
    path: '/login',
    title: 'session.code.title',
    expected: /status of 400/,
    async open(visitor) {
      await askForCode(visitor);
      await visitor.the('textbox', 'session.code.field', { digits: 6 }).fill('000000');
      await visitor.page.getByRole('alert').waitFor();
    },
  },
  { name: 'login-ended', path: '/login?err=ended', title: 'session.login.title' },
  { name: 'login-cancelled', path: '/login?err=google-cancelled', title: 'session.login.title' },
  {
    name: 'help-found',
    path: '/help',
    title: 'content.help.name',
    async open(visitor) {
      await visitor.the('textbox', 'content.help.search').fill('QR');
      await visitor.page.getByRole('status').filter({ hasText: 'QR' }).waitFor();
    },
  },
  {
    name: 'menu-language',
    path: '/about',
    title: 'about.title',
    only: 'wide',
    open: menu('app.language'),
  },
  {
    name: 'menu-theme',
    path: '/about',
    title: 'about.title',
    only: 'wide',
    open: menu('app.theme'),
  },
  {
    name: 'menu-more',
    path: '/about',
    title: 'about.title',
    only: 'wide',
    open: menu('app.nav.more'),
  },
  {
    name: 'menu-phone',
    path: '/about',
    title: 'about.title',
    only: 'phone',
    async open(visitor) {
      await visitor.press('button', 'app.nav.menu');
      await visitor.the('dialog', 'app.nav.menu').waitFor();
    },
  },
  {
    name: 'palette',
    path: '/about',
    title: 'about.title',
    async open(visitor) {
      await visitor.page.keyboard.press('Control+k');
      await visitor.the('dialog', 'shell.palette.title').waitFor();
    },
  },
  {
    name: 'keys',
    path: '/about',
    title: 'about.title',
    async open(visitor) {
      await visitor.page.keyboard.press('?');
      await visitor.the('dialog', 'shell.keys.title').waitFor();
    },
  },
  {
    name: 'bubble',
    path: '/about',
    title: 'about.title',
    async open(visitor) {
      await visitor.press('button', 'help.bubble');
      await visitor.reads('content.bubble.greetGuest');
    },
  },
  {
    name: 'contact',
    path: '/about',
    title: 'about.title',
    async open(visitor) {
      await visitor.press('button', 'help.bubble');
      await visitor.press('button', 'content.bubble.contact');
      await visitor.the('dialog', 'content.contact.title').waitFor();
    },
  },
  {
    name: 'feature',
    path: '/about#feature',
    title: 'about.title',
    open: (visitor) => visitor.the('dialog', 'content.feature.title').waitFor(),
  },
];
