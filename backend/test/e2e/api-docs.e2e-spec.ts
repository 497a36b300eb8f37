import type { Browser } from 'playwright-core';
import { barriersOn, launchBrowser } from '../support/browser';
import { enginesFor } from '../support/deployments';
import { Product } from '../support/processes';

const METHODS = ['get', 'post', 'put', 'delete'] as const;

describe.each(enginesFor(11))('the page of the API, with %s', (engine) => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([Product.start(engine, ['all']), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  it('can be read: no letters are too pale, with an operation of each method open', async () => {
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(`${product.origin}/api/docs`);
    for (const method of METHODS) {
      const operation = page.locator(`.opblock-${method}`).first();
      await operation.locator('.opblock-summary-control').click();
      await operation.locator('.opblock-body').waitFor();
    }
    expect(await barriersOn(page, ['color-contrast'])).toEqual([]);
    await page.close();
  });
});
