import type { Browser } from 'playwright-core';
import { startNewebpay } from '../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../sandbox/newebpay/shop';
import { DEMO_KEY } from '../../sandbox/registrar/account';
import { startRegistrar } from '../../sandbox/registrar/registrar';
import type { RegistrarState } from '../../sandbox/registrar/state';
import type { Simulator } from '../../sandbox/shared/simulator';
import { authorityKeyAt } from '../support/authority-key';
import { launchBrowser } from '../support/browser';
import { Caller, join } from '../support/joining';
import { Keyboard } from '../support/keyboard';
import { MailServer } from '../support/mail-server';
import { Pebble } from '../support/pebble';
import { freePort, Product } from '../support/processes';
import { Visitor } from '../support/visitor';
import { eventually } from '../support/waiting';

const WORD = 'ada-tea-house';
const HOST = `${WORD}.link`;
const HERE = '127.0.0.1';
const DESTINATION = 'https://destination.example/sale';
/** Records are looked for within a minute, and registrars asked every 15 seconds. */
const WORKS_WITHIN_MS = 150_000;

interface Named {
  readonly id: number;
  readonly name: string;
}
interface Standing {
  readonly state: string;
  readonly certificate: { readonly isServed: boolean };
}
interface Data<T> {
  readonly data: T;
}

describe('a domain that is bought with the keyboard alone', () => {
  let mails: MailServer;
  let pebble: Pebble;
  let registrar: Simulator<RegistrarState>;
  let newebpay: { readonly origin: string; readonly close: () => Promise<void> };
  let product: Product;
  let browser: Browser;
  let tlsPort: number;

  beforeAll(async () => {
    const httpPort = await freePort();
    tlsPort = await freePort();
    mails = await MailServer.start();
    pebble = await Pebble.start({ httpPort, tlsPort });
    [registrar, newebpay] = await Promise.all([startRegistrar(), startNewebpay()]);
    [product, browser] = await Promise.all([
      Product.start('SQLite', ['all'], {
        PORT: String(httpPort),
        TLS_PORT: String(tlsPort),
        SMTP_URL: mails.url,
        ACME_DIRECTORY_URL: pebble.directoryUrl,
        ACME_CA_FILE: pebble.caFile,
        DNS_SERVERS: pebble.dnsServer,
        BRAND_ADDRESSES: HERE,
        NEWEBPAY_URL: newebpay.origin,
        NEWEBPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
        NEWEBPAY_HASH_KEY: DEMO_SHOP.hashKey,
        NEWEBPAY_HASH_IV: DEMO_SHOP.hashIv,
        REGISTRAR: 'http',
        REGISTRAR_URL: registrar.origin,
        REGISTRAR_KEY: DEMO_KEY,
        REGISTRAR_TLDS: 'link,com',
      }),
      launchBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await Promise.all([registrar.close(), newebpay.close()]);
    await pebble.stop();
    await mails.stop();
  });

  /** Does what a registrar does with the records that it was given. */
  async function setRecords(): Promise<void> {
    const { registered } = registrar.state;
    const entry = await eventually(
      () => Promise.resolve(registered.find(({ domain }) => domain === HOST)),
      (found) => found !== undefined,
      WORKS_WITHIN_MS,
    );
    const records = (entry?.records ?? []) as { type: string; name: string; value: string }[];
    for (const { type, name, value } of records) if (type === 'TXT') await pebble.setTxt(name, value);
  }

  it('works over https a little later', async () => {
    const visitor = await Visitor.open(browser, product.origin, {
      locale: 'en',
      viewport: { width: 1280, height: 900 },
    });
    await join(visitor, mails);
    const { page } = visitor;
    const keyboard = new Keyboard(page);
    await visitor.goTo('/domain');
    await keyboard.tabTo(visitor.the('textbox', 'brand.buy.field'));
    await page.keyboard.type(WORD);
    await keyboard.press('Enter');
    await keyboard.choose(visitor.the('button', 'brand.buy.buyOf', { domain: HOST }));
    await visitor.sees('payments.checkout.title');
    await keyboard.tick(visitor.the('radio', 'payments.invoice.typeName', { type: 'welfare' }));
    await keyboard.choose(visitor.the('button', 'payments.checkout.pay', { sum: 'NT$1,980' }));
    const pay = page.getByRole('button', { name: 'Agree and pay', exact: true });
    await pay.waitFor();
    expect(keyboard.lost).toEqual([]);
    // Pages of gateways have rings of their own.
    await new Keyboard(page).choose(pay);
    await visitor.sees('payments.result.domain', { domain: HOST });
    await keyboard.choose(visitor.the('link', 'payments.result.toDomains'));
    await visitor.sees('brand.list.title');
    await setRecords();
    await page.getByRole('link', { name: HOST }).first().waitFor({ timeout: WORKS_WITHIN_MS });

    const caller = new Caller(visitor.context.request, product.origin);
    await caller.become('refresh_token');
    const { data: mine } = await caller.show<Data<{ bsds: Named[] }>>('/bsd/my/domains');
    const id = mine.bsds.find(({ name }) => name === HOST)?.id ?? 0;
    await eventually(
      async () => (await caller.show<Data<Standing>>(`/bsd/${String(id)}`)).data,
      ({ state, certificate }) => state === 'verified' && certificate.isServed,
      WORKS_WITHIN_MS,
    );
    const { data: link } = await caller.ask<Data<{ encodeId: string }>>('/links', { url: DESTINATION });
    await caller.ask(`/links/${link.encodeId}/domain`, { domain: HOST }, 'PUT');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();

    const key = await authorityKeyAt(HOST, tlsPort, await pebble.root());
    const secure = await launchBrowser([`MAP ${HOST}:443 ${HERE}:${String(tlsPort)}`], [key]);
    try {
      const visit = await secure.newPage();
      const seen: unknown[] = [];
      visit.on('response', (response) => seen.push([response.url(), response.status()]));
      // The destination is on no test's machine: the visit ends with the redirect.
      await visit.goto(`https://${HOST}/${link.encodeId}`).catch(() => undefined);
      expect(seen).toEqual([[`https://${HOST}/${link.encodeId}`, 302]]);
    } finally {
      await secure.close();
    }
    expect(registrar.state.charges).toEqual([HOST]);
  });
});
