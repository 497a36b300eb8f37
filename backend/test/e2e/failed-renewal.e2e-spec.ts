import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import type { Browser } from 'playwright-core';
import { startNewebpay } from '../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../sandbox/newebpay/shop';
import type { NewebpayState } from '../../sandbox/newebpay/state';
import { VirtualClock } from '../../sandbox/shared/clock';
import type { Simulator } from '../../sandbox/shared/simulator';
import { browserPost, formIn } from '../../sandbox/testing/browser';
import { launchBrowser } from '../support/browser';
import type { StartedOrder } from '../support/buyer';
import { sample } from '../support/depth';
import { Caller, join } from '../support/joining';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';
import { eventually, until } from '../support/waiting';
import { LOCALES } from '../support/words';

const FAILED_MAIL = 'Payment failed';
const PLACE = '#';

interface Started {
  readonly data: StartedOrder<Readonly<Record<string, string>>>;
}
interface Status {
  readonly data: { readonly paidUntil: string; readonly state: string };
}

describe('a renewal that the bank declines', () => {
  let folder: string;
  let mails: MailServer;
  let newebpay: Simulator<NewebpayState>;
  let product: Product;
  let browser: Browser;

  const clockFile = () => pathOf(folder, 'offset');
  const open = (): Promise<Visitor> =>
    Visitor.open(browser, product.origin, { locale: 'en', viewport: { width: 1280, height: 900 } });

  // Each has a month of its own.
  beforeEach(async () => {
    folder = mkdtempSync(pathOf(tmpdir(), 'linklet-clock-'));
    writeFileSync(clockFile(), '0');
    writeFileSync(`${clockFile()}.set`, '0');
    mails = await MailServer.start();
    newebpay = await startNewebpay({ clock: new VirtualClock(Date.now()) });
    [product, browser] = await Promise.all([
      Product.start('SQLite', ['all'], {
        SMTP_URL: mails.url,
        NEWEBPAY_URL: newebpay.origin,
        NEWEBPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
        NEWEBPAY_HASH_KEY: DEMO_SHOP.hashKey,
        NEWEBPAY_HASH_IV: DEMO_SHOP.hashIv,
        CLOCK_OFFSET_FILE: clockFile(),
        NODE_OPTIONS: `--require ${require.resolve('../support/shifted-clock.cjs')}`,
      }),
      launchBrowser(),
    ]);
  });
  afterEach(async () => {
    await browser.close();
    await product.stop();
    await newebpay.close();
    await mails.stop();
    rmSync(folder, { recursive: true });
  });

  /** Until when it is paid. */
  async function subscribe(email: string): Promise<string> {
    const visitor = await open();
    await join(visitor, mails, email);
    const caller = new Caller(visitor.context.request, product.origin);
    await caller.become('refresh_token');
    const order = { featureName: 'initial', paymentType: 'newebPay' };
    const { url, data } = (await caller.ask<Started>('/subscription/order', order)).data;
    const { action } = formIn(await (await browserPost(url, data)).text());
    await browserPost(action, { choice: 'pay' });
    const { paidUntil } = (await caller.show<Status>('/subscription/status')).data;
    await visitor.close();
    return paidUntil;
  }

  /** The day comes on which the next period is due: for the product, and for the gateway, which charges in the night. */
  async function goTo(day: string): Promise<void> {
    const morning = Date.parse(`${day}T03:00:00+08:00`);
    const offset = String(morning - Date.now());
    writeFileSync(clockFile(), offset);
    await until('the clock is set', () => readFileSync(`${clockFile()}.set`, 'utf8') === offset);
    await newebpay.clock.advanceTo(morning);
  }

  /** The session of a month ago is over. Earlier mails are not those with the code. */
  async function comeBack(email: string): Promise<Visitor> {
    for (let read = 1; read < mails.allTo(email).length; read += 1) await mails.mailTo(email);
    const visitor = await open();
    await join(visitor, mails, email);
    return visitor;
  }

  /** A buyer whose first renewal the bank declines, and who comes to see to it. */
  async function declined(email: string): Promise<Visitor> {
    const paidUntil = await subscribe(email);
    newebpay.faults.arm({ on: 'charge', kind: 'decline' });
    await goTo(paidUntil);
    await until('the mail', () => mails.allTo(email).some(({ subject }) => subject === FAILED_MAIL));
    return comeBack(email);
  }

  async function readIn(visitor: Visitor): Promise<void> {
    await visitor.goTo('/billing');
    await visitor.reads('shell.banner.orderFailure');
    const note = visitor.page.getByRole('main').getByRole('alert');
    await note.waitFor();
    const [before = '', after = ''] = visitor.text('payments.page.pastDue', { date: PLACE }).split(PLACE);
    const text = (await note.textContent()) ?? '';
    expect([
      text.startsWith(before),
      text.endsWith(after),
      text.length > before.length + after.length,
    ]).toEqual([true, true, true]);
    await visitor.reads('payments.page.state', { state: 'pastDue' });
  }

  it('is told in the language of the reader, and can be ended to subscribe anew', async () => {
    const visitor = await declined('buyer@example.com');
    await visitor.goTo('/');
    await visitor.press('link', 'shell.banner.orderFailure');
    await visitor.sees('payments.page.title');
    for (const locale of sample(LOCALES, 2)) await readIn(await visitor.readingIn(locale));

    const reader = await visitor.readingIn('en');
    await reader.goTo('/');
    const bell = reader.page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    await reader.page.getByRole('link', { name: /The payment for .* failed/ }).click();
    await reader.press('button', 'payments.page.cancel');
    const dialog = reader.the('dialog', 'payments.cancel.title');
    await dialog.getByText(reader.text('payments.cancel.ends', { plan: 'Initial' })).waitFor();
    await dialog.getByRole('button', { name: reader.text('payments.cancel.cancel'), exact: true }).click();
    await reader.reads('payments.page.none');
    await reader.the('link', 'shell.banner.orderFailure').waitFor({ state: 'detached' });
    await reader.press('link', 'payments.page.toPlans');
    await reader.the('link', 'payments.buying.buy', { plan: 'Initial' }).click();
    await reader.sees('payments.checkout.title');
    expect(reader.complaints).toEqual([]);
    await visitor.close();
  });

  it('is paid with another card, and the plan goes on', async () => {
    const visitor = await declined('changer@example.com');
    const { page } = visitor;
    await visitor.goTo('/billing');
    await visitor.reads('payments.page.state', { state: 'pastDue' });
    await visitor.the('button', 'payments.page.payNow', { sum: 'NT$550' }).click();
    await visitor.the('dialog', 'payments.change.payTitle').waitFor();
    await visitor.the('button', 'payments.change.pay', { sum: 'NT$550' }).click();
    await page.getByRole('button', { name: 'Agree and pay', exact: true }).click();
    await page.waitForURL((url) => url.origin === product.origin);
    const caller = new Caller(visitor.context.request, product.origin);
    await caller.become('refresh_token');
    const standing = async () => (await caller.show<Status>('/subscription/status')).data;
    await eventually(standing, ({ state }) => state === 'active', 30_000);
    await visitor.goTo('/billing');
    await visitor.reads('payments.page.state', { state: 'active' });

    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
