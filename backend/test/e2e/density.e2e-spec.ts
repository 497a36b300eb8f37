import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { enginesFor } from '../support/deployments';
import { Caller, join } from '../support/joining';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import type { Owner } from '../support/screen';
import { Visitor } from '../support/visitor';
import { eventually } from '../support/waiting';

const LINKS = 9;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1_440, height: 900 } } as const;

interface Place {
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
}

async function placeOf(what: Locator): Promise<Place> {
  await what.waitFor();
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}

describe.each(enginesFor(8))('what a screen shows before anybody scrolls, with %s', (engine) => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let desk: Visitor;
  let phone: Visitor;
  let owner: Owner;

  const both = (): readonly Visitor[] => [desk, phone];
  const list = () => `/users/${owner.group}`;
  const rows = ({ page }: Visitor): Locator => page.locator('li[data-link]');

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, ['all'], { SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
    desk = await Visitor.open(browser, product.origin, { locale: 'en', ...DESK });
    owner = await join(desk, mails);
    phone = await Visitor.open(browser, product.origin, { locale: 'en', ...PHONE });
    await join(phone, mails, owner.email);
    const caller = new Caller(desk.context.request, product.origin);
    await caller.become('refresh_token');
    for (let link = 1; link < LINKS; link += 1) {
      await caller.ask('/links', {
        url: `https://example.com/${String(link)}`,
        title: `Offer ${String(link)}`,
      });
    }
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  it('is a header of at most 120 px', async () => {
    for (const visitor of both()) {
      await visitor.goTo(list());
      expect((await placeOf(visitor.page.locator('header').first())).height).toBeLessThanOrEqual(120);
    }
  });

  it('is at least seven links on a desk, none higher than 72 px', async () => {
    await desk.goTo(list());
    await rows(desk)
      .nth(LINKS - 1)
      .waitFor();
    const places = await Promise.all((await rows(desk).all()).map(placeOf));
    const { height: screen } = DESK.viewport;
    expect(places.filter(({ bottom }) => bottom <= screen).length).toBeGreaterThanOrEqual(7);
    expect(Math.max(...places.map(({ height }) => height))).toBeLessThanOrEqual(72);
  });

  it('is the first link within 45 % of a phone, where it can be edited at once', async () => {
    await phone.goTo(list());
    const first = rows(phone).first();
    expect((await placeOf(first)).top).toBeLessThanOrEqual(0.45 * PHONE.viewport.height);
    await first.getByRole('link', { name: /^Edit / }).waitFor();
  });

  it('is three whole links above the places of a phone, and one button that makes another', async () => {
    await phone.goTo(list());
    await rows(phone)
      .nth(LINKS - 1)
      .waitFor();
    const bar = await placeOf(
      phone.page
        .locator('nav')
        .filter({ has: phone.page.locator('button') })
        .last(),
    );
    const places = await Promise.all((await rows(phone).all()).map(placeOf));
    expect(places.filter(({ bottom }) => bottom <= bar.top).length).toBeGreaterThanOrEqual(3);
    const counts = ['list.create', 'app.nav.create'].map((id) => phone.the('button', id).count());
    expect(await Promise.all(counts)).toEqual([0, 1]);
  });

  it('is the preview beside the fields of the editor, and one button that saves', async () => {
    await desk.goTo(`${list()}/links/${owner.slug}`);
    const card = await placeOf(desk.page.locator('#preview-cards'));
    expect(card.top).toBeLessThan(0.6 * DESK.viewport.height);
    expect(await desk.page.getByRole('button', { name: /^Save/ }).count()).toBe(1);
  });

  it('is all that stands beside the editor once the page is at its end, however low the window', async () => {
    const { page } = desk;
    const height = 600;
    await page.setViewportSize({ ...DESK.viewport, height });
    await desk.goTo(`${list()}/links/${owner.slug}`);
    const save = page.getByRole('button', { name: desk.text('qr.svgLong'), exact: true }).first();
    // What comes when a person is near it makes the page longer, so that the end is farther down.
    await eventually(
      async () => {
        await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
        return (await save.isVisible()) ? (await placeOf(save)).bottom : Infinity;
      },
      (bottom) => bottom <= height,
      30_000,
    );
    await page.setViewportSize(DESK.viewport);
  });

  it('is the first chart of analytics', async () => {
    for (const visitor of both()) {
      await visitor.goTo('/analytics');
      const chart = await placeOf(visitor.page.locator('canvas').first());
      expect(chart.top).toBeLessThan(visitor.page.viewportSize()?.height ?? 0);
    }
  });

  it('is no key on a phone', async () => {
    await phone.goTo(list());
    expect(await phone.page.getByText('Ctrl', { exact: false }).count()).toBe(0);
  });
});
