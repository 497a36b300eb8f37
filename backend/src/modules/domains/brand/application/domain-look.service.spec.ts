import { BrandDomainSettings } from '../../../../config/brand-domain-settings';
import { DnsSettings } from '../../../../config/dns-settings';
import { SecretSettings } from '../../../../config/settings';
import { OutboundHttp } from '../../../../shared/outbound/outbound-http';
import { TestDnsServer } from '../../../../../test/support/dns-server';
import { PUBLIC_IP, TestNetwork } from '../../../../../test/support/networks';
import { pageOf, PageServer, redirectTo } from '../../../../../test/support/page-server';
import { controlValue } from '../domain/control';
import type { DnsLimits } from '../../../../shared/dns/dns-client';
import { NodeDomainResolver } from '../infrastructure/node-domain-resolver';
import { OutboundHttpProof } from '../infrastructure/outbound-http-proof';
import { BrandTargetsService } from './brand-targets.service';
import { DomainLookService } from './domain-look.service';
import { HttpProofTextsService } from './http-proof-texts.service';

const TARGET = 'cname.linklet.app';
const HOST = 'go.shop.com.tw';
const TOKEN = 'b'.repeat(26);
const CLAIM = { host: HOST, token: TOKEN, claimId: '17', isFinal: false };
const PROOF_PATH = '/.well-known/linklet/17';

/** However slow the machine is. */
const LONG_WAIT: DnsLimits = { timeoutMs: 10_000, tries: 1, questionMs: 60_000 };
/** For a server that keeps silent. */
const SHORT_WAIT: DnsLimits = { ...LONG_WAIT, timeoutMs: 300 };

const proofs = new HttpProofTextsService(new SecretSettings('a-test-key-of-more-than-32-characters'));

let dns: TestDnsServer;
/** The name server of `shop.com.tw` itself. */
let own: TestDnsServer;
let site: PageServer;
let network: TestNetwork;
let limits: DnsLimits;

beforeEach(async () => {
  dns = await TestDnsServer.start();
  own = await TestDnsServer.start({ zones: ['shop.com.tw'] });
  site = new PageServer();
  await site.start();
  network = new TestNetwork(site);
  limits = LONG_WAIT;
  dns.set('A', TARGET, '203.0.113.7');
  for (const server of [dns, own]) {
    server.set('TXT', `_linklet.${HOST}`, controlValue(TOKEN));
    server.set('CNAME', HOST, TARGET);
  }
});
afterEach(async () => {
  await Promise.all([dns.stop(), own.stop(), site.stop()]);
});

function service(addresses: readonly string[] | null = null): DomainLookService {
  const surroundings = { limits, authoritativePort: own.port, isOpen: () => true };
  const resolver = new NodeDomainResolver(new DnsSettings([dns.address]), surroundings);
  const http = new OutboundHttpProof(new OutboundHttp('Linklet/1.0', network));
  const targets = new BrandTargetsService(new BrandDomainSettings(TARGET, addresses), resolver);
  return new DomainLookService(resolver, http, proofs, targets);
}

const look = (input: Partial<typeof CLAIM> = {}) => service().look({ ...CLAIM, ...input });

/** Lets the host lead to addresses, at any server that is asked. */
function pointAt(...addresses: string[]): void {
  for (const server of [dns, own]) {
    server.set('CNAME', HOST);
    server.set('A', HOST, ...addresses);
  }
}

