import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { codeIn, MailServer } from '../support/mail-server';
import { OidcProvider } from '../support/oidc-provider';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';

const GINA = { sub: '1001', email: 'gina@example.com', email_verified: true, name: 'Gina' };
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const IN_APP = [
  ['LINE', `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.19.1/IAB`],
  ['Facebook', `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 [FBAN/FB4A;FBAV/490.0.0.0;]`],
] as const;

describe.each(deploymentsFor(3))('signing in with Google at %s', (_title, engine, roles, variables) => {
  const locale = engine === 'SQLite' ? 'ja' : 'vi';
  let mails: MailServer;
  let provider: OidcProvider;
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [mails, provider] = await Promise.all([MailServer.start(), OidcProvider.start()]);
    [product, browser] = await Promise.all([
      Product.start(engine, roles, { ...variables, ...provider.variables, SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await Promise.all([provider.stop(), mails.stop()]);
  });

  const open = (): Promise<Visitor> => Visitor.open(browser, product.origin, { locale });

  it('registers somebody new, who finds themselves again the next time', async () => {
    await provider.order({ claims: GINA });
    const gina = await open();
    await gina.goTo('/signup');
    await gina.press('link', 'session.google');
    await gina.sees('session.start.name.title');
    expect(await gina.the('textbox', 'session.start.name.field').inputValue()).toBe('Gina');
    for (let step = 0; step < 3; step += 1) await gina.press('button', 'session.start.skip');
    await gina.sees('session.start.done.title', { name: 'Gina' });
    expect(mails.received).toEqual([]);

    await gina.goTo('/logout');
    await gina.sees('session.logout.title');
    await gina.goTo('/login?redirect_to=/users/settings');
    await gina.press('link', 'session.google');
    await gina.sees('account.page.heading');
    expect(await gina.the('textbox', 'account.profile.name').inputValue()).toBe('Gina');
    await gina.reads('account.access.googleOn');
    expect(gina.complaints).toEqual([]);
    await gina.close();
  });

  it.each([
    ['declines', { refusal: 'access_denied' }, 'session.err.googleCancelled'],
    ['meets a provider that fails', { refusal: 'server_error' }, 'session.err.googleFailed'],
    ['meets a provider that breaks off', { claims: GINA, status: 500 }, 'session.err.googleFailed'],
    [
      'has an address that nobody has proven',
      { claims: { ...GINA, sub: '1002', email_verified: false } },
      'session.err.googleEmailUnverified',
    ],
  ] as const)('tells whoever %s, who comes in with a code', async (_case, orders, reported) => {
    await provider.order(orders);
    const visitor = await open();
    await visitor.goTo('/login');
    await visitor.press('link', 'session.google');
    await visitor.reads(reported);
    const email = `${reported}@example.com`.toLowerCase();
    await visitor.the('textbox', 'session.email').fill(email);
    await visitor.page.keyboard.press('Enter');
    await visitor
      .the('textbox', 'session.code.field', { digits: 6 })
      .fill(codeIn((await mails.mailTo(email)).subject));
    await visitor.sees('session.start.name.title');
    await visitor.close();
  });

  it.each(IN_APP)('offers a code instead inside %s', async (app, userAgent) => {
    const visitor = await Visitor.open(browser, product.origin, { locale, userAgent });
    await visitor.goTo('/login');
    await visitor.reads('session.googleInApp', { app });
    expect(await visitor.the('link', 'session.google').count()).toBe(0);
    const outside = visitor.the('link', 'session.openOutside');
    expect(await outside.count()).toBe(app === 'LINE' ? 1 : 0);
    if (app === 'LINE') expect(await outside.getAttribute('href')).toContain('openExternalBrowser=1');
    await visitor.the('textbox', 'session.email').fill(`${app.toLowerCase()}@example.com`);
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('session.code.title');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
