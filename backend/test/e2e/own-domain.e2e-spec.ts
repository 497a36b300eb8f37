import type { Browser } from 'playwright-core';
import { TestServer } from '../support/app';
import { authorityKeyAt } from '../support/authority-key';
import { launchBrowser } from '../support/browser';
import { Pebble } from '../support/pebble';
import { freePort } from '../support/processes';
import { TestTeam } from '../support/teams';
import { eventually } from '../support/waiting';

const HOST = 'go.shop-of-ada.tw';
/** Where pebble's DNS server says that every host is. */
const HERE = '127.0.0.1';
const DESTINATION = 'https://destination.example/sale';

interface DomainSeen {
  readonly id: number;
  readonly state: string;
  readonly records: { readonly type: string; readonly fullName: string; readonly value: string }[];
  readonly certificate: { readonly state: string; readonly isServed: boolean };
}

describe('a domain of a group with a certificate of pebble', () => {
  let pebble: Pebble;
  let server: TestServer;
  let team: TestTeam;
  let tlsPort: number;
  let browser: Browser | undefined;

  const call = async (path: string, method = 'GET', body?: object): Promise<DomainSeen> =>
    (await team.admin.call<{ data: DomainSeen }>(`/bsd${path}`, { method, body })).body.data;

  beforeAll(async () => {
    const httpPort = await freePort();
    tlsPort = await freePort();
    pebble = await Pebble.start({ httpPort, tlsPort });
    server = await TestServer.start('SQLite', {
      PORT: String(httpPort),
      TLS_PORT: String(tlsPort),
      ACME_DIRECTORY_URL: pebble.directoryUrl,
      ACME_CA_FILE: pebble.caFile,
      DNS_SERVERS: pebble.dnsServer,
      BRAND_ADDRESSES: HERE,
    });
    team = await TestTeam.make(server);
  });
  afterAll(async () => {
    await browser?.close();
    await server.stop();
    await pebble.stop();
  });

  it('is added, proven, certified, and opened over https', async () => {
    const since = performance.now();
    const { id, records } = await call('/domain', 'POST', { name: `https://${HOST}/` });
    for (const { type, fullName, value } of records) {
      if (type === 'TXT') await pebble.setTxt(fullName, value);
    }
    await call(`/${String(id)}/binding`, 'POST');
    const live = await eventually(
      () => call(`/${String(id)}`),
      ({ certificate }) => certificate.isServed,
    );
    expect(live).toMatchObject({ state: 'verified', certificate: { state: 'live' } });

    process.stdout.write(`live ${((performance.now() - since) / 1_000).toFixed(1)} s after it was added\n`);

    const link = await team.admin.shorten(DESTINATION);
    // Another process has proven it; this one hears of it within a second.
    await eventually(
      () => team.admin.call(`/links/${link.encodeId}/domain`, { method: 'PUT', body: { domain: HOST } }),
      ({ status }) => status === 200,
    );
    const key = await authorityKeyAt(HOST, tlsPort, await pebble.root());
    browser = await launchBrowser([`MAP ${HOST}:443 ${HERE}:${String(tlsPort)}`], [key]);
    const page = await browser.newPage();
    const visits: (string | undefined)[][] = [];
    page.on('response', (response) => {
      visits.push([response.url(), String(response.status()), response.headers()['location']]);
    });
    // The destination is on no test's machine: the visit ends with the redirect.
    await page.goto(`https://${HOST}/${link.encodeId}`).catch(() => undefined);
    expect(visits).toEqual([
      [`https://${HOST}/${link.encodeId}`, '302', expect.stringContaining(DESTINATION) as unknown as string],
    ]);
    const other = await browser.newPage();
    const lost = await other.goto(`https://${HOST}/nobody-made-this`);
    expect([lost?.status(), (await lost?.securityDetails())?.subjectName]).toEqual([404, HOST]);
  });
});
