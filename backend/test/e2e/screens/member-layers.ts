import type { Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';

const settings = { path: '/users/settings', title: 'account.page.heading' } as const;

async function goOnBoard(visitor: Visitor, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await visitor.press('button', 'session.start.skip');
}

async function askForAddress(visitor: Visitor): Promise<void> {
  await visitor.press('button', 'account.access.changeEmail');
  await visitor.the('dialog', 'account.access.emailTitle').waitFor();
}

async function askForPhone(visitor: Visitor): Promise<void> {
  await visitor.press('button', 'account.phone.verify');
  await visitor.the('dialog', 'account.phone.title').waitFor();
}

async function askForLosses(visitor: Visitor): Promise<void> {
  await visitor.press('button', 'account.section.remove');
  await visitor.the('dialog', 'account.remove.title').waitFor();
}

const BROUGHT = {
  encodeId: 'madeHere',
  shortUrl: 'http://localhost/madeHere',
  url: 'https://example.com/menu',
  claim: 'claim',
  createTime: '2026-11-20T10:00:00.000Z',
};

const ELSEWHERE = {
  id: 'elsewhere',
  isCurrent: false,
  browser: 'Firefox',
  os: 'Android',
  device: 'mobile',
  country: 'VN',
  createdTime: '2026-11-20T10:00:00.000Z',
  lastUsedTime: '2026-11-20T10:00:00.000Z',
};

/** Has the person signed in on a phone, too. */
async function signInElsewhere({ page }: Visitor): Promise<void> {
  await page.route('**/api/v1/my/sessions*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { readonly data: { readonly sessions: object[] } };
    await route.fulfill({ response, json: { data: { sessions: [...data.sessions, ELSEWHERE] } } });
  });
}

/** What lies over pages, and what pages become by what one does, for members alone. */
export const MEMBER_LAYERS: readonly Screen[] = [
  {
    name: 'onboarding-address',
    path: '/onboarding',
    title: 'session.start.address.title',
    open: (visitor) => goOnBoard(visitor, 1),
  },
  {
    name: 'onboarding-link',
    path: '/onboarding',
    title: 'session.start.link.title',
    open: (visitor) => goOnBoard(visitor, 2),
  },
  {
    name: 'onboarding-done',
    path: '/onboarding',
    title: 'session.start.done.title',
    titled: ({ email }) => ({ name: email.replace(/@.*/, '') }),
    open: (visitor) => goOnBoard(visitor, 3),
  },
  {
    name: 'menu-account',
    path: '/about',
    title: 'about.title',
    only: 'wide',
    async open(visitor) {
      const { page, text } = visitor;
      await page.getByRole('button', { name: text('app.nav.account', { name: '' }).trim() }).click();
      await visitor.the('menu', 'shell.account.title').waitFor();
    },
  },
  {
    name: 'member-menu-phone',
    path: '/about',
    title: 'about.title',
    only: 'phone',
    async open(visitor) {
      await visitor.press('button', 'app.nav.menu');
      await visitor.the('dialog', 'app.nav.menu').waitFor();
    },
  },
  {
    name: 'notifications',
    path: '/about',
    title: 'about.title',
    async open(visitor) {
      await visitor.page.getByRole('button', { name: visitor.text('app.nav.notifications') }).click();
      await visitor.reads('account.notice.welcome');
    },
  },
  {
    name: 'member-bubble',
    path: '/about',
    title: 'about.title',
    async open(visitor) {
      await visitor.press('button', 'help.bubble');
      await visitor.the('dialog', 'help.bubble').waitFor();
    },
  },
  {
    name: 'rate',
    path: '/about',
    title: 'about.title',
    async open(visitor) {
      await visitor.press('button', 'help.bubble');
      await visitor.press('button', 'content.rate.title');
      await visitor.the('dialog', 'content.rate.title').waitFor();
    },
  },
  {
    name: 'member-links-bring',
    path: '/users/{group}',
    title: 'list.title',
    async open(visitor) {
      await visitor.page.evaluate(
        `localStorage.setItem('linklet.links', ${JSON.stringify(JSON.stringify([BROUGHT]))})`,
      );
      await visitor.page.reload();
      await visitor.the('button', 'list.bring').waitFor();
    },
  },
  {
    name: 'settings-end-others',
    ...settings,
    prepare: signInElsewhere,
    async open(visitor) {
      await visitor.page.locator('#devices').scrollIntoViewIfNeeded();
      await visitor.press('button', 'account.device.endOthers');
      await visitor.the('dialog', 'account.device.endOthers').waitFor();
    },
  },
  { name: 'settings-email', ...settings, open: askForAddress },
  {
    name: 'settings-email-code',
    ...settings,
    async open(visitor) {
      await askForAddress(visitor);
      await visitor.the('textbox', 'account.access.newEmail').fill('new@example.com');
      await visitor.press('button', 'account.code.send');
      await visitor.the('textbox', 'account.code.code', { digits: 6 }).waitFor();
    },
  },
  { name: 'settings-phone', ...settings, open: askForPhone },
  {
    name: 'settings-phone-code',
    ...settings,
    async open(visitor) {
      const enter = visitor.the('button', 'account.phone.enter');
      await visitor.the('button', 'account.phone.verify').or(enter).waitFor();
      if (await enter.isVisible()) {
        // The code that was asked for in the language before is still awaited.
        await enter.click();
      } else {
        await askForPhone(visitor);
        await visitor.the('textbox', 'account.phone.number').fill('0912345678');
        await visitor.press('button', 'account.code.send');
      }
      await visitor.the('textbox', 'account.code.code', { digits: 6 }).waitFor();
    },
  },
  { name: 'settings-losses', ...settings, open: askForLosses },
  {
    name: 'settings-warning',
    ...settings,
    async open(visitor, { email }) {
      await askForLosses(visitor);
      await visitor.the('textbox', 'account.remove.typeEmail', { email }).fill(email);
      await visitor.press('button', 'account.remove.goOn');
      await visitor.the('dialog', 'account.remove.warningTitle').waitFor();
    },
  },
  {
    name: 'settings-unsaved',
    ...settings,
    async open(visitor) {
      await visitor.the('textbox', 'account.profile.name').fill('Somebody else');
      await visitor.press('link', 'app.home');
      await visitor.the('dialog', 'form.leaveTitle').waitFor();
    },
  },
];
