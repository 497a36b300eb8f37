import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { Keyboard } from '../support/keyboard';
import { codeInOutbox } from '../support/outbox';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';
import { eventually } from '../support/waiting';

const EMAIL = 'dev@example.com';
const NUMBER = '912345678';
/** No server answers there, which a log has to say, too. */
const RECEIVER = 'https://shop.example/hooks';

interface MadeLink {
  readonly data: { readonly shortUrl: string };
}

describe('a newcomer who programs, with the keyboard alone', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let keyboard: Keyboard;
  let token: string;
  let shortUrl: string;

  beforeAll(async () => {
    [product, browser] = await Promise.all([Product.start('SQLite', ['all']), launchBrowser()]);
    visitor = await Visitor.open(browser, product.origin, {
      locale: 'en',
      viewport: { width: 1280, height: 900 },
    });
    keyboard = new Keyboard(visitor.page);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });
  afterEach(() => {
    expect(keyboard.lost.splice(0)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  const codeFor = (recipient: string): Promise<string> =>
    codeInOutbox(product.databaseVariables['DATA_DIR'] ?? '', recipient);

  const isFocused = (goal: Locator): Promise<void> => goal.and(visitor.page.locator(':focus')).waitFor();

  /** Reads a secret where it is shown, and puts it away. */
  async function putAway(region: string, done: string): Promise<string> {
    const secretOnce = visitor.the('region', region).getByRole('status');
    const secret = await secretOnce.locator('code').innerText();
    await isFocused(secretOnce.getByRole('button').first());
    await keyboard.choose(visitor.the('button', done));
    await secretOnce.waitFor({ state: 'detached' });
    return secret;
  }

  it('signs up', async () => {
    await visitor.goTo('/signup');
    await keyboard.type(EMAIL);
    await keyboard.press('Enter');
    await visitor.sees('session.code.title');
    await keyboard.type(await codeFor(EMAIL));
    await visitor.sees('session.start.name.title');
    for (let step = 0; step < 3; step += 1) {
      await keyboard.choose(visitor.the('button', 'session.start.skip'));
    }
    await visitor.the('link', 'session.start.toLinks').waitFor();
  });

  it('is led to the settings, and verifies a telephone', async () => {
    await visitor.goTo('/developers');
    await keyboard.choose(visitor.the('link', 'developer.page.toSettings'));
    await visitor.sees('account.page.heading');
    await keyboard.choose(visitor.the('button', 'account.phone.verify'));
    await isFocused(visitor.the('textbox', 'account.phone.number'));
    await keyboard.type(`0${NUMBER}`);
    await keyboard.press('Enter');
    await isFocused(visitor.the('textbox', 'account.code.code', { digits: 6 }));
    await keyboard.type(await codeFor(`+886${NUMBER}`));
    await visitor.the('button', 'account.phone.changeNumber').waitFor();
  });

  it('enables the API, and gets a token that is shown once', async () => {
    await visitor.goTo('/developers');
    await keyboard.choose(visitor.the('button', 'developer.page.enable'));
    const make = visitor.the('button', 'developer.token.make');
    await keyboard.choose(make);
    await visitor.the('dialog', 'developer.token.make').waitFor();
    await keyboard.choose(make);
    token = await putAway('developer.token.heading', 'developer.token.done');
    expect(token).toMatch(/^lk_live_/);
    expect(await visitor.page.content()).not.toContain(token);
    await isFocused(visitor.the('button', 'developer.token.reset'));
  });

  it('has a program make a link, and finds it among those of programs', async () => {
    const answer = await fetch(`${product.origin}/api/v1/links`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'https://example.com/menu' }),
    });
    expect(answer.status).toBe(201);
    ({ shortUrl } = ((await answer.json()) as MadeLink).data);
    await keyboard.choose(visitor.the('link', 'app.nav.linksTab'));
    await visitor.sees('list.title');
    await keyboard.choose(visitor.the('link', 'list.tab.api'));
    await visitor.page.waitForURL(/tab=api/);
    // Nothing is left then of the list before, which has the link, too.
    await visitor.page.reload();
    await visitor.page.locator(`a[href="${shortUrl}"]`).first().waitFor();
  });

  it('sees that call counted', async () => {
    // Calls are counted in memory, and written down in their own time.
    const counted = async (): Promise<string | null> => {
      await visitor.goTo('/developers');
      return visitor.page
        .getByRole('meter', { name: visitor.text('developer.page.calls') })
        .getAttribute('aria-valuenow');
    };
    expect(await eventually(counted, (calls) => calls !== '0')).toBe('1');
    await visitor.page
      .getByRole('img', { name: visitor.text('developer.page.chart', { total: 1 }) })
      .waitFor();
  });

  it('adds a webhook, tests it, and reads in its log what was sent', async () => {
    const add = visitor.the('button', 'developer.webhooks.add');
    await keyboard.choose(add);
    await visitor.the('dialog', 'developer.webhooks.add').waitFor();
    await keyboard.tabTo(visitor.the('textbox', 'developer.webhooks.url'));
    await keyboard.type(RECEIVER);
    await keyboard.press('Enter');
    const secret = await putAway('developer.webhooks.heading', 'developer.webhooks.secretDone');
    expect(secret).toMatch(/^whsec_/);
    await isFocused(visitor.the('button', 'developer.webhooks.test'));
    await keyboard.press('Enter');
    const log = visitor.the('dialog', 'developer.webhooks.log');
    const row = log.getByRole('listitem');
    await row.getByText(visitor.text('developer.webhooks.isTest'), { exact: true }).waitFor();
    await row
      .getByText(visitor.text('developer.webhooks.event', { event: 'linkCreated' }), { exact: true })
      .waitFor();
    await keyboard.choose(visitor.the('button', 'developer.webhooks.details'));
    const request = log.getByRole('region', { name: visitor.text('developer.webhooks.request') });
    expect(await request.innerText()).toMatch(/webhook-signature: v1,[\s\S]*"link\.created"/);
  });
});
