import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { enginesFor } from '../support/deployments';
import { join } from '../support/joining';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import type { Owner } from '../support/screen';
import { Visitor } from '../support/visitor';
import { until } from '../support/waiting';
import { pathIn } from '../support/words';

interface Traffic {
  readonly kilobytes: number;
  readonly requests: number;
}

/** After that (ms) what a screen shows asks for nothing more. */
const QUIET_MS = 1_000;

/** What a first visit to a screen costs on the wire, with headers. */
async function firstVisit({ context, page, origin, locale }: Visitor, path: string): Promise<Traffic> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let [bytes, requests, heardAt] = [0, 0, Date.now()];
  session.on('Network.responseReceived', ({ response }) => {
    // What the page draws by itself is no request.
    if (!response.url.startsWith('data:')) requests += 1;
    heardAt = Date.now();
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    heardAt = Date.now();
  });
  await page.goto(origin + pathIn(locale, path));
  await page.locator('h1').waitFor();
  // The browser's own way to tell would wait for the end of the stream of clicks, too.
  await until('nothing more is loaded', () => Date.now() - heardAt > QUIET_MS);
  await session.detach();
  return { kilobytes: bytes / 1_000, requests };
}

/** What a member's first visit may cost, in kB and requests; by the path of the screen. */
const SCREENS: readonly (readonly [string, number, number, (owner: Owner) => string])[] = [
  ['home', 420, 29, () => '/'],
  ['the list of links', 280, 18, ({ group }) => `/users/${group}`],
  ['tags', 270, 19, ({ group }) => `/users/${group}/tags`],
  ['the editor', 300, 26, ({ group, slug }) => `/users/${group}/links/${slug}`],
  ['analytics', 400, 21, () => '/analytics'],
  ['the settings of the account', 255, 20, () => '/users/settings'],
];

describe.each(enginesFor(7))('a first visit, with %s', (engine) => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let member: Visitor;
  let owner: Owner;

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, ['all'], { SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
    member = await Visitor.open(browser, product.origin, { locale: 'zh-TW' });
    owner = await join(member, mails);
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
    expect(requests).toBeLessThanOrEqual(8);
    await guest.context.close();
  });

  it.each(SCREENS)(
    'to %s costs a member at most %i kB in %i requests',
    async (_screen, kilobytes, requests, path) => {
      const traffic = await firstVisit(member, path(owner));
      expect(traffic.kilobytes).toBeLessThan(kilobytes);
      expect(traffic.requests).toBeLessThanOrEqual(requests);
    },
  );
});
