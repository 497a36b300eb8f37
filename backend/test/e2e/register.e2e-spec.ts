import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { codeIn, MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';

const ADDRESS = 'https://example.com/menu';

describe.each(deploymentsFor(7))('a newcomer with %s', (_title, engine, roles, variables) => {
  const locale = engine === 'SQLite' ? 'zh-TW' : 'en';
  const email = 'newcomer@example.com';
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let newcomer: Visitor;
  let slug: string;

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, roles, { ...variables, SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
    newcomer = await Visitor.open(browser, product.origin, { locale });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  /** From the address to the code, which comes by mail. */
  async function proveAddress(who: Visitor): Promise<void> {
    await who.the('textbox', 'session.email').fill(email);
    await who.page.keyboard.press('Enter');
    await who.sees('session.code.title');
    const { subject } = await mails.mailTo(email);
    await who.the('textbox', 'session.code.field', { digits: 6 }).fill(codeIn(subject));
  }

  it('makes a link as a guest, which somebody follows', async () => {
    await newcomer.goTo('/');
    await newcomer.the('textbox', 'links.form.address').fill(ADDRESS);
    await newcomer.page.keyboard.press('Enter');
    const result = newcomer.the('region', 'links.result.heading');
    const shortUrl = (await result.getByRole('link').first().getAttribute('href')) ?? '';
    slug = new URL(shortUrl).pathname.slice(1);
    const follower = await Visitor.open(browser, product.origin, { locale });
    await Promise.all([
      follower.page.waitForRequest((request) => request.url().startsWith(ADDRESS)),
      follower.goAway(shortUrl),
    ]);
    await follower.close();
  });

  it('signs up with a code from a mail in the language of the screen', async () => {
    await newcomer.press('link', 'app.nav.signUp');
    await newcomer.sees('session.signup.title');
    await proveAddress(newcomer);
    await newcomer.sees('session.bring.title', { count: 1 });
    const [mail] = mails.allTo(email);
    const code = codeIn(mail?.subject ?? '');
    expect(mail?.text).toContain(code);
    expect(mail?.html).toContain(code);
    expect(mail?.html).toContain(`lang="${locale}"`);
  });

  it('brings along what was made before, with its clicks', async () => {
    await newcomer.press('button', 'session.bring.bring');
    await newcomer.sees('session.bring.done', { count: 1 });
    await newcomer.press('button', 'session.bring.goOn');
    await newcomer.sees('session.start.name.title');
  });

  it('is shown around', async () => {
    await newcomer.the('textbox', 'session.start.name.field').fill('Mai');
    await newcomer.press('button', 'session.start.save');
    await newcomer.sees('session.start.address.title');
    await newcomer.the('textbox', 'session.start.address.field').fill('maitea');
    const address = `maitea.${new URL(product.origin).host}`;
    await newcomer.reads('session.start.address.free', { address });
    await newcomer.press('button', 'session.start.save');
    await newcomer.sees('session.start.link.title');
    await newcomer.press('button', 'session.start.skip');
    await newcomer.sees('session.start.done.title', { name: 'Mai' });
    await newcomer.press('link', 'session.start.toLinks');
    await newcomer.sees('list.title');
    const row = newcomer.page.getByRole('listitem').filter({ hasText: slug });
    await row.getByText(newcomer.text('list.clicks', { count: 1 }), { exact: true }).waitFor();
  });

  it('changes name and address in the settings', async () => {
    await newcomer.goTo('/users/settings');
    const name = newcomer.the('textbox', 'account.profile.name');
    const profile = newcomer.the('region', 'account.section.profile');
    await name.fill('梅 Mai');
    await profile.getByRole('button', { name: newcomer.text('form.save') }).click();
    await profile.getByText(newcomer.text('form.saved'), { exact: true }).waitFor();
    const address = newcomer.the('region', 'account.section.address');
    await newcomer.the('textbox', 'account.address.name').fill('maihouse');
    await newcomer.reads('account.address.free', { name: 'maihouse' });
    await address.getByRole('button', { name: newcomer.text('form.save') }).click();
    await address.getByText(newcomer.text('form.saved'), { exact: true }).waitFor();
    await newcomer.page.reload();
    await name.and(newcomer.page.locator('[value="梅 Mai"]')).waitFor();
    expect(await newcomer.the('textbox', 'account.address.name').inputValue()).toBe('maihouse');
    expect(newcomer.complaints).toEqual([]);
  });

  it('ends the first session from a second browser', async () => {
    const second = await Visitor.open(browser, product.origin, { locale });
    await second.goTo('/login?redirect_to=/users/settings');
    await proveAddress(second);
    await second.sees('account.page.heading');
    await second.page.locator('#devices').scrollIntoViewIfNeeded();
    const device = second.text('device.name', { browser: 'Chrome', os: 'Linux' });
    await second.the('button', 'account.device.endOf', { device }).click();
    await second.reads('account.device.onlyThis');
    expect(second.complaints).toEqual([]);
    await second.close();
  });

  it('is told in the first browser, and comes in again where they were', async () => {
    await newcomer.the('textbox', 'account.profile.name').fill('Mai Tea');
    const profile = newcomer.the('region', 'account.section.profile');
    await profile.getByRole('button', { name: newcomer.text('form.save') }).click();
    await newcomer.sees('session.login.title');
    await newcomer.reads('session.err.ended');
    await proveAddress(newcomer);
    await newcomer.sees('account.page.heading');
    expect(await newcomer.the('textbox', 'account.profile.name').inputValue()).toBe('梅 Mai');
  });
});
