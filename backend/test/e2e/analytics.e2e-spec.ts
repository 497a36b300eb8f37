import type { Browser } from 'playwright-core';
import { launchBrowser, openPerson } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { join } from '../support/joining';
import { Keyboard } from '../support/keyboard';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import type { Owner } from '../support/screen';
import { Visitor } from '../support/visitor';
import { eventually } from '../support/waiting';

/** Several clicks, so that each comes by the open stream and none by the page's first load. */
const CLICKS = 4;

describe.each(deploymentsFor(1))('open analytics with %s', (_title, engine, roles, variables) => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let owner: Visitor;
  let owned: Owner;

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, roles, { ...variables, SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
    owner = await Visitor.open(browser, product.origin, {
      locale: 'en',
      viewport: { width: 1280, height: 900 },
    });
    owned = await join(owner, mails);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  const showsTotal = (total: number): Promise<void> =>
    owner.page
      .getByTestId('total-clicks')
      .and(owner.page.getByText(String(total), { exact: true }))
      .waitFor();

  /** Another person's browser follows the link; the owner's page, which stays open, shows the new total. */
  async function showsClick(total: number): Promise<void> {
    const person = await openPerson(browser);
    const visit = await person.newPage();
    // The destination itself is out of reach here; that the browser sets off for it is what counts.
    await Promise.all([
      visit.waitForRequest((request) => request.url().startsWith('https://example.com/')),
      visit.goto(`${product.origin}/${owned.slug}`).catch(() => undefined),
    ]);
    await showsTotal(total);
    await person.close();
  }

  it('show a click in another browser without a reload', async () => {
    await owner.goTo(`/analytics/${owned.slug}`);
    await owner.reads('analytics.live');
    await showsTotal(1);
    for (let total = 2; total < 2 + CLICKS; total += 1) await showsClick(total);
  });

  it('show it among all links, too', async () => {
    await owner.goTo('/analytics');
    await owner.reads('analytics.live');
    await showsTotal(1 + CLICKS);
    await showsClick(2 + CLICKS);
    await owner.page.getByRole('link', { name: new RegExp(owned.slug) }).click();
    await owner.sees('analytics.heading');
    await showsTotal(2 + CLICKS);
  });

  it('tell of the day that is pointed at on a page that has just loaded, which asks for its report once', async () => {
    const { page } = owner;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/extendquery/overview')) asked.push(request.url());
    });
    await owner.goTo(`/analytics/${owned.slug}?range=7d`);
    await owner.reads('analytics.live');
    const chart = page.getByTestId('chart-canvas');
    await chart.locator('canvas').waitFor();
    await chart.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const today = { x: x + width - 40, y: y + height / 2 };
    const tip = page.getByText(new RegExp(`^${owner.text('analytics.total')}: [1-9]`));
    await eventually(
      async () => {
        await page.mouse.move(today.x - 2, today.y);
        await page.mouse.move(today.x, today.y);
        return tip.isVisible();
      },
      (isVisible) => isVisible,
    );
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(/[?&]from=/);
    expect(asked.filter((url) => url.includes('range=7d'))).toHaveLength(1);
    page.removeAllListeners('request');
  });

  it('tell of a day at the first tap of a finger, and show it alone by a button', async () => {
    const phone = await Visitor.open(browser, product.origin, {
      locale: 'en',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const { page } = phone;
    const { slug } = await join(phone, mails, 'phone@example.com');
    await phone.goTo(`/analytics/${slug}?range=7d`);
    await phone.reads('analytics.live');
    const chart = page.getByTestId('chart-canvas');
    await chart.locator('canvas').waitFor();
    await chart.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const tip = page.getByText(new RegExp(`^${phone.text('analytics.total')}: [1-9]`));
    await eventually(
      async () => {
        await page.touchscreen.tap(x + width - 30, y + height / 3);
        return tip.isVisible();
      },
      (isVisible) => isVisible,
    );
    expect(page.url()).not.toMatch(/[?&]from=/);
    await page.getByText(phone.text('analytics.chart.zoom'), { exact: true }).tap();
    await page.waitForURL(/[?&]from=/);
    expect(phone.complaints).toEqual([]);
    await phone.close();
  });

  it.each([
    [1_440, 900, 0, 'group'],
    [390, 844, 56, 'combobox'],
  ] as const)('have their first chart in the first screen of %i × %i', async (width, height, bar, role) => {
    const { page } = owner;
    await page.setViewportSize({ width, height });
    await owner.goTo(`/analytics/${owned.slug}`);
    await owner.reads('analytics.live');
    const chart = (await page.getByTestId('chart-canvas').boundingBox()) ?? { y: height, height: 0 };
    expect(chart.y + chart.height).toBeLessThanOrEqual(height - bar);
    const [range, compare] = await Promise.all([
      page.getByRole(role, { name: owner.text('analytics.range') }).boundingBox(),
      page.getByRole('switch', { name: owner.text('analytics.range.compare') }).boundingBox(),
    ]);
    // In one row: the middle of the one is as high as the other reaches.
    const middle = (compare?.y ?? 0) + (compare?.height ?? 0) / 2;
    expect(middle).toBeGreaterThan(range?.y ?? height);
    expect(middle).toBeLessThan((range?.y ?? 0) + (range?.height ?? 0));
    await page.setViewportSize({ width: 1_280, height: 900 });
  });

  it('are gone through with the keyboard alone', async () => {
    const { page } = owner;
    const keyboard = new Keyboard(page);
    await owner.goTo(`/analytics/${owned.slug}`);
    await owner.reads('analytics.live');
    await keyboard.tabTo(owner.the('button', 'analytics.range.name', { range: '7d' }));
    await keyboard.press('Enter');
    await page.waitForURL(/\?range=7d$/);
    const direct = page.getByRole('button', { name: owner.text('analytics.name.direct') });
    await keyboard.tabTo(direct);
    await keyboard.press('Enter');
    await page.waitForURL(/\?range=7d&source=direct$/);
    await page.locator('[aria-pressed="true"]').and(direct).waitFor();
    await keyboard.press('Escape');
    await page.waitForURL(/\?range=7d$/);
    await page.goBack();
    await page.waitForURL(/\?range=7d&source=direct$/);
    expect(keyboard.lost).toEqual([]);
  });

  it('leave nothing to complain about', () => {
    expect(owner.complaints).toEqual([]);
  });
});
