import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { Caller, join } from '../support/joining';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';
import { eventually } from '../support/waiting';

const DESTINATION = 'https://example.com/menu';

describe.each(deploymentsFor(12))('links of one’s own, with %s', (_title, engine, roles, variables) => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let anna: Visitor;
  let caller: Caller;
  let group: string;

  const make = async (): Promise<string> => {
    const made = await caller.ask<{ data: { encodeId: string } }>('/links', { url: DESTINATION });
    return made.data.encodeId;
  };
  const clicksOf = async (slug: string): Promise<number> =>
    (await caller.show<{ data: { totalClicks: number } }>(`/links/${slug}/overview`)).data.totalClicks;
  /** Presses the short address on the page, and waits until the tab that comes of it is on its way to the destination. */
  const follow = async (slug: string): Promise<void> => {
    const link = anna.page.locator(`a[href="${product.origin}/${slug}"]`).first();
    const [request] = await Promise.all([
      anna.context.waitForEvent('request', (each) => each.url().startsWith(DESTINATION)),
      link.click(),
    ]);
    expect(request.isNavigationRequest()).toBe(true);
  };

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, roles, { ...variables, SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
    anna = await Visitor.open(browser, product.origin, {
      locale: 'en',
      viewport: { width: 1_280, height: 800 },
    });
    ({ group } = await join(anna, mails, 'anna@example.com'));
    caller = new Caller(anna.context.request, product.origin);
    await caller.become('refresh_token');
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  it('are opened from the list and the editor without a click being counted, while other people’s are', async () => {
    const slug = await make();
    await anna.goTo(`/users/${group}`);
    await follow(slug);
    await anna.goTo(`/users/${group}/links/${slug}`);
    await follow(slug);
    const bao = await Visitor.open(browser, product.origin, { locale: 'en' });
    await bao.goAway(`${product.origin}/${slug}`);
    // Visits are counted in their order: those before would be there by now.
    expect(
      await eventually(
        () => clicksOf(slug),
        (clicks) => clicks > 0,
      ),
    ).toBe(1);
    await bao.close();
  });
});
