import type { Browser } from 'playwright-core';
import { authorityKeyAt } from '../support/authority-key';
import { launchBrowser } from '../support/browser';
import { Caller, givePlan, join } from '../support/joining';
import { Keyboard } from '../support/keyboard';
import { MailServer } from '../support/mail-server';
import { Pebble } from '../support/pebble';
import { freePort, Product } from '../support/processes';
import { Visitor } from '../support/visitor';

const HOST = 'go.shop-of-ada.tw';
/** Where pebble's DNS server says that every host is. */
const HERE = '127.0.0.1';
const ADMIN = 'root@example.com';
const DESTINATION = 'https://destination.example/sale';
/** Records are looked for at least once a minute, and the authority looks at them a second time. */
const WORKS_WITHIN_MS = 150_000;

interface Data<T> {
  readonly data: T;
}
interface Records {
  readonly records: { readonly type: string; readonly fullName: string; readonly value: string }[];
}

describe('a domain of a group with a certificate of pebble, with the keyboard alone', () => {
  let mails: MailServer;
  let pebble: Pebble;
  let product: Product;
  let browser: Browser;
  let tlsPort: number;

  beforeAll(async () => {
    const httpPort = await freePort();
    tlsPort = await freePort();
    mails = await MailServer.start();
    pebble = await Pebble.start({ httpPort, tlsPort });
    [product, browser] = await Promise.all([
      Product.start('SQLite', ['all'], {
        PORT: String(httpPort),
        TLS_PORT: String(tlsPort),
        SMTP_URL: mails.url,
        ADMIN_EMAILS: ADMIN,
        ACME_DIRECTORY_URL: pebble.directoryUrl,
        ACME_CA_FILE: pebble.caFile,
        DNS_SERVERS: pebble.dnsServer,
        BRAND_ADDRESSES: HERE,
      }),
      launchBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await pebble.stop();
    await mails.stop();
  });

  const openVisitor = (): Promise<Visitor> =>
    Visitor.open(browser, product.origin, { locale: 'en', viewport: { width: 1280, height: 900 } });

  /** Opens a short address over https as a visitor's browser does, with the authority of the test as a known one. */
  async function visit(url: string): Promise<readonly unknown[]> {
    const key = await authorityKeyAt(HOST, tlsPort, await pebble.root());
    const secure = await launchBrowser([`MAP ${HOST}:443 ${HERE}:${String(tlsPort)}`], [key]);
    try {
      const page = await secure.newPage();
      const answers: unknown[] = [];
      page.on('response', (response) =>
        answers.push([response.url(), response.status(), response.headers()['location']]),
      );
      // The destination is on no test's machine: the visit ends with the redirect.
      await page.goto(url).catch(() => undefined);
      const lost = await (await secure.newPage()).goto(`https://${HOST}/no-such-link`);
      answers.push([lost?.status(), (await lost?.securityDetails())?.subjectName]);
      return answers;
    } finally {
      await secure.close();
    }
  }

  it('is added, proven, certified, given to a link, and opened over https', async () => {
    const [operator, visitor] = await Promise.all([openVisitor(), openVisitor()]);
    await join(operator, mails, ADMIN);
    const { group, slug } = await join(visitor, mails);
    await givePlan(operator, group, 'classic');
    await operator.close();

    const { page } = visitor;
    const keyboard = new Keyboard(page);
    await visitor.goTo('/domain');
    await keyboard.choose(visitor.the('button', 'brand.list.add'));
    await visitor.the('dialog', 'brand.list.add').waitFor();
    await keyboard.type(`https://${HOST}/`);
    await visitor.reads('brand.add.begins', { host: HOST });
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: HOST }).waitFor();

    const caller = new Caller(visitor.context.request, product.origin);
    await caller.become('refresh_token');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { data } = await caller.show<Data<Records>>(`/bsd/${id}`);
    for (const { type, fullName, value } of data.records) {
      // What one is to copy stands on the screen.
      await page.getByText(value, { exact: true }).first().waitFor();
      if (type === 'TXT') await pebble.setTxt(fullName, value);
    }
    const since = performance.now();
    await keyboard.choose(visitor.the('button', 'brand.records.check'));
    // The page follows by itself.
    await page
      .getByText(visitor.text('brand.setup.verified', { host: HOST }))
      .waitFor({ timeout: WORKS_WITHIN_MS });
    await page
      .getByText(visitor.text('brand.certificate.state', { state: 'live' }), { exact: true })
      .first()
      .waitFor({ timeout: WORKS_WITHIN_MS });
    process.stdout.write(
      `live ${((performance.now() - since) / 1_000).toFixed(1)} s after the records were set\n`,
    );

    const { data: link } = await caller.ask<Data<{ encodeId: string }>>('/links', { url: DESTINATION });
    expect(link.encodeId).not.toBe(slug);
    await visitor.goTo(`/users/${group}/links/${link.encodeId}`);
    // The line that unfolds the section.
    await keyboard.choose(page.locator('#domain summary'));
    await keyboard.tabTo(visitor.the('combobox', 'domains.field'));
    await keyboard.type(HOST);
    await keyboard.choose(visitor.the('button', 'domains.move', { host: HOST }));
    await visitor.reads('domains.moved', { address: `${HOST}/${link.encodeId}` });
    expect([keyboard.lost, visitor.complaints]).toEqual([[], []]);
    await visitor.close();

    expect(await visit(`https://${HOST}/${link.encodeId}`)).toEqual([
      [`https://${HOST}/${link.encodeId}`, 302, expect.stringContaining(DESTINATION)],
      [404, HOST],
    ]);
  });
});
