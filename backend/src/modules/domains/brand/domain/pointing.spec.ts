import type { DnsAnswer } from './dns-answer';
import {
  type BrandTarget,
  type CnameChain,
  type FoundRecords,
  mayBeProxied,
  pointingByDns,
  pointingWithHttp,
} from './pointing';

const TARGET: BrandTarget = { host: 'cname.linklet.app', addresses: ['203.0.113.7', '2001:db8::7'] };
const HOST = 'go.shop.tw';

const chain = (end: CnameChain['end'], ...aliases: string[]): CnameChain => ({
  names: [HOST, ...aliases],
  end,
});
const at = (ipv4: DnsAnswer, ipv6: DnsAnswer, where = chain('end')): FoundRecords => ({
  texts: [],
  chain: where,
  addresses: { ipv4, ipv6 },
});
const by = (where: CnameChain): FoundRecords => ({ texts: [], chain: where, addresses: null });

describe('a host', () => {
  it.each<[string, FoundRecords, string, string | null]>([
    ['a CNAME to the target', by(chain('target', TARGET.host)), 'yes', 'cname'],
    ['a CNAME by way of others', by(chain('target', 'x.cdn.net', TARGET.host)), 'yes', 'cname'],
    ['one of our addresses', at(['203.0.113.7'], []), 'yes', 'addresses'],
    ['all of our addresses', at(['203.0.113.7'], ['2001:db8::7']), 'yes', 'addresses'],
    ['IPv6 alone', at([], ['2001:db8::7']), 'yes', 'addresses'],
    ['IPv6 in long spelling', at([], ['2001:0DB8:0:0::0007']), 'yes', 'addresses'],
    ['an alias to our addresses', at(['203.0.113.7'], [], chain('end', 'lb.shop.tw')), 'yes', 'addresses'],
    [
      'our address, though the CNAME is unknown',
      at(['203.0.113.7'], [], chain('unknown')),
      'yes',
      'addresses',
    ],
    ['nothing', at([], []), 'no', 'no-records'],
    ['an alias to nothing', at([], [], chain('end', 'gone.cdn.net')), 'no', 'points-elsewhere'],
    ['a foreign address', at(['198.51.100.1'], []), 'no', 'points-elsewhere'],
    ['foreign addresses of both kinds', at(['198.51.100.1'], ['2001:db8::1']), 'no', 'points-elsewhere'],
    ['a foreign address, IPv6 unknown', at(['198.51.100.1'], null), 'no', 'points-elsewhere'],
    ['a stray IPv4 address', at(['203.0.113.7', '198.51.100.1'], []), 'no', 'stray-address'],
    ['a stray IPv6 address', at(['203.0.113.7'], ['2001:db8::1']), 'no', 'stray-ipv6'],
    ['strays of both kinds', at(['203.0.113.7', '198.51.100.1'], ['2001:db8::1']), 'no', 'stray-address'],
    ['a loop', by(chain('loop', 'a.net', HOST)), 'no', 'cname-loop'],
    ['a chain of nine', by(chain('too-long', 'a', 'b', 'c', 'd', 'e', 'f', 'g')), 'no', 'cname-too-long'],
    ['silence', by(chain('unknown')), 'unknown', null],
    ['our address, IPv6 unknown', at(['203.0.113.7'], null), 'unknown', null],
    ['no address, IPv6 unknown', at([], null), 'unknown', null],
    ['no answer to either', at(null, null), 'unknown', null],
    ['a foreign address, the CNAME unknown', at(['198.51.100.1'], [], chain('unknown')), 'unknown', null],
  ])('with %s', (_, records, finding, why) => {
    const verdict = pointingByDns(records, TARGET);
    expect([verdict.finding, verdict.by ?? verdict.reason]).toEqual([finding, why]);
  });

  it('is judged by no address while ours are unknown', () => {
    const unknown = { ...TARGET, addresses: null };
    expect(pointingByDns(at(['198.51.100.1'], []), unknown).finding).toBe('unknown');
    expect(pointingByDns(by(chain('target', TARGET.host)), unknown).finding).toBe('yes');
    expect(pointingByDns(at(['198.51.100.1'], []), { ...TARGET, addresses: [] }).finding).toBe('no');
  });

  it.each<[string, FoundRecords, boolean]>([
    ['a foreign address', at(['198.51.100.1'], []), true],
    ['an alias to a foreign address', at(['198.51.100.1'], [], chain('end', 'x.cdn.net')), true],
    ['an address of ours', at(['203.0.113.7'], []), false],
    ['nothing', at([], []), false],
    ['a loop', by(chain('loop', HOST)), false],
    ['silence', by(chain('unknown')), false],
    // Half of the visitors would arrive elsewhere, whatever the look over HTTP says.
    ['a stray address', at(['203.0.113.7'], ['2001:db8::1']), false],
  ])('with %s may be behind a proxy: %#', (_, records, isAsked) => {
    const byDns = pointingByDns(records, TARGET);
    expect(mayBeProxied(byDns)).toBe(isAsked);
    expect(pointingWithHttp(byDns, true)).toEqual(
      isAsked ? { finding: 'yes', by: 'http', reason: null } : byDns,
    );
    expect(pointingWithHttp(byDns, false)).toBe(byDns);
  });
});
