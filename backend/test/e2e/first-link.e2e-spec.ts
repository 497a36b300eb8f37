import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { barriersOn, complaintsOf, launchBrowser, openPerson } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { Product } from '../support/processes';
import { wordsOf } from '../support/words';

const ADDRESS = 'https://zh.wikipedia.org/wiki/臺灣?utm_source=x&fbclid=y';
const DESTINATION = 'https://zh.wikipedia.org/wiki/%E8%87%BA%E7%81%A3?utm_source=x';

/** Width and height of a PNG file. */
function sizeOfPng(file: string): [number, number] {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe.each(deploymentsFor(2))('a first link with %s', (_title, engine, roles, variables) => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([Product.start(engine, roles, variables), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  describe.each([
    ['zh-TW', '/', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }],
    ['en', '/en', { viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'en-US' }],
  ] as const)('in %s', (locale, home, options) => {
    const text = wordsOf(locale);
    let person: BrowserContext;
    let page: Page;
    let complaints: string[];
    let shortUrl: string;

    beforeAll(async () => {
      person = await openPerson(browser, options);
      page = await person.newPage();
      complaints = complaintsOf(page);
    });
    afterAll(() => person.close());

    it('is made with the keyboard alone', async () => {
      await page.goto(product.origin + home);
      await page.getByRole('heading', { level: 1, name: text('links.home.heading') }).waitFor();
      await page.keyboard.type(ADDRESS);
      await page.keyboard.press('Enter');
      const result = page.getByRole('region', { name: text('links.result.heading') });
      await result.waitFor();
      shortUrl = (await result.getByRole('link').first().getAttribute('href')) ?? '';
      expect(shortUrl).toMatch(new RegExp(`^${product.origin}/[A-Za-z0-9]{8}$`));
      expect(await barriersOn(page)).toEqual([]);
    });

    it('comes with a QR code to keep', async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: text('qr.pngLong', { side: 1024 }) }).click(),
      ]);
      expect(sizeOfPng(await file.path())).toEqual([1024, 1024]);
    });

    it('sends somebody else on, and counts them while the page is looked at', async () => {
      const slug = new URL(shortUrl).pathname.slice(1);
      await page.goto(`${product.origin}${home === '/' ? '' : home}/analytics/${slug}`);
      await page.getByText(text('analytics.empty.title')).waitFor();
      const visitor = await openPerson(browser);
      const visit = await visitor.newPage();
      // The destination itself is out of reach here; that the browser sets off for it is what counts.
      await Promise.all([
        visit.waitForRequest((request) => request.url().startsWith(DESTINATION)),
        visit.goto(shortUrl).catch(() => undefined),
      ]);
      await Promise.all(
        ['total-clicks', 'unique-clicks'].map((id) =>
          page
            .getByTestId(id)
            .and(page.getByText('1', { exact: true }))
            .waitFor(),
        ),
      );
      await visitor.close();
      expect(await barriersOn(page)).toEqual([]);
    });

    it('leaves nothing to complain about', () => {
      expect(complaints).toEqual([]);
    });
  });
});
