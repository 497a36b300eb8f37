import { PUBLIC_IP, TestNetwork } from '../../../../test/support/networks';
import { endless, type PageHandler, pageOf, PageServer } from '../../../../test/support/page-server';
import { SafetySettings } from '../../../config/settings';
import { OutboundHttp } from '../../../shared/outbound/outbound-http';
import { RdapRegistry } from './rdap-registry';
import { RdapServers } from './rdap-servers';

const json = (value: unknown): PageHandler => pageOf(JSON.stringify(value), 'application/rdap+json');
const events = (...all: unknown[]): PageHandler => json({ objectClassName: 'domain', events: all });
const registered = (eventDate: unknown) => ({ eventAction: 'registration', eventDate });

/** Shaped as IANA's list is. */
const LIST = {
  version: '1.0',
  services: [
    [['com', 'net'], ['http://rdap.test/com/v1/']],
    [['xn--kpry57d'], ['http://rdap.test/tw']],
    [['inner'], ['http://inner.test/']],
    ['nonsense', 7],
    [['empty'], []],
  ],
};

let site: PageServer;
let network: TestNetwork;
let clock: { at: Date; now(): Date };
let registry: RdapRegistry;
beforeEach(async () => {
  site = new PageServer();
  await site.start();
  network = new TestNetwork(site);
  network.limits.totalMs = 300;
  for (const host of ['iana.test', 'rdap.test']) network.names.set(host, [[PUBLIC_IP]]);
  network.names.set('inner.test', [['10.0.0.1']]);
  site.pages.set('/dns.json', json(LIST));
  clock = { at: new Date('2026-11-22T12:00:00Z'), now: () => clock.at };
  const http = new OutboundHttp('Linklet/1.0', network);
  const settings = new SafetySettings(null, 'http://iana.test/dns.json', '/none');
  registry = new RdapRegistry(new RdapServers(settings, http, clock), http);
});
afterEach(() => site.stop());

it.each([
  ['example.com', '/com/v1/domain/example.com'],
  ['xn--fsqu00a.xn--kpry57d', '/tw/domain/xn--fsqu00a.xn--kpry57d'],
])('asks whoever tells of %s', async (domain, path) => {
  site.pages.set(
    path,
    events(
      { eventAction: 'expiration', eventDate: '2030-01-01T00:00:00Z' },
      registered('1999-05-01T00:00:00Z'),
    ),
  );
  expect(await registry.registeredAt(domain)).toEqual(new Date('1999-05-01T00:00:00Z'));
  expect(site.requests.at(-1)?.headers.accept).toContain('application/rdap+json');
});

it.each<[string, PageHandler]>([
  ['no such domain', pageOf('{}', 'application/json', 404)],
  ['too many questions', pageOf('{}', 'application/json', 429)],
  ['no events', json({})],
  ['events of another kind', events({ eventAction: 'last changed', eventDate: '2026-11-01T00:00:00Z' })],
  [
    'nonsense for events',
    json({ events: [null, 7, 'x', { eventAction: 'registration' }, registered('soon')] }),
  ],
])('knows no age after %s', async (_, reply) => {
  site.pages.set('/com/v1/domain/example.com', reply);
  expect(await registry.registeredAt('example.com')).toBeNull();
});

it.each<[string, PageHandler]>([
  ['a fault', pageOf('{}', 'application/json', 500)],
  ['a page', pageOf('<html>')],
  ['null', json(null)],
  ['silence', () => undefined],
  ['an answer without an end', endless('{"events":[')],
])('has no answer after %s', async (_, reply) => {
  site.pages.set('/com/v1/domain/example.com', reply);
  await expect(registry.registeredAt('example.com')).rejects.toThrow();
});

it.each(['example.de', 'example.empty', 'com.example'])('knows that nobody tells of %s', async (domain) => {
  expect(await registry.registeredAt(domain)).toBeNull();
  expect(site.visits).toEqual(['iana.test/dns.json']);
});

it('goes to no server inside, whatever the list says', async () => {
  await expect(registry.registeredAt('example.inner')).rejects.toThrow('not-public');
});

it('reads the list once a day', async () => {
  const read = () => site.visits.filter((each) => each === 'iana.test/dns.json').length;
  await Promise.all([registry.registeredAt('a.de'), registry.registeredAt('b.de')]);
  clock.at = new Date('2026-11-23T11:59:59Z');
  await registry.registeredAt('c.de');
  expect(read()).toBe(1);
  clock.at = new Date('2026-11-23T12:00:00Z');
  await registry.registeredAt('d.de');
  expect(read()).toBe(2);
});

it.each<[string, PageHandler]>([
  ['a fault', pageOf('{}', 'application/json', 500)],
  ['garbage', pageOf('<html>')],
  ['another shape', json({ services: 7 })],
  ['null', json(null)],
  ['silence', () => undefined],
])('asks for the list once a minute while there is %s instead', async (_, reply) => {
  site.pages.set('/dns.json', reply);
  await expect(registry.registeredAt('a.de')).rejects.toThrow();
  site.pages.set('/dns.json', json(LIST));
  clock.at = new Date('2026-11-22T12:00:59Z');
  await expect(registry.registeredAt('a.de')).rejects.toThrow();
  clock.at = new Date('2026-11-22T12:01:00Z');
  expect(await registry.registeredAt('a.de')).toBeNull();
});

it.each<[string, PageHandler, boolean | null]>([
  ['what is registered', json({}), true],
  ['no such domain', pageOf('{}', 'application/json', 404), false],
  ['too many questions', pageOf('{}', 'application/json', 429), null],
  ['a fault', pageOf('{}', 'application/json', 500), null],
])('tells after %s whether a domain is registered, if that is known', async (_, reply, isRegistered) => {
  site.pages.set('/com/v1/domain/example.com', reply);
  expect(await registry.isRegistered('example.com')).toBe(isRegistered);
});

it('does not know whether a domain is registered whose ending nobody answers for', async () => {
  expect(await registry.isRegistered('example.unknown')).toBeNull();
});
