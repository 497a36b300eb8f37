import { DnsSettings } from '../../../../config/dns-settings';
import { TestDnsServer } from '../../../../../test/support/dns-server';
import type { DnsAnswer, RecordType } from '../domain/dns-answer';
import { type DnsNetwork, INTERNET_DNS } from './dns-network';
import { NodeDomainResolver } from './node-domain-resolver';

/** However slow the machine is. */
const NETWORK: DnsNetwork = { ...INTERNET_DNS, limits: { timeoutMs: 20_000, tries: 1, questionMs: 60_000 } };

let dns: TestDnsServer;
let resolver: NodeDomainResolver;
beforeEach(async () => {
  dns = await TestDnsServer.start();
  resolver = new NodeDomainResolver(new DnsSettings([dns.address]), NETWORK);
});
afterEach(() => dns.stop());

const ask = (type: RecordType, name: string): Promise<DnsAnswer> => resolver.ask({ type, name });

describe('an answer', () => {
  it('has the values of all records', async () => {
    dns.set('A', 'shop.tw', '203.0.113.7', '203.0.113.8');
    dns.set('AAAA', 'shop.tw', '2001:db8::7');
    dns.set('NS', 'shop.tw', 'NS1.shop.tw');
    dns.set('CNAME', 'go.shop.tw', 'Shop.TW');
    dns.set('TXT', '_linklet.shop.tw', 'one', ['linklet-', 'verify=', 'two'], '測試');
    expect(await ask('A', 'shop.tw')).toEqual(['203.0.113.7', '203.0.113.8']);
    expect(await ask('AAAA', 'shop.tw')).toEqual(['2001:db8::7']);
    expect(await ask('NS', 'shop.tw')).toEqual(['ns1.shop.tw']);
    expect(await ask('CNAME', 'go.shop.tw')).toEqual(['shop.tw']);
    expect(await ask('A', 'go.shop.tw')).toEqual(['203.0.113.7', '203.0.113.8']);
    expect(await ask('TXT', '_linklet.shop.tw')).toEqual(['one', 'linklet-verify=two', '測試']);
  });

  it('is empty for a name that does not exist, and for one without such records', async () => {
    dns.set('A', 'shop.tw', '203.0.113.7');
    for (const type of ['TXT', 'CNAME', 'A', 'AAAA', 'NS'] as const) {
      expect([type, await ask(type, 'gone.tw')]).toEqual([type, []]);
      expect([type, await ask(type, 'shop.tw')]).toEqual([type, type === 'A' ? ['203.0.113.7'] : []]);
    }
  });

  it.each(['SERVFAIL', 'REFUSED'] as const)('is unknown after %s', async (failure) => {
    dns.set('TXT', 'shop.tw', 'x');
    dns.fail('shop.tw', failure);
    expect(await ask('TXT', 'shop.tw')).toBeNull();
    dns.fail('shop.tw', null);
    expect(await ask('TXT', 'shop.tw')).toEqual(['x']);
  });

  it.each([
    ['try', { timeoutMs: 300, tries: 1, questionMs: 60_000 }],
    ['question', { timeoutMs: 60_000, tries: 1, questionMs: 300 }],
  ])('is unknown when a server keeps silent for longer than a %s may take', async (_, limits) => {
    const inHaste = new NodeDomainResolver(new DnsSettings([dns.address]), { ...INTERNET_DNS, limits });
    dns.fail('shop.tw', 'silence');
    expect(await inHaste.ask({ type: 'TXT', name: 'shop.tw' })).toBeNull();
  });

  it('is unknown when nobody listens', async () => {
    const nobody = new NodeDomainResolver(new DnsSettings(['127.0.0.1:9']), NETWORK);
    expect(await nobody.ask({ type: 'A', name: 'shop.tw' })).toBeNull();
  });

  it('is unknown when aliases lead in a circle', async () => {
    dns.set('CNAME', 'a.tw', 'b.tw');
    dns.set('CNAME', 'b.tw', 'a.tw');
    expect(await ask('A', 'a.tw')).toBeNull();
    expect(await ask('CNAME', 'a.tw')).toEqual(['b.tw']);
  });

  it('is cut where it is huge', async () => {
    dns.set('A', 'many.tw', ...Array.from({ length: 200 }, (_, index) => `198.51.100.${index}`));
    dns.set(
      'TXT',
      'long.tw',
      Array.from({ length: 240 }, () => 'x'.repeat(255)),
    );
    expect(await ask('A', 'many.tw')).toHaveLength(100);
    const [text = '', ...others] = (await ask('TXT', 'long.tw')) ?? [];
    expect([text.length, others]).toEqual([1_000, []]);
  });

  it('is asked for anew each time', async () => {
    dns.set('TXT', 'shop.tw', 'one');
    expect(await ask('TXT', 'shop.tw')).toEqual(['one']);
    dns.set('TXT', 'shop.tw', 'two');
    expect(await ask('TXT', 'shop.tw')).toEqual(['two']);
  });
});

describe('a server of the zone itself', () => {
  const withPort = (authoritativePort: number) =>
    new NodeDomainResolver(new DnsSettings([dns.address]), {
      ...NETWORK,
      authoritativePort,
      isOpen: () => true,
    });

  it('is found by its name and asked', async () => {
    const own = await TestDnsServer.start({ zones: ['shop.tw'] });
    try {
      dns.set('NS', 'shop.tw', 'ns1.host.net', 'ns2.host.net', 'ns3.host.net');
      dns.set('A', 'ns2.host.net', '127.0.0.1');
      own.set('TXT', 'shop.tw', 'at first hand');
      const server = await withPort(own.port).authoritativeFor('shop.tw');
      expect(await server?.ask({ type: 'TXT', name: 'shop.tw' })).toEqual(['at first hand']);
      expect(await server?.ask({ type: 'TXT', name: 'other.tw' })).toBeNull();
      expect(dns.questions).toEqual(['NS shop.tw', 'A ns1.host.net', 'A ns2.host.net']);
    } finally {
      await own.stop();
    }
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '0.0.0.0'])('is not asked at %s', async (address) => {
    dns.set('NS', 'shop.tw', 'ns1.host.net');
    dns.set('A', 'ns1.host.net', address);
    expect(await resolver.authoritativeFor('shop.tw')).toBeNull();
  });

  it('is none where the zone names none, or nobody knows', async () => {
    dns.set('NS', 'shop.tw', 'gone.host.net');
    dns.fail('lost.tw', 'SERVFAIL');
    for (const zone of ['shop.tw', 'other.tw', 'lost.tw']) {
      expect(await withPort(9).authoritativeFor(zone)).toBeNull();
    }
  });
});
