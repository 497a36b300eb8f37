import type { Browser } from 'playwright-core';
import { startNewebpay } from '../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../sandbox/newebpay/shop';
import { barriersOn, launchBrowser } from '../support/browser';
import { DEPLOYMENTS } from '../support/deployments';
import { unfold } from '../support/folds';
import { Caller } from '../support/joining';
import { codeIn, MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';
import type { Locale } from '../support/words';

const ADDRESS = 'https://example.com/menu';
const EMAIL = 'newcomer@example.com';

/** How each newcomer looks at the screens: one on each deployment. */
const LOOKS: readonly (readonly [Locale, number, number])[] = [
  ['zh-TW', 390, 844],
  ['en', 1_440, 900],
];

const NEWCOMERS = LOOKS.map((look, index) => [...look, ...(DEPLOYMENTS[index] ?? DEPLOYMENTS[0])] as const);

describe.each(NEWCOMERS)('a first day in %s at %i × %i with %s', (locale, width, height, ...deployment) => {
  const [, engine, roles, variables] = deployment;
  let mails: MailServer;
  let gateway: Awaited<ReturnType<typeof startNewebpay>>;
  let product: Product;
  let browser: Browser;
  let newcomer: Visitor;
  let slug: string;

  beforeAll(async () => {
    [mails, gateway, browser] = await Promise.all([MailServer.start(), startNewebpay(), launchBrowser()]);
    product = await Product.start(engine, roles, {
      ...variables,
      SMTP_URL: mails.url,
      NEWEBPAY_URL: gateway.origin,
      NEWEBPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
      NEWEBPAY_HASH_KEY: DEMO_SHOP.hashKey,
      NEWEBPAY_HASH_IV: DEMO_SHOP.hashIv,
    });
    newcomer = await Visitor.open(browser, product.origin, { locale, viewport: { width, height } });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await gateway.close();
    await mails.stop();
  });

  /** After each test, too, so that it names the screen that complained. */
  async function isSound(): Promise<void> {
    expect(await barriersOn(newcomer.page)).toEqual([]);
    expect(newcomer.complaints).toEqual([]);
  }

  const showsClicks = (count: number): Promise<void> =>
    newcomer.page
      .getByTestId('total-clicks')
      .and(newcomer.page.getByText(String(count), { exact: true }))
      .waitFor();

  it('begins with a link of a guest, whose click is counted', async () => {
    await newcomer.goTo('/');
    await newcomer.the('textbox', 'links.form.address').fill(ADDRESS);
    await newcomer.page.keyboard.press('Enter');
    const result = newcomer.the('region', 'links.result.heading');
    const shortUrl = (await result.getByRole('link').first().getAttribute('href')) ?? '';
    slug = new URL(shortUrl).pathname.slice(1);
    await isSound();
    const follower = await Visitor.open(browser, product.origin, { locale });
    await Promise.all([
      follower.page.waitForRequest((request) => request.url().startsWith(ADDRESS)),
      follower.goAway(shortUrl),
    ]);
    await follower.close();
    await newcomer.goTo(`/analytics/${slug}`);
    await showsClicks(1);
  });

  it('goes on with an account, by a code from a mail, to which the link is brought', async () => {
    await newcomer.goTo('/signup');
    await newcomer.the('textbox', 'session.email').fill(EMAIL);
    await newcomer.page.keyboard.press('Enter');
    await newcomer.sees('session.code.title');
    const { subject } = await mails.mailTo(EMAIL);
    await newcomer.the('textbox', 'session.code.field', { digits: 6 }).fill(codeIn(subject));
    await newcomer.sees('session.bring.title', { count: 1 });
    await isSound();
    await newcomer.press('button', 'session.bring.bring');
    await newcomer.sees('session.bring.done', { count: 1 });
  });

  it('shows the link in the list, and saves what is changed in the editor', async () => {
    const caller = new Caller(newcomer.context.request, product.origin);
    const { groupId } = await caller.become('refresh_token');
    await newcomer.goTo(`/users/${String(groupId)}`);
    const row = newcomer.page.locator('li[data-link]').filter({ hasText: slug });
    await row.waitFor();
    await isSound();
    await newcomer.goTo(`/users/${String(groupId)}/links/${slug}`);
    await unfold(newcomer);
    const note = newcomer.the('textbox', 'editor.note.note');
    await note.fill('for the autumn fair');
    await newcomer.press('button', 'form.save');
    await newcomer.page.getByText(newcomer.text('form.saved'), { exact: true }).waitFor();
    await isSound();
    await newcomer.page.reload();
    await unfold(newcomer);
    expect(await note.inputValue()).toBe('for the autumn fair');
  });

  it('shows its report with a chart', async () => {
    await newcomer.goTo(`/analytics/${slug}`);
    await newcomer.reads('analytics.live');
    await newcomer.page.getByTestId('chart-canvas').locator('canvas').waitFor();
    await showsClicks(1);
    await isSound();
  });

  it('ends with a plan that is paid by card', async () => {
    const { page } = newcomer;
    const plan = newcomer.text('plan.name', { plan: 'Initial' });
    await newcomer.goTo('/pricing');
    await isSound();
    await newcomer.the('link', 'payments.buying.buy', { plan }).first().click();
    await newcomer.sees('payments.checkout.title');
    await isSound();
    await newcomer.the('radio', 'payments.invoice.typeName', { type: 'welfare' }).click();
    await newcomer.the('button', 'payments.checkout.pay', { sum: 'NT$550' }).click();
    await page.getByRole('button', { name: /^(Agree and pay|同意並付款)$/ }).click();
    await newcomer.sees('payments.result.success', { plan });
    await isSound();
  });
});
