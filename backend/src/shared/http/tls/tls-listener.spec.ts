import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { selfSigned } from '../../../../test/support/self-signed';
import type { CertificateSource, ServedCertificate, ShownCertificate } from '../../tls/certificate-source';
import { FrontServer } from '../front-server';
import { tlsFront, type TlsFront } from './tls-front';

const DAY_MS = 24 * 3_600_000;

/** Certificates that a test hands out. */
class CertificatesService implements CertificateSource {
  readonly served = new Map<string, ServedCertificate>();
  readonly challenges = new Map<string, ShownCertificate>();
  hasChallenges = true;
  asked: string[] = [];
  private listener: (host: string) => void = () => undefined;

  add(host: string, liveSince = new Date()): void {
    const { cert: chain, key } = selfSigned(host);
    this.served.set(host, { chain, key, liveSince, notAfter: new Date(Date.now() + DAY_MS) });
  }

  find(host: string): Promise<ServedCertificate | null> {
    this.asked.push(host);
    return Promise.resolve(this.served.get(host) ?? null);
  }

  findChallenge(host: string): Promise<ShownCertificate | null> {
    return Promise.resolve(this.challenges.get(host) ?? null);
  }

  onChange(listener: (host: string) => void): void {
    this.listener = listener;
  }

  change(host: string): void {
    this.listener(host);
  }
}

interface Front {
  readonly front: FrontServer;
  readonly tls: TlsFront;
  readonly port: number;
}

const SECRET = 's'.repeat(40);
let certificates: CertificatesService;
let fronts: Front[];
let clients: Socket[];
let now: number;

async function open(): Promise<Front> {
  const front = new FrontServer(10);
  await front.listen('127.0.0.1', 0);
  front.route((request, response) => {
    response.end(`${request.headers.host ?? ''}${request.url ?? ''}`);
  });
  const tls = tlsFront({ source: certificates, secret: SECRET, now: () => now, take: front.takeSecure });
  front.secure(tls);
  const opened = { front, tls, port: await tls.listener.listen('127.0.0.1', 0) };
  fronts.push(opened);
  return opened;
}

beforeEach(() => {
  certificates = new CertificatesService();
  for (const host of ['go.shop.test', 'go.bank.test']) certificates.add(host);
  fronts = [];
  clients = [];
  now = Date.now();
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await Promise.all(fronts.map(({ front }) => front.drain()));
});

/** Rejects when the handshake fails. */
async function shake(
  port: number,
  servername: string | undefined,
  more: ConnectionOptions = {},
): Promise<TLSSocket> {
  const socket = connect({
    host: '127.0.0.1',
    port,
    rejectUnauthorized: false,
    ...(servername === undefined ? {} : { servername }),
    ...more,
  });
  clients.push(socket);
  await once(socket, 'secureConnect');
  return socket;
}

const commonName = (socket: TLSSocket): string => String(socket.getPeerCertificate().subject.CN);

