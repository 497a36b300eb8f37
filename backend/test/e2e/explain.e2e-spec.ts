import type { Browser, Locator } from 'playwright-core';
import { barriersOn, launchBrowser } from '../support/browser';
import { join } from '../support/joining';
import { Keyboard } from '../support/keyboard';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import type { Owner } from '../support/screen';
import { Visitor } from '../support/visitor';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('why visitors arrive where they do', () => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let anna: Visitor;
  let annas: Owner;
  let keyboard: Keyboard;

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start('SQLite', ['all'], { SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
    anna = await Visitor.open(browser, product.origin, { locale: 'en' });
    annas = await join(anna, mails);
    keyboard = new Keyboard(anna.page);
    await anna.goTo(`/users/${annas.group}/links/${annas.slug}`);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  const panel = (): Locator => anna.the('region', 'explain.title');
  const asked = (name: string): string | null => new URL(anna.page.url()).searchParams.get(name);
  const visitorOf = (device: string): Locator =>
    panel().getByRole('radio', { name: anna.text('explain.device', { device }), exact: true });
  const decidedBy = (device: string, rule: string): Promise<void> =>
    anna.reads('explain.ready', {
      device: anna.text('explain.device', { device }),
      rule: anna.text('explain.rule', { rule }),
    });

  it('is one step away from the top of the page, and asks for a visitor before it explains anything', async () => {
    await panel().waitFor();
    await anna.page
      .getByRole('button', { name: anna.text('editor.explain'), exact: true })
      .first()
      .click();
    await panel().locator('summary:focus').waitFor();
    await panel().getByText(anna.text('explain.pick'), { exact: true }).waitFor();
    expect(await panel().getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await barriersOn(anna.page)).toEqual([]);
  });

  it('answers with where a chosen visitor arrives, as that visitor does', async () => {
    await visitorOf('iphone_safari').locator('xpath=..').click();
    await decidedBy('iphone_safari', 'redirect');
    const real = await anna.context.request.get(`${product.origin}/${annas.slug}`, {
      headers: { 'user-agent': IPHONE },
      maxRedirects: 0,
    });
    const [, place = ''] = /^https:\/\/(.*)$/.exec(real.headers()['location'] ?? '') ?? [];
    expect(place).toBe('example.com/menu');
    expect(await panel().textContent()).toContain(place);
    expect(asked('as')).toBe('iphone-safari');
    expect(await barriersOn(anna.page)).toEqual([]);
  });

  it('is asked by keyboard alone: another visitor, then another condition', async () => {
    await visitorOf('iphone_safari').focus();
    await keyboard.press('ArrowRight');
    await decidedBy('iphone_line', 'redirect');
    expect(await visitorOf('iphone_line').and(anna.page.locator(':focus')).count()).toBe(1);
    await keyboard.choose(panel().getByRole('button', { name: anna.text('explain.more', { count: 0 }) }));
    await keyboard.tabTo(panel().getByRole('switch', { name: anna.text('explain.isPrefetch') }));
    await keyboard.press('Space');
    await decidedBy('iphone_line', 'prefetch');
    expect(asked('prefetch')).toBe('1');
    expect(keyboard.lost).toEqual([]);
    expect(await barriersOn(anna.page)).toEqual([]);
  });

  it('shows the same answer again to whoever opens its address', async () => {
    await anna.page.reload();
    await decidedBy('iphone_line', 'prefetch');
    await panel()
      .getByRole('button', { name: anna.text('explain.clear') })
      .click();
    await decidedBy('iphone_line', 'redirect');
    expect(asked('prefetch')).toBeNull();
    expect(anna.complaints).toEqual([]);
  });
});
