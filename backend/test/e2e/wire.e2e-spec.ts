import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { enginesFor } from '../support/deployments';
import { join } from '../support/joining';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';
import { pathIn } from '../support/words';

interface Traffic {
  readonly kilobytes: number;
  readonly requests: number;
}

/** What a first visit to a screen costs on the wire, with headers. */
async function firstVisit({ context, page, origin, locale }: Visitor, path: string): Promise<Traffic> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(origin + pathIn(locale, path), { waitUntil: 'networkidle' });
  await page.locator('h1').waitFor();
  await session.detach();
  return { kilobytes: bytes / 1_000, requests };
}

describe.each(enginesFor(7))('a first visit, with %s', (engine) => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, ['all'], { SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  it('to the home page costs a guest at most 190 kB', async () => {
    const guest = await Visitor.open(browser, product.origin, { locale: 'zh-TW' });
    const { kilobytes, requests } = await firstVisit(guest, '/');
    expect(kilobytes).toBeLessThan(190);
    expect(requests).toBeLessThanOrEqual(20);
    await guest.context.close();
  });

  it.each([
    ['the list of links', 280, 20, (group: string) => `/users/${group}`],
    ['tags', 270, 23, (group: string) => `/users/${group}/tags`],
  ])('to %s costs a member at most %i kB in %i requests', async (_screen, kilobytes, requests, path) => {
    const member = await Visitor.open(browser, product.origin, { locale: 'zh-TW' });
    const { group } = await join(member, mails);
    const traffic = await firstVisit(member, path(group));
    expect(traffic.kilobytes).toBeLessThan(kilobytes);
    expect(traffic.requests).toBeLessThanOrEqual(requests);
    await member.context.close();
  });
});
