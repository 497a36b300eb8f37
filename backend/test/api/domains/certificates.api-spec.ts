import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import { Logger } from '@nestjs/common';
import type { RunningServer } from '../../../src/server';
import { KnownHostsService } from '../../../src/modules/domains/application/hosts/known-hosts.service';
import { ChallengeAnswersService } from '../../../src/modules/domains/certificates/application/challenge-answers.service';
import { OwnPathTextsService } from '../../../src/modules/domains/certificates/application/own-path-texts.service';
import type { CertificateStatus } from '../../../src/modules/domains/certificates/domain/certificate-status';
import { CertificatesService } from '../../../src/modules/domains';
import { StorageSettings } from '../../../src/config/settings';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { JsonLogger } from '../../../src/shared/logging/json-logger';
import { TestServer } from '../../support/app';
import { askHost } from '../../support/domains';
import { Pebble } from '../../support/pebble';
import { freePort } from '../../support/processes';
import { tracesOf } from '../../support/traces';
import { eventually } from '../../support/waiting';

const SITE = 'linklet.test';
const SHOP = 'go.shop.test';
const CHALLENGE = '/.well-known/acme-challenge';
const TOKEN = 'evaGxfADs6pSRb2LAv9IZf17Dt3juxGJ-PCt92wr-oA';

const get = <T>(app: RunningServer['app'], token: abstract new (...args: never[]) => T): T =>
  app.get(token, { strict: false });

