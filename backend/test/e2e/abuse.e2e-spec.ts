import type { APIResponse, Browser } from 'playwright-core';
import { barriersOn, launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { join } from '../support/joining';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import type { Owner } from '../support/screen';
import { Visitor } from '../support/visitor';
import { eventually } from '../support/waiting';
import type { Locale } from '../support/words';

const OPERATOR = 'operator@example.com';
const WORDS = 'It asks for my card.\n<script>alert(1)</script>';

describe.each(deploymentsFor(0))('a link that does harm, with %s', (_title, engine, roles, variables) => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let operator: Visitor;
  let anna: Visitor;
  let stranger: Visitor;
  let annas: Owner;

  const open = (locale: Locale): Promise<Visitor> => Visitor.open(browser, product.origin, { locale });
  const visit = (): Promise<APIResponse> =>
    stranger.context.request.get(`${product.origin}/${annas.slug}`, { maxRedirects: 0 });
  const isAnswered = (status: number): Promise<number> =>
    eventually(
      async () => (await visit()).status(),
      (now) => now === status,
    );

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, roles, { ...variables, SMTP_URL: mails.url, ADMIN_EMAILS: OPERATOR }),
      launchBrowser(),
    ]);
    [operator, anna, stranger] = await Promise.all([open('en'), open('en'), open('zh-TW')]);
    await join(operator, mails, OPERATOR);
    annas = await join(anna, mails, 'anna@example.com');
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  it('is reported by somebody whom nobody knows', async () => {
    const link = encodeURIComponent(`${product.origin}/${annas.slug}`);
    await stranger.goTo(`/report?link=${link}`);
    await stranger.page.getByRole('radio').first().check();
    await stranger.the('textbox', 'report.details').fill(WORDS);
    await stranger.press('button', 'report.send');
    await stranger.sees('report.sentTitle');
    expect(await barriersOn(stranger.page)).toEqual([]);
    await isAnswered(302);
  });

  it('comes to those who run the site, by mail and into their queue', async () => {
    const mail = await mails.mailTo(OPERATOR);
    expect(mail.html).toContain('/admin/reports');
    await operator.goTo('/admin/reports');
    await operator.reads('report.cases.lead', { open: 1 });
    await operator.page.getByRole('main').getByRole('link').first().click();
    await operator.page.getByText('It asks for my card.').waitFor();
    expect(await barriersOn(operator.page)).toEqual([]);
  });

  it('is stopped, and says so to whoever visits it', async () => {
    await operator.press('button', 'report.case.disable');
    await operator.page
      .getByRole('dialog')
      .getByRole('button', { name: operator.text('report.case.disable') })
      .click();
    await operator.the('button', 'report.case.lift').waitFor();
    await isAnswered(410);
    expect(await (await visit()).text()).not.toContain('example.com/menu');
  });

  it('tells its maker, who asks for another look', async () => {
    const mail = await mails.mailTo('anna@example.com');
    expect(mail.html).toContain(annas.slug);
    await anna.goTo(`/users/${annas.group}/links/${annas.slug}`);
    await anna.press('button', 'report.appeal.ask');
    await anna.the('textbox', 'report.appeal.words').fill('It is my own menu.');
    await anna.press('button', 'report.appeal.send');
    await anna.page.getByRole('status').filter({ hasText: 'You requested a review' }).waitFor();
    expect(await barriersOn(anna.page)).toEqual([]);
  });

  it('leads on again when nothing is wrong with it after all', async () => {
    await operator.page.reload();
    await operator.page.getByText('It is my own menu.').waitFor();
    await operator.press('button', 'report.case.lift');
    await operator.the('button', 'report.case.reopen').waitFor();
    await isAnswered(302);
    expect([...operator.complaints, ...stranger.complaints]).toEqual([]);
  });
});
