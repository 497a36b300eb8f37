import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import type { Browser, Locator } from 'playwright-core';
import sharp from 'sharp';
import { barriersOn, launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';
import { eventually } from '../support/waiting';

const ADDRESS = 'https://example.com/menu?fbclid=x';
const DESTINATION = 'https://example.com/menu';
const NAME = '秋季菜單';

/** What a scanner reads in a drawing, as a browser shows it. */
async function scanned(browser: Browser, file: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 600, height: 600 } });
  const drawing = await readFile(file, 'base64');
  await page.setContent(`<img alt="" width="560" src="data:image/svg+xml;base64,${drawing}">`);
  const picture = sharp(await page.screenshot())
    .ensureAlpha()
    .raw();
  await page.close();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

describe.each(deploymentsFor(5))('a guest’s links, with %s', (_title, engine, roles, variables) => {
  let product: Product;
  let browser: Browser;
  let guest: Visitor;

  const row = (): Locator => guest.page.getByRole('listitem').filter({ hasText: NAME });
  const statusOf = async (path: string): Promise<number> =>
    (await guest.context.request.get(product.origin + path, { maxRedirects: 0 })).status();

  beforeAll(async () => {
    [product, browser] = await Promise.all([Product.start(engine, roles, variables), launchBrowser()]);
    guest = await Visitor.open(browser, product.origin, {
      locale: 'zh-TW',
      viewport: { width: 360, height: 740 },
    });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  it('are made of what is pasted, with a name of one’s own that is available', async () => {
    await guest.goTo('/');
    await guest.the('textbox', 'links.form.address').fill(ADDRESS);
    await guest.press('button', 'links.form.chooseName');
    await guest.the('textbox', 'shorten.name.label').fill(NAME);
    await guest.reads('shorten.name.free', { name: NAME });
    await guest.page.keyboard.press('Enter');
    const result = guest.the('region', 'links.result.heading');
    await result.waitFor();
    const address = `${product.origin}/${encodeURIComponent(NAME)}`;
    expect(await result.getByRole('link').first().getAttribute('href')).toBe(address);
    expect(await barriersOn(guest.page)).toEqual([]);
  });

  it('lead on, without what followed the visitor', async () => {
    const answer = await guest.context.request.get(`${product.origin}/${encodeURIComponent(NAME)}`, {
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, DESTINATION]);
  });

  it('come with a QR code that leads to them, too', async () => {
    const [file] = await Promise.all([
      guest.page.waitForEvent('download'),
      guest.page.getByRole('button', { name: guest.text('qr.svgLong') }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.svg$/);
    const answer = await guest.context.request.get(await scanned(browser, await file.path()), {
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, DESTINATION]);
  });

  it('are refused a name that is taken, and offered others', async () => {
    await guest.goTo('/');
    await guest.the('textbox', 'links.form.address').fill(ADDRESS);
    await guest.press('button', 'links.form.chooseName');
    await guest.the('textbox', 'shorten.name.label').fill(NAME);
    await guest.reads('shorten.name.instead');
    expect(await barriersOn(guest.page)).toEqual([]);
  });

  it('are found again on the device, deleted, and back before they are gone', async () => {
    await guest.goTo('/');
    const remove = row().getByRole('button', {
      name: guest.text('links.history.remove', { address: `${new URL(product.origin).host}/${NAME}` }),
    });
    await remove.click();
    await guest.press('button', 'links.history.undo');
    await remove.waitFor();
    expect(await statusOf(`/${encodeURIComponent(NAME)}`)).toBe(302);
    await remove.click();
    // A visitor who goes on has made up their mind.
    await guest.page.reload();
    await eventually(
      () => statusOf(`/${encodeURIComponent(NAME)}`),
      (status) => status === 410,
    );
    await guest.sees('links.home.heading');
    expect(await row().count()).toBe(0);
    expect(guest.complaints).toEqual([]);
  });
});
