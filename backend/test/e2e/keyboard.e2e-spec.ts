import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { Keyboard } from '../support/keyboard';
import { codeIn, MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';
import { wordsOf } from '../support/words';

const EMAIL = 'keys@example.com';

describe('with the keyboard alone', () => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let keyboard: Keyboard;

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start('SQLite', ['all'], { SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
    visitor = await Visitor.open(browser, product.origin, {
      locale: 'en',
      viewport: { width: 1280, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    keyboard = new Keyboard(visitor.page);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });
  afterEach(() => {
    expect(keyboard.lost.splice(0)).toEqual([]);
  });

  const buttonOf = (id: string) => visitor.page.getByRole('button', { name: visitor.text(id) });

  it('a link is made and copied', async () => {
    await visitor.goTo('/');
    await keyboard.type('https://example.com/menu');
    await keyboard.press('Enter');
    const result = visitor.the('region', 'links.result.heading');
    await result
      .getByRole('button', { name: visitor.text('ui.copy') })
      .and(visitor.page.locator(':focus'))
      .waitFor();
    await keyboard.press('Enter');
    await visitor.reads('ui.copied');
    const address = (await result.getByRole('link').first().getAttribute('href')) ?? 'none';
    expect(await visitor.page.evaluate<string>('navigator.clipboard.readText()')).toBe(address);
  });

  it('its QR code is saved', async () => {
    const saved = visitor.page.waitForEvent('download');
    await keyboard.choose(visitor.the('button', 'qr.svgLong'));
    expect((await saved).suggestedFilename()).toMatch(/\.svg$/);
  });

  it('its numbers are looked at, of another time', async () => {
    const address = await visitor.page.evaluate<string>('navigator.clipboard.readText()');
    await visitor.context.request.get(address, { maxRedirects: 0 });
    await keyboard.choose(
      visitor
        .the('region', 'links.result.heading')
        .getByRole('link', { name: visitor.text('links.result.analytics') }),
    );
    await visitor.sees('analytics.heading');
    await keyboard.tabTo(visitor.the('button', 'analytics.range.name', { range: '7d' }));
    await keyboard.press('Space');
    await visitor.page.waitForURL(/range=7d/);
  });

  it('one signs up, and brings the link along', async () => {
    await keyboard.choose(visitor.the('link', 'app.nav.signUp'));
    await visitor.sees('session.signup.title');
    await keyboard.type(EMAIL);
    await keyboard.press('Enter');
    await visitor.sees('session.code.title');
    await keyboard.type(codeIn((await mails.mailTo(EMAIL)).subject));
    await visitor.sees('session.bring.title', { count: 1 });
    await keyboard.choose(visitor.the('button', 'session.bring.bring'));
    await visitor.sees('session.bring.done', { count: 1 });
    await keyboard.choose(visitor.the('button', 'session.bring.goOn'));
    for (let step = 0; step < 3; step += 1) {
      await keyboard.choose(visitor.the('button', 'session.start.skip'));
    }
    await keyboard.choose(visitor.the('link', 'session.start.toLinks'));
    await visitor.sees('list.title');
  });

  it('the settings are found in the palette and changed', async () => {
    await keyboard.press('Control+k');
    await visitor.the('dialog', 'shell.palette.title').waitFor();
    await keyboard.type(visitor.text('shell.account.settings'));
    await keyboard.press('Enter');
    await visitor.sees('account.page.heading');
    await keyboard.tabTo(visitor.the('textbox', 'account.profile.name'));
    await keyboard.press('Control+a');
    await keyboard.type('Kim');
    await keyboard.press('Enter');
    await visitor.the('region', 'account.section.profile').getByText(visitor.text('form.saved')).waitFor();
  });

  it('notifications are read, and the focus comes back', async () => {
    await keyboard.choose(buttonOf('app.nav.notifications'));
    await visitor.reads('account.notice.welcome');
    await keyboard.press('Escape');
    await buttonOf('app.nav.notifications').and(visitor.page.locator(':focus')).waitFor();
  });

  it('colours and language are chosen', async () => {
    await keyboard.choose(buttonOf('app.theme'));
    await visitor.the('menu', 'app.theme').waitFor();
    await keyboard.press('Home', 'ArrowDown', 'Enter');
    await visitor.page.locator('html[data-theme="dark"]').waitFor();
    await keyboard.choose(buttonOf('app.language'));
    await visitor.the('menu', 'app.language').waitFor();
    await keyboard.press('End', 'Enter');
    await visitor.page.locator('html[lang="ja"]').waitFor();
    await keyboard.press('Control+k');
    await visitor.page.getByRole('dialog', { name: wordsOf('ja')('shell.palette.title') }).waitFor();
    await keyboard.type('English');
    await keyboard.press('Enter');
    await visitor.page.locator('html[lang="en"]').waitFor();
  });

  it('an answer is found in the help', async () => {
    await keyboard.press('Control+k');
    await visitor.the('dialog', 'shell.palette.title').waitFor();
    await keyboard.type(visitor.text('shell.account.help'));
    await keyboard.press('Enter');
    await visitor.sees('content.help.title');
    await keyboard.tabTo(visitor.the('textbox', 'content.help.search'));
    await keyboard.type('QR');
    const question = visitor.text('help.qr-code.question');
    await keyboard.choose(visitor.page.getByRole('link', { name: question }));
    await visitor.page.getByRole('heading', { level: 1, name: question }).waitFor();
  });

  it('all keys are listed', async () => {
    await keyboard.press('?');
    await visitor.the('dialog', 'shell.keys.title').waitFor();
    await keyboard.press('Escape');
    await visitor.the('dialog', 'shell.keys.title').waitFor({ state: 'detached' });
  });

  it('one signs out and in again', async () => {
    await keyboard.choose(visitor.page.getByRole('button', { name: /Kim/ }));
    await visitor.the('menu', 'shell.account.title').waitFor();
    await keyboard.press('End', 'Enter');
    await visitor.sees('links.home.heading');
    await keyboard.choose(visitor.the('link', 'app.nav.logIn'));
    await visitor.sees('session.login.title');
    await keyboard.type(EMAIL);
    await keyboard.press('Enter');
    await visitor.sees('session.code.title');
    await keyboard.type(codeIn((await mails.mailTo(EMAIL)).subject));
    await visitor.sees('list.title');
    await visitor.page.getByRole('button', { name: /Kim/ }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
