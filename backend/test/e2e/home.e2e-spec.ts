import type { Browser } from 'playwright-core';
import { barriersOn, launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { invite, join } from '../support/joining';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import type { Owner } from '../support/screen';
import { Visitor } from '../support/visitor';

describe.each(deploymentsFor(3))('the home page of a member, with %s', (_title, engine, roles, variables) => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let mei: Visitor;
  let owner: Owner;

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, roles, { ...variables, SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
    mei = await Visitor.open(browser, product.origin, {
      locale: 'zh-TW',
      viewport: { width: 390, height: 844 },
    });
    owner = await join(mei, mails);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  it('shows a link that was just made, and leads to all of them', async () => {
    await mei.goTo('/');
    await mei.sees('home.heading');
    await mei.the('textbox', 'links.form.address').fill('https://example.com/autumn');
    await mei.page.keyboard.press('Enter');
    await mei.the('region', 'links.result.heading').waitFor();
    const latest = mei.the('region', 'list.recent');
    await latest.getByRole('link', { name: 'example.com', exact: true }).first().waitFor();
    expect(await latest.getByRole('listitem').count()).toBe(2);
    await mei.the('region', 'analytics.lastDays').waitFor();
    expect(await barriersOn(mei.page)).toEqual([]);
    await latest.getByRole('link', { name: mei.text('list.recent.all') }).click();
    await mei.sees('list.title');
    expect(new URL(mei.page.url()).pathname).toBe(`/users/${owner.group}`);
  });

  it('says what needs attention, and where to see to it', async () => {
    await mei.goTo('/');
    await mei.reads('home.attention.none');
    const lin = await Visitor.open(browser, product.origin, { locale: 'en' });
    const lins = await join(lin, mails);
    await invite(lin, lins, owner.email);
    await mei.page.reload();
    const attention = mei.the('region', 'home.attention');
    await attention.getByRole('link', { name: mei.text('home.attention.answer') }).click();
    await mei.reads('account.invitation.title');
    await lin.close();
  });

  it('is that of guests again after logging out', async () => {
    await mei.goTo('/logout');
    await mei.sees('session.logout.title');
    await mei.goTo('/');
    await mei.sees('links.home.heading');
    expect(mei.complaints).toEqual([]);
  });
});