describe('a look', () => {
  it('says yes to who has both records', async () => {
    const { verdict, instructions } = await look();
    expect(verdict).toEqual({
      control: 'yes',
      pointing: { finding: 'yes', by: 'cname', reason: null },
      result: 'yes',
    });
    expect(instructions.map(({ type, name, ok }) => [type, name, ok])).toEqual([
      ['TXT', '_linklet.go', true],
      ['CNAME', 'go', true],
    ]);
  });

  it('says no to pointing without the text of this very claim', async () => {
    dns.set('TXT', `_linklet.${HOST}`, controlValue('a'.repeat(26)));
    expect((await look()).verdict).toMatchObject({ control: 'no', result: 'no' });
  });

  it('takes the addresses of the target for ours', async () => {
    pointAt('203.0.113.7');
    expect((await look()).verdict).toMatchObject({ pointing: { by: 'addresses' }, result: 'yes' });
    pointAt('203.0.113.7', '198.51.100.1');
    expect((await look()).verdict).toMatchObject({ pointing: { reason: 'stray-address' }, result: 'no' });
  });

  it('takes those of the settings instead', async () => {
    pointAt('203.0.113.7');
    const verdictWith = async (address: string) => (await service([address]).look(CLAIM)).verdict.result;
    expect([await verdictWith('203.0.113.9'), await verdictWith('203.0.113.7')]).toEqual(['no', 'yes']);
  });

  it('asks once for the addresses of the target', async () => {
    const looking = service();
    await Promise.all([looking.look(CLAIM), looking.look(CLAIM)]);
    await looking.look(CLAIM);
    expect(dns.questions.filter((question) => question === `A ${TARGET}`)).toHaveLength(1);
  });

  it('judges nobody by addresses while those of the target are unknown', async () => {
    pointAt('203.0.113.7');
    dns.fail(TARGET, 'SERVFAIL');
    expect((await look()).verdict).toMatchObject({ control: 'yes', result: 'unknown' });
  });

  it.each(['SERVFAIL', 'REFUSED', 'silence'] as const)('concludes nothing from %s', async (failure) => {
    if (failure === 'silence') limits = SHORT_WAIT;
    dns.fail(HOST, failure);
    dns.fail(`_linklet.${HOST}`, failure);
    expect((await look({ isFinal: true })).verdict).toMatchObject({ control: 'unknown', result: 'unknown' });
  });

  it('CNAME loop: goes round in no circle', async () => {
    dns.set('CNAME', HOST, 'a.shop.com.tw');
    dns.set('CNAME', 'a.shop.com.tw', HOST);
    expect((await look()).verdict).toMatchObject({ pointing: { reason: 'cname-loop' }, result: 'no' });
  });

  it('64 kB TXT, 200 A records: survives huge answers', async () => {
    dns.set(
      'TXT',
      `_linklet.${HOST}`,
      Array.from({ length: 250 }, () => 'x'.repeat(255)),
    );
    pointAt(...Array.from({ length: 200 }, (_, index) => `198.51.100.${index}`));
    const { verdict, instructions } = await look();
    expect(verdict).toMatchObject({ control: 'no', result: 'no' });
    expect(JSON.stringify(instructions).length).toBeLessThan(5_000);
  });
});

describe('a final look', () => {
  const finalResult = async () => (await look({ isFinal: true })).verdict.result;

  beforeEach(() => {
    dns.set('NS', 'shop.com.tw', 'ns1.host.net');
    dns.set('A', 'ns1.host.net', '127.0.0.1');
  });

  it('asks the name server of the domain', async () => {
    expect(await finalResult()).toBe('yes');
    expect(own.questions.sort()).toEqual([`CNAME ${HOST}`, `TXT _linklet.${HOST}`]);
  });

  it('believes no resolver that lies or remembers what is gone', async () => {
    own.set('TXT', `_linklet.${HOST}`);
    expect([(await look()).verdict.result, await finalResult()]).toEqual(['yes', 'no']);
    own.set('TXT', `_linklet.${HOST}`, controlValue(TOKEN));
    own.set('CNAME', HOST, 'elsewhere.net');
    expect(await finalResult()).toBe('no');
  });

  it('asks nobody twice who says no', async () => {
    dns.set('TXT', `_linklet.${HOST}`);
    expect(await finalResult()).toBe('no');
    expect(own.questions).toEqual([]);
  });

  it.each(['REFUSED', 'SERVFAIL'] as const)('asks the usual servers again after %s', async (failure) => {
    own.fail(HOST, failure);
    own.fail(`_linklet.${HOST}`, failure);
    expect(await finalResult()).toBe('yes');
    expect(dns.questions.filter((question) => question.startsWith('TXT'))).toHaveLength(2);
  });

  it('asks the usual servers again where the domain names none', async () => {
    dns.set('NS', 'shop.com.tw');
    expect(await finalResult()).toBe('yes');
    expect(own.questions).toEqual([]);
    expect(dns.questions.filter((question) => question.startsWith('TXT'))).toHaveLength(2);
  });

  it('is not led astray by the name servers of the target', async () => {
    dns.set('NS', TARGET, 'ns1.linklet.app');
    await finalResult();
    expect(dns.questions).not.toContain('A ns1.linklet.app');
    expect(own.questions).not.toEqual([]);
  });

  it('follows an alias of the text, and a chain that leaves the domain', async () => {
    for (const server of [dns, own]) {
      server.set('TXT', `_linklet.${HOST}`);
      server.set('CNAME', `_linklet.${HOST}`, 'proof.agency.tw');
      server.set('CNAME', HOST, 'cdn.agency.tw');
    }
    dns.set('TXT', 'proof.agency.tw', controlValue(TOKEN));
    dns.set('CNAME', 'cdn.agency.tw', TARGET);
    expect(await finalResult()).toBe('yes');
  });

  it('looks at the nearest zone', async () => {
    await own.stop();
    own = await TestDnsServer.start({ zones: [HOST] });
    own.set('TXT', `_linklet.${HOST}`, controlValue(TOKEN));
    pointAt('203.0.113.7');
    dns.set('NS', HOST, 'ns1.host.net');
    expect(await finalResult()).toBe('yes');
    expect(own.questions).toContain(`TXT _linklet.${HOST}`);
  });
});