async function ask(socket: TLSSocket, host: string): Promise<string> {
  socket.write(`GET /x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
}

/** Node refuses to send some names; OpenSSL would take them. */
async function sendHello(port: number, name: Buffer): Promise<Buffer> {
  const list = Buffer.concat([Buffer.from([0]), size(name.length), name]);
  const extension = Buffer.concat([Buffer.from([0, 0]), size(list.length + 2), size(list.length), list]);
  const body = Buffer.concat([
    Buffer.from([3, 3]),
    Buffer.alloc(32, 7),
    Buffer.from([0, 0, 2, 0xc0, 0x2b, 1, 0]),
    size(extension.length),
    extension,
  ]);
  const hello = Buffer.concat([Buffer.from([1, 0]), size(body.length), body]);
  const socket = connectTcp(port, '127.0.0.1');
  clients.push(socket);
  socket.write(Buffer.concat([Buffer.from([22, 3, 1]), size(hello.length), hello]));
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined);
  await once(socket, 'close');
  return Buffer.concat(parts);
}

const size = (length: number): Buffer => Buffer.from([length >> 8, length & 0xff]);
const ALERT = 21;

it.each(['TLSv1.2', 'TLSv1.3'] as const)('shows each host its own certificate, by %s', async (version) => {
  const { port } = await open();
  const limits = { minVersion: version, maxVersion: version };
  for (const host of ['go.shop.test', 'go.bank.test']) {
    const socket = await shake(port, host, limits);
    expect([commonName(socket), socket.getProtocol()]).toEqual([host, version]);
    expect(await ask(socket, host)).toMatch(/^HTTP\/1.1 200 OK[^]*\r\n\r\n/);
  }
});

it.each(['GO.Shop.TEST', 'go.shop.test.'])(
  'SNI upper case, trailing dot: knows the host that is written %s',
  async (name) => {
    const { port } = await open();
    expect(commonName(await shake(port, name))).toBe('go.shop.test');
  },
);

it.each(['unknown.test', 'sub.go.shop.test', `${'a'.repeat(63)}.${'b'.repeat(63)}.test`])(
  'SNI unknown: shows %s nothing',
  async (name) => {
    const { port } = await open();
    await expect(shake(port, name)).rejects.toThrow();
  },
);

it.each<[string, Buffer]>([
  ['255 bytes', Buffer.from(`${'a.'.repeat(127)}a`)],
  ['an address', Buffer.from('127.0.0.1')],
  ['a port', Buffer.from('go.shop.test:443')],
  ['a zero byte', Buffer.from('go.shop.test\0.evil.test')],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00])],
])('SNI 255 bytes, with port, IP: answers %s with nothing but an alert', async (_, name) => {
  const { port } = await open();
  const answer = await sendHello(port, name);
  expect(answer.length === 0 || answer[0] === ALERT).toBe(true);
});

it('SNI missing: shows whoever names no host nothing', async () => {
  const { port } = await open();
  await expect(shake(port, undefined)).rejects.toThrow();
});

it('speaks nothing older than TLS 1.2, and no protocol that it does not know', async () => {
  const { port } = await open();
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const;
  await expect(shake(port, 'go.shop.test', old)).rejects.toThrow();
  await expect(shake(port, 'go.shop.test', { ALPNProtocols: ['h2'] })).rejects.toThrow();
  const agreed = await shake(port, 'go.shop.test', { ALPNProtocols: ['h2', 'http/1.1'] });
  expect(agreed.alpnProtocol).toBe('http/1.1');
});

it.each(['go.bank.test', 'unknown.test', '127.0.0.1', 'go.shop.test.go.bank.test'])(
  'Host header of another tenant over my SNI → 421: %s',
  async (host) => {
    const { port } = await open();
    expect(await ask(await shake(port, 'go.shop.test'), host)).toMatch(/^HTTP\/1.1 421 /);
  },
);

it('has browsers come by https alone to hosts whose certificates have worked for a week', async () => {
  certificates.add('old.shop.test', new Date(now - 7 * DAY_MS));
  const { port } = await open();
  const header = /strict-transport-security: ([^\r]*)/i;
  const old = await ask(await shake(port, 'old.shop.test'), 'old.shop.test');
  expect(header.exec(old)?.[1]).toBe('max-age=2592000');
  expect(await ask(await shake(port, 'go.shop.test'), 'go.shop.test')).not.toMatch(header);
});

it.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'answers an authority with the challenge alone by %s',
  async (version) => {
    const limits = { minVersion: version, maxVersion: version };
    const { cert: chain, key } = selfSigned('challenge of go.shop.test');
    certificates.challenges.set('go.shop.test', { chain, key });
    certificates.challenges.set('new.shop.test', { chain, key });
    const { port } = await open();
    for (const host of ['go.shop.test', 'new.shop.test']) {
      const checked = await shake(port, host, { ...limits, ALPNProtocols: ['acme-tls/1'] });
      expect([commonName(checked), checked.alpnProtocol]).toEqual([
        'challenge of go.shop.test',
        'acme-tls/1',
      ]);
      checked.resume();
      await once(checked, 'end');
    }
    expect(commonName(await shake(port, 'go.shop.test', { ...limits, ALPNProtocols: ['http/1.1'] }))).toBe(
      'go.shop.test',
    );
    await expect(shake(port, 'new.shop.test', { ...limits, ALPNProtocols: ['http/1.1'] })).rejects.toThrow();
    const other = shake(port, 'go.bank.test', { ...limits, ALPNProtocols: ['acme-tls/1'] });
    await expect(other).rejects.toThrow();
  },
);

it.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'shows an authority nothing by %s where hosts are proven by HTTP',
  async (version) => {
    certificates.hasChallenges = false;
    const limits = { minVersion: version, maxVersion: version };
    const { port } = await open();
    // Once to have it at hand.
    for (let times = 0; times < 2; times += 1) await shake(port, 'go.shop.test', limits);
    await expect(shake(port, 'go.shop.test', { ...limits, ALPNProtocols: ['acme-tls/1'] })).rejects.toThrow();
    expect(certificates.asked).toEqual(['go.shop.test']);
  },
);

async function sessionOf(socket: TLSSocket, host: string): Promise<Buffer> {
  const sessions: Buffer[] = [];
  socket.on('session', (session: Buffer) => sessions.push(session));
  const early = socket.getSession();
  await ask(socket, host);
  const session = sessions.at(-1) ?? early;
  if (!session) throw new Error('no session');
  return session;
}

it.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'resumes sessions at another process, and on the day after, but not later, by %s',
  async (version) => {
    now = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS / 2;
    const limits = { minVersion: version, maxVersion: version };
    const [one, other] = [await open(), await open()];
    const session = await sessionOf(await shake(one.port, 'go.shop.test', limits), 'go.shop.test');
    const resumes = async (): Promise<boolean> =>
      (await shake(other.port, 'go.shop.test', { ...limits, session })).isSessionReused();
    expect(await resumes()).toBe(true);
    now += DAY_MS;
    expect(await resumes()).toBe(true);
    now += DAY_MS;
    expect(await resumes()).toBe(false);
  },
);

it('keeps what it has read until it changes, and forgets no other host then', async () => {
  const { port, tls } = await open();
  for (const host of ['go.shop.test', 'go.bank.test', 'go.shop.test']) await shake(port, host);
  for (let times = 0; times < 2; times += 1) await shake(port, 'unknown.test').catch(() => undefined);
  expect([certificates.asked, tls.contexts.size]).toEqual([
    ['go.shop.test', 'go.bank.test', 'unknown.test'],
    2,
  ]);
  certificates.served.delete('go.shop.test');
  certificates.change('go.shop.test');
  certificates.add('unknown.test');
  certificates.change('unknown.test');
  await expect(shake(port, 'go.shop.test')).rejects.toThrow();
  expect(commonName(await shake(port, 'unknown.test'))).toBe('unknown.test');
  expect(commonName(await shake(port, 'go.bank.test'))).toBe('go.bank.test');
  expect(certificates.asked.filter((host) => host === 'go.bank.test')).toHaveLength(1);
});

it('10 000 handshakes with random SNI from one address: closed, from the first thirty on', async () => {
  const { port, tls } = await open();
  for (let count = 0; count < 30; count += 1) {
    await shake(port, `n${String(count)}.test`).catch(() => undefined);
  }
  await expect(shake(port, 'go.shop.test')).rejects.toThrow();
  expect(tls.listener.counts.refused).toBe(31);
});
