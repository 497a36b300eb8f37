import type { Browser, BrowserContext } from 'playwright-core';
import { barriersOn, launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { makeLink } from '../support/joining';
import { freePort, Product } from '../support/processes';
import { TcpProxy } from '../support/tcp-proxy';
import { Visitor } from '../support/visitor';

const HEADING = { en: 'You are offline', 'zh-TW': '目前無法連線' } as const;
const IS_READY = 'navigator.serviceWorker.ready.then(() => true)';
const HAS_WORKER = 'navigator.serviceWorker.getRegistration().then((found) => found !== undefined)';

describe.each(deploymentsFor(13))(
  'a browser that loses its network, with %s',
  (_title, engine, roles, variables) => {
    let product: Product;
    let network: TcpProxy;
    let origin: string;
    let browser: Browser;
    let anna: Visitor;
    let slug: string;

    const isWithoutPage = async (context: BrowserContext, path: string): Promise<boolean> => {
      const page = await context.newPage();
      const failed = await page.goto(origin + path).then(
        () => false,
        () => true,
      );
      await page.close();
      return failed;
    };

    beforeAll(async () => {
      const port = await freePort();
      origin = `http://localhost:${String(port)}`;
      [product, browser] = await Promise.all([
        Product.start(engine, roles, { ...variables, APP_ORIGIN: origin }),
        launchBrowser(),
      ]);
      network = new TcpProxy('127.0.0.1', Number(new URL(product.origin).port));
      network.port = port;
      await network.open();
      anna = await Visitor.open(browser, origin, { locale: 'en' });
      ({ slug } = await makeLink(anna));
      await anna.goTo('/');
      expect(await anna.page.evaluate(IS_READY)).toBe(true);
    });
    afterAll(async () => {
      await browser.close();
      await product.stop();
      await network.cut();
    });

    it('says so in place of a page that is loaded again, or that was never loaded', async () => {
      await network.cut();
      await anna.page.reload();
      await anna.page.getByRole('heading', { level: 1, name: HEADING.en }).waitFor();
      expect(await barriersOn(anna.page)).toEqual([]);
      await anna.page.emulateMedia({ colorScheme: 'dark' });
      await anna.page.goto(`${origin}/login`);
      await anna.page.getByRole('heading', { level: 1, name: HEADING['zh-TW'] }).waitFor();
      expect(await anna.page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await barriersOn(anna.page)).toEqual([]);
      await anna.page.getByRole('button', { name: '再試一次' }).click();
      await anna.page.getByRole('heading', { level: 1, name: HEADING['zh-TW'] }).waitFor();
    });

    it('answers no short link and no call in place of the server', async () => {
      expect(await isWithoutPage(anna.context, `/${slug}`)).toBe(true);
      expect(await isWithoutPage(anna.context, '/api/v1/site')).toBe(true);
    });

    it('goes on by itself when the network is back', async () => {
      await anna.page.goto(`${origin}/en/login`);
      await anna.page.getByRole('heading', { level: 1, name: HEADING.en }).waitFor();
      await network.open();
      await anna.page.getByRole('textbox').first().waitFor();
      expect(anna.page.url()).toBe(`${origin}/en/login`);
    });

    it('has no worker for whoever has met nothing but a short link, which is served uncached', async () => {
      const guest = await Visitor.open(browser, origin, { locale: 'en' });
      await guest.page.goto(`${origin}/no-such-link-here`);
      expect(await guest.page.evaluate(HAS_WORKER)).toBe(false);
      const answer = await guest.context.request.get(`${origin}/sw.js`);
      expect(answer.headers()['cache-control']).toBe('no-cache');
      expect(answer.headers()['content-type']).toContain('javascript');
      await guest.close();
    });
  },
);
