import { X509Certificate } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { AcmeProxy } from '../../../../../test/support/acme-proxy';
import { CertificateOffice } from '../../../../../test/support/certificate-office';
import { describeOnEachEngine, type TestEngine } from '../../../../../test/support/database';
import { Pebble } from '../../../../../test/support/pebble';
import { freePort } from '../../../../../test/support/processes';
import { certificateSchema } from '../infrastructure/certificates.schema';

Logger.overrideLogger(false);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LIFETIME_S = 90 * 24 * 3_600;

let ports: { readonly httpPort: number; readonly tlsPort: number };
let pebble: Pebble;
let proxy: AcmeProxy;

beforeAll(async () => {
  ports = { httpPort: await freePort(), tlsPort: await freePort() };
  pebble = await Pebble.start({
    ...ports,
    badNonces: 5,
    lifetimeS: LIFETIME_S,
    rejectedNames: ['blocked.test'],
  });
  proxy = await AcmeProxy.start(pebble);
});
afterAll(async () => {
  await proxy.stop();
  await pebble.stop();
});

let hosts = 0;
const newHost = (): string => `go.shop-${String((hosts += 1))}.test`;

const rowsOf = (engine: TestEngine, table: string): Promise<Record<string, unknown>[]> =>
  engine.unitOfWork.manager.query(`SELECT * FROM ${table}`);