describe('hosts with TLS of our own and certificates of pebble', () => {
  let pebble: Pebble;
  let server: TestServer;
  let tlsPort: number;
  let operations: string;
  let root: string;
  const said: string[] = [];

  const write = (work: (certificates: CertificatesService) => Promise<void>): Promise<void> => {
    // In the process that the TLS listener is not in.
    const app = server.otherProcess;
    return get(app, UnitOfWork).run(() => work(get(app, CertificatesService)));
  };
  const becomes = (host: string, state: CertificateStatus['state']): Promise<CertificateStatus | undefined> =>
    eventually(
      async () => (await get(server.web.app, CertificatesService).statusOf([host]))[0],
      (status) => status?.state === state,
    );

  /** Rejects when the handshake fails, or the certificate is none that a browser would take. */
  async function shake(host: string): Promise<TLSSocket> {
    const socket = connect({ host: '127.0.0.1', port: tlsPort, servername: host, ca: root });
    await once(socket, 'secureConnect');
    return socket;
  }

  async function ask(host: string, path: string): Promise<string> {
    const socket = await shake(host);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let text = '';
    for await (const part of socket) text += String(part);
    return text;
  }

  beforeAll(async () => {
    const [httpPort, metricsPort] = [await freePort(), await freePort()];
    tlsPort = await freePort();
    operations = `http://127.0.0.1:${String(metricsPort)}`;
    pebble = await Pebble.start({ httpPort, tlsPort, badNonces: 50 });
    root = await pebble.root();
    server = await TestServer.start('SQLite', {
      PORT: String(httpPort),
      TLS_PORT: String(tlsPort),
      METRICS_PORT: String(metricsPort),
      ACME_DIRECTORY_URL: pebble.directoryUrl,
      ACME_CA_FILE: pebble.caFile,
      DNS_SERVERS: pebble.dnsServer,
    });
    Logger.overrideLogger(new JsonLogger({ logLevel: 'debug' }, { write: (line) => said.push(line) }));
    await get(server.web.app, KnownHostsService).add(SHOP, { kind: 'group', groupId: 1 });
  });
  afterAll(async () => {
    await server.stop();
    Logger.overrideLogger(false);
    await pebble.stop();
  });

  it('get their certificates by themselves: those of the site at the start, others once they are wanted', async () => {
    await write((certificates) => certificates.want(SHOP));
    await Promise.all([becomes(SITE, 'live'), becomes(SHOP, 'live')]);
    expect(await ask(SITE, '/health/live')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(await ask(SHOP, '/nothing-here')).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  });

  it('are shown no certificate any more, in any process, once it has been revoked in one', async () => {
    await write((certificates) => certificates.revoke(SHOP));
    await eventually(
      () =>
        shake(SHOP).then(
          () => true,
          () => false,
        ),
      (isServed) => !isServed,
    );
    await write((certificates) => certificates.want(SHOP));
    await becomes(SHOP, 'live');
    await eventually(
      () =>
        shake(SHOP).then(
          () => true,
          () => false,
        ),
      (isServed) => isServed,
    );
  });

  it('challenge path: unknown token 404 touches no link; token of another host', async () => {
    const misses = async (): Promise<string | undefined> =>
      /^linklet_visited_link_misses_total \d+$/m.exec(
        await (await fetch(`${operations}/metrics`)).text(),
      )?.[0];
    const { app } = server.web;
    const expiresAt = new Date(Date.now() + 60_000);
    const challenge = {
      token: TOKEN,
      host: 'new.shop.test',
      type: 'http-01',
      answer: `${TOKEN}.x`,
      expiresAt,
    } as const;
    await get(app, UnitOfWork).run(() => get(app, ChallengeAnswersService).keep(challenge));
    const before = await misses();
    const answers = await Promise.all(
      (
        [
          ['new.shop.test', TOKEN],
          ['NEW.shop.test.:80', TOKEN],
          [SHOP, TOKEN],
          [SITE, TOKEN],
          ['new.shop.test', 'A'.repeat(43)],
          ['new.shop.test', ''],
          ['new.shop.test', '../../x'],
          ['127.0.0.1', TOKEN],
        ] as const
      ).map(([host, token]) => askHost(server, host, `${CHALLENGE}/${token}`)),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, `${TOKEN}.x`],
      [200, `${TOKEN}.x`],
      ...Array.from({ length: 6 }, () => [404, '']),
    ]);
    const posted = await askHost(server, 'new.shop.test', `${CHALLENGE}/${TOKEN}`, { method: 'POST' });
    expect([posted.status, await misses()]).toEqual([405, before]);
  });

  it('answer ourselves, who look at a host before an order, with the text of that host alone', async () => {
    const texts = get(server.web.app, OwnPathTextsService);
    const look = (host: string) => askHost(server, host, `${CHALLENGE}/${texts.tokenOf(SHOP)}`);
    expect(await look(SHOP)).toMatchObject({ status: 200, body: texts.textOf(SHOP) });
    expect(await look(SITE)).toMatchObject({ status: 404 });
  });

  it('certificate key never in logs, API', async () => {
    await Promise.all([becomes(SITE, 'live'), becomes(SHOP, 'live')]);
    const { dataDir } = get(server.web.app, StorageSettings);
    const find = (pattern: RegExp): Promise<string[]> =>
      tracesOf({ dataDir, databaseUrl: '', redisUrl: null, logs: [said.join('')] }, pattern);
    // As PEM and as DER, which begin alike for every such key.
    expect(await find(/PRIVATE KEY|MIGHAgEAMBMG|MHcCAQEE/)).toEqual([]);
    // Or the search would find nothing because it looks at nothing.
    expect(await find(/BEGIN CERTIFICATE/)).toContain('table certificates');
    expect(said).not.toEqual([]);
    const member = await server.member();
    const { body } = await member.call('/bsd/my/domains');
    expect(
      JSON.stringify([body, await get(server.web.app, CertificatesService).statusOf([SHOP])]),
    ).not.toMatch(/KEY/);
  });

  it.each([
    [SITE, 200],
    [SHOP, 200],
    ['GO.shop.test.', 200],
    ['new.shop.test', 404],
    ['nobody.linklet.test', 404],
    ['127.0.0.1', 404],
    ['', 404],
  ])('are named to a proxy that asks whether to get a certificate for %j: %d', async (domain, status) => {
    const url = `${operations}/internal/tls/allowed?domain=${encodeURIComponent(domain)}`;
    expect((await fetch(url)).status).toBe(status);
    expect((await server.ask(`/internal/tls/allowed?domain=${domain}`)).status).toBe(404);
  });
});