describe('a host behind a proxy', () => {
  const ours = (): string => proofs.textFor({ host: HOST, claimId: '17' });

  beforeEach(() => {
    pointAt(PUBLIC_IP);
    network.names.set(HOST, [[PUBLIC_IP]]);
    site.pages.set(PROOF_PATH, pageOf(ours(), 'text/plain'));
  });

  it('points here when it answers with our text', async () => {
    expect((await look({ isFinal: true })).verdict).toMatchObject({
      pointing: { by: 'http' },
      result: 'yes',
    });
    expect(site.visits).toEqual([HOST + PROOF_PATH, HOST + PROOF_PATH]);
  });

  it.each([
    ['nothing', pageOf('', 'text/plain')],
    ['a page of its own', pageOf('<h1>Shop</h1>')],
    ['the text of another claim', pageOf(proofs.textFor({ host: HOST, claimId: '18' }))],
    ['the text of another host', pageOf(proofs.textFor({ host: 'shop.com.tw', claimId: '17' }))],
    ['our text and an error', pageOf(proofs.textFor({ host: HOST, claimId: '17' }), 'text/plain', 404)],
    ['a very long text', pageOf('17.'.repeat(10_000))],
    ['a redirect to a host that has our text', redirectTo(`http://other.tw${PROOF_PATH}`)],
  ])('does not point here when it answers with %s', async (_, page) => {
    network.names.set('other.tw', [[PUBLIC_IP]]);
    site.pages.set(PROOF_PATH, page);
    expect((await look()).verdict).toMatchObject({ pointing: { reason: 'points-elsewhere' }, result: 'no' });
    expect(site.visits).toEqual([HOST + PROOF_PATH]);
  });

  it('may redirect to itself', async () => {
    site.pages.set(PROOF_PATH, redirectTo(`http://${HOST}/proof`));
    site.pages.set('/proof', pageOf(ours()));
    expect((await look()).verdict.result).toBe('yes');
  });

  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1'])(
    'host that resolves to 127.0.0.1 / metadata / our own database is not fetched: %s',
    async (address) => {
      network.names.set(HOST, [[address]]);
      expect((await look()).verdict.result).toBe('no');
      expect([network.connected, site.visits]).toEqual([[], []]);
    },
  );

  it('rebinding between looks: is not called at a private address to which its name leads from one step to the next', async () => {
    network.names.set(HOST, [[PUBLIC_IP], ['10.1.2.3']]);
    site.pages.set(PROOF_PATH, redirectTo(`http://${HOST}/proof`));
    site.pages.set('/proof', pageOf(ours()));
    expect((await look()).verdict).toMatchObject({ pointing: { reason: 'points-elsewhere' }, result: 'no' });
    expect(network.connected.map(({ addresses }) => addresses)).toEqual([[PUBLIC_IP]]);
  });

  it('rebinding between looks: does not point here for good when its name leads to a private address at the last', async () => {
    network.names.set(HOST, [[PUBLIC_IP], ['127.0.0.1']]);
    expect((await look({ isFinal: true })).verdict).toMatchObject({ control: 'yes', result: 'no' });
    expect(network.connected.map(({ addresses }) => addresses)).toEqual([[PUBLIC_IP]]);
  });

  it('is not called at all when one of its addresses is private', async () => {
    network.names.set(HOST, [[PUBLIC_IP, '192.168.0.1']]);
    expect((await look()).verdict.result).toBe('no');
    expect(network.connected).toEqual([]);
  });

  it('is not called for somebody who does not control it', async () => {
    dns.set('TXT', `_linklet.${HOST}`);
    expect((await look()).verdict).toMatchObject({ control: 'no', result: 'no' });
    expect(network.asked).toEqual([]);
  });

  it('is not believed while some of its addresses are ours', async () => {
    pointAt(PUBLIC_IP, '203.0.113.7');
    expect((await look()).verdict.result).toBe('no');
    expect(network.asked).toEqual([]);
  });
});

it('names the records before the first look', async () => {
  expect((await service().instructionsBefore(CLAIM)).map(({ type, found, ok }) => [type, found, ok])).toEqual(
    [
      ['TXT', null, false],
      ['CNAME', null, false],
    ],
  );
});