function orders(engine: TestEngine): void {
  let office: CertificateOffice;
  const open = async (more?: ConstructorParameters<typeof CertificateOffice>[3]): Promise<void> => {
    office = new CertificateOffice(engine, proxy, pebble, more);
    await office.answerAt(ports);
  };
  /** Another process takes over, with other settings. */
  const reopen = async (more?: ConstructorParameters<typeof CertificateOffice>[3]): Promise<void> => {
    await office.close();
    await open(more);
  };
  beforeEach(async () => {
    // Some tests go to the future and back.
    await engine.unitOfWork.manager.query('UPDATE acme_accounts SET orders_until = NULL');
    await engine.unitOfWork.manager.query('DELETE FROM certificates');
    await open();
    proxy.asked.clear();
    proxy.intercept = () => null;
    proxy.caaIdentities = [];
  });
  afterEach(() => office.close());

  it('issues what is wanted, with the key that it has stored before', async () => {
    const host = newHost();
    await office.issueFor(host);
    const status = await office.status(host);
    expect(status).toMatchObject({ host, state: 'live', isServed: true, lastError: null });
    const served = await office.served.find(host);
    const leaf = new X509Certificate(served?.chain ?? '');
    expect([leaf.subjectAltName, Date.parse(leaf.validTo)]).toEqual([
      `DNS:${host}`,
      status.notAfter?.getTime(),
    ]);
    expect(served?.key).toMatch(/^-----BEGIN PRIVATE KEY-----/);
    expect([office.announced, office.events]).toEqual([
      [host],
      [expect.objectContaining({ type: 'domains.certificate-issued', host, isRenewal: false })],
    ]);
    expect(await rowsOf(engine, 'acme_challenges')).toEqual([]);
    const stored = JSON.stringify([
      await rowsOf(engine, 'certificates'),
      await rowsOf(engine, 'acme_accounts'),
    ]);
    expect(stored).not.toContain('PRIVATE KEY');
  });

  it('renews it with a third of its lifetime left, with another key, while the old one is served', async () => {
    const host = newHost();
    await office.issueFor(host);
    const { renewsAt, notAfter } = await office.status(host);
    const first = await office.served.find(host);
    expect((renewsAt?.getTime() ?? 0) / 1_000).toBeLessThan(
      (notAfter?.getTime() ?? 0) / 1_000 - LIFETIME_S / 3 + 1,
    );
    office.clock.moved = (renewsAt?.getTime() ?? 0) - Date.now() - MINUTE_MS;
    await office.follow();
    expect((await office.served.find(host))?.key).toBe(first?.key);
    office.clock.moved += 2 * MINUTE_MS;
    await office.follow();
    const second = await office.served.find(host);
    expect(second?.key).not.toBe(first?.key);
    expect(second?.liveSince).toEqual(first?.liveSince);
    expect(office.events.at(-1)).toMatchObject({ type: 'domains.certificate-issued', isRenewal: true });
  });

  it('makes one order, however many work on it at the same time', async () => {
    const host = newHost();
    await office.change((certificates) => certificates.want(host));
    await Promise.all(Array.from({ length: 5 }, () => office.followHost(host)));
    await Promise.all(Array.from({ length: 5 }, () => office.change((each) => each.want(host))));
    await office.follow();
    expect([(await office.status(host)).state, (await office.store.find(host))?.orderNumber]).toEqual([
      'live',
      1,
    ]);
  });

  it('waits for as long as an authority says that has had too many orders', async () => {
    const host = newHost();
    await office.issueFor(newHost());
    proxy.intercept = (part) => (part === 'order-plz' ? { status: 429, retryAfter: '3600' } : null);
    await office.issueFor(host);
    const { lastError, state } = await office.status(host);
    expect([state, lastError?.code]).toEqual(['ordered', 'rate-limited']);
    const wait = (lastError?.retryAt?.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(HOUR_MS - MINUTE_MS);
    proxy.intercept = () => null;
    await office.follow();
    expect((await office.status(host)).state).toBe('ordered');
    office.clock.moved = HOUR_MS;
    await office.follow();
    expect(await office.status(host)).toMatchObject({ state: 'live', lastError: null });
  });

  it('goes on with its order after an outage of the authority', async () => {
    const host = newHost();
    proxy.intercept = (part) => (part === 'finalize-order' ? { status: 503 } : null);
    await office.issueFor(host);
    expect(await office.status(host)).toMatchObject({
      state: 'finalizing',
      lastError: { code: 'authority-unavailable' },
    });
    proxy.intercept = () => null;
    office.clock.moved = MINUTE_MS;
    await office.follow();
    const found = await office.store.find(host);
    expect([found?.state, found?.orderNumber]).toEqual(['live', 1]);
  });

  it('says in plain words what is wrong, and tries again: soon at first, and less and less often', async () => {
    const host = newHost();
    await office.close();
    await office.issueFor(host);
    const { state, lastError } = await office.status(host);
    expect([state, lastError?.code]).toEqual(['failed', 'connection']);
    expect(lastError?.message).toMatch(/^Failed to generate certificate: nobody answered at the host/);
    expect(office.events.at(-1)).toMatchObject({
      type: 'domains.certificate-failed',
      host,
      code: 'connection',
      tries: 1,
      servedUntil: null,
    });
    const pauses: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      const { lastError: error } = await office.status(host);
      const retryAt = error?.retryAt?.getTime() ?? 0;
      pauses.push(Math.round((retryAt - office.clock.now().getTime()) / MINUTE_MS));
      office.clock.moved = retryAt - Date.now() + 1;
      await office.follow();
    }
    expect(pauses).toEqual([5, 15, 60, 360, 1_440]);
  });

  it('CAA forbids: no order is made, nor for what DNS does not answer', async () => {
    const [forbidden, named, silent] = [newHost(), newHost(), newHost()];
    await office.issueFor(newHost());
    proxy.asked.clear();
    await pebble.addCaa(forbidden.replace('go.', ''), [{ tag: 'issue', value: ';' }]);
    await pebble.addCaa(named, [{ tag: 'issue', value: 'other.example' }]);
    await pebble.failDns(silent);
    proxy.caaIdentities = ['pebble.example'];
    await reopen();
    await office.issueFor(forbidden, named, silent);
    const codes = await Promise.all(
      [forbidden, named, silent].map(async (host) => (await office.status(host)).lastError?.code),
    );
    expect([codes, proxy.orders]).toEqual([['caa', 'caa', 'dns'], 0]);
  });

  it('orders nothing for a host at which another server answers, and says so', async () => {
    const host = newHost();
    await office.issueFor(newHost());
    proxy.asked.clear();
    office.pathAnswer = { status: 200, text: 'Welcome to nginx!' };
    await office.issueFor(host);
    const { state, lastError } = await office.status(host);
    expect([state, lastError?.code, proxy.orders]).toEqual(['failed', 'unauthorized', 0]);
    expect(lastError?.message).toMatch(/another server answered for the host; .* \(seen before the order/);
    office.pathAnswer = { status: 200, text: office.texts.textOf(host) };
    office.clock.moved = (lastError?.retryAt?.getTime() ?? 0) - Date.now() + 1_000;
    await office.follow();
    expect((await office.status(host)).state).toBe('live');
    office.clock.moved = 0;
  });

  it('leaves it to the authority to reach a host that is not reached from here, or is busy', async () => {
    const host = newHost();
    office.pathAnswer = { status: 503, text: '' };
    await office.issueFor(host);
    expect((await office.status(host)).state).toBe('live');
  });

  it('is told which names the authority does not take', async () => {
    await office.issueFor('blocked.test');
    expect((await office.status('blocked.test')).lastError?.code).toBe('rejected-identifier');
  });

  it('registers again with an authority that has forgotten the account, and starts over', async () => {
    const host = newHost();
    proxy.intercept = (part) => (part === 'finalize-order' ? { status: 503 } : null);
    await office.issueFor(newHost(), host);
    proxy.intercept = () => null;
    await pebble.restart();
    for (let times = 0; times < 3; times += 1) {
      office.clock.moved += MINUTE_MS;
      await office.follow();
    }
    expect(await office.status(host)).toMatchObject({ state: 'live', lastError: null });
  });

  it('keeps to its own limit of orders, and renewals go first', async () => {
    const renewed = newHost();
    await office.issueFor(renewed);
    await reopen({ ordersPerThreeHours: 20 });
    const { renewsAt } = await office.status(renewed);
    office.clock.moved = (renewsAt?.getTime() ?? 0) - Date.now() + 1;
    const fresh = Array.from({ length: 5 }, newHost);
    const numbers = (): Promise<(number | undefined)[]> =>
      Promise.all([renewed, ...fresh].map(async (host) => (await office.store.find(host))?.orderNumber));
    await office.issueFor(...fresh);
    const [ofRenewed, ...ofFresh] = await numbers();
    // Four at once, of which one is kept for a renewal.
    const count = ofFresh.filter((number) => number === 1).length;
    expect([ofRenewed, count === 2 || count === 3]).toEqual([2, true]);
  });

  it('stops renewing, revokes, and begins anew when it is wanted again', async () => {
    const host = newHost();
    await office.issueFor(host);
    await office.change((certificates) => certificates.stop(host));
    expect(await office.status(host)).toMatchObject({ state: 'live', isServed: true, renewsAt: null });
    await office.change((certificates) => certificates.revoke(host));
    expect([await office.status(host), await office.served.find(host)]).toEqual([
      expect.objectContaining({ state: 'revoked', isServed: false }),
      null,
    ]);
    expect(office.announced.at(-1)).toBe(host);
    await office.follow();
    expect([proxy.asked.get('revoke-cert'), (await office.store.find(host))?.chain]).toEqual([
      expect.any(Number),
      null,
    ]);
    await office.issueFor(host);
    expect(await office.status(host)).toMatchObject({ state: 'live', isServed: true });
    await office.change((certificates) => certificates.renewKey(host));
    const before = await office.served.find(host);
    await office.follow();
    expect((await office.served.find(host))?.key).not.toBe(before?.key);
  });

  it('certificate key never in backup without the secret: others are ordered in time', async () => {
    const host = newHost();
    await office.issueFor(host);
    await reopen({ secret: 'another secret, also long enough' });
    expect(await office.served.find(host)).toBeNull();
    await office.follow();
    expect((await office.served.find(host))?.key).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  });

  it('shows an authority that comes by TLS what it looks for', async () => {
    const host = newHost();
    await reopen({ challengeType: 'tls-alpn-01' });
    await office.issueFor(host);
    expect(await office.status(host)).toMatchObject({ state: 'live', lastError: null });
  });
}

describeOnEachEngine('orders of certificates at pebble', orders, [certificateSchema]);
