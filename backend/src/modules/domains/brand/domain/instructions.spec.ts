import { controlValue } from './control';
import { instructionsFor, type InstructionSubject } from './instructions';
import { lookVerdictOf } from './look';
import type { FoundRecords } from './pointing';

const TOKEN = 'a'.repeat(26);
const TARGET = { host: 'cname.linklet.app', addresses: ['203.0.113.7', '203.0.113.8', '2001:db8::7'] };
const BELOW: InstructionSubject = {
  host: 'go.shop.com.tw',
  root: 'shop.com.tw',
  token: TOKEN,
  target: TARGET,
};
const APEX: InstructionSubject = { ...BELOW, host: 'shop.com.tw' };

function instructions(subject: InstructionSubject, records: FoundRecords, isProvenByHttp = false) {
  const findings = { records, isProvenByHttp };
  return instructionsFor(subject, { findings, verdict: lookVerdictOf(findings, TOKEN, TARGET) });
}
const brief = (...input: Parameters<typeof instructions>) =>
  instructions(...input).map(({ type, action, name, value, found, ok }) => [
    type,
    action,
    name,
    value,
    found,
    ok,
  ]);

const nothingAt = (host: string): FoundRecords => ({
  texts: [],
  chain: { names: [host], end: 'end' },
  addresses: { ipv4: [], ipv6: [] },
});

describe('instructions for a host below a root', () => {
  const bare = nothingAt(BELOW.host);

  it('are a TXT and a CNAME, by both names', () => {
    expect(instructions(BELOW, bare)).toEqual([
      {
        type: 'TXT',
        action: 'set',
        way: null,
        name: '_linklet.go',
        fullName: '_linklet.go.shop.com.tw',
        value: controlValue(TOKEN),
        found: [],
        ok: false,
      },
      {
        type: 'CNAME',
        action: 'set',
        way: 'cname',
        name: 'go',
        fullName: 'go.shop.com.tw',
        value: 'cname.linklet.app',
        found: [],
        ok: false,
      },
    ]);
  });

  it('show what is there instead', () => {
    const found = {
      ...bare,
      texts: ['v=spf1'],
      chain: { names: [BELOW.host, 'x.cdn.net'], end: 'end' as const },
    };
    expect(brief(BELOW, { ...found, addresses: { ipv4: ['198.51.100.1'], ipv6: [] } })).toEqual([
      ['TXT', 'set', '_linklet.go', controlValue(TOKEN), ['v=spf1'], false],
      ['CNAME', 'set', 'go', 'cname.linklet.app', ['x.cdn.net'], false],
    ]);
  });

  it('name addresses that are in the way of a CNAME', () => {
    expect(
      brief(BELOW, { ...bare, addresses: { ipv4: ['198.51.100.1'], ipv6: ['2001:db8::1'] } }).slice(1),
    ).toEqual([
      ['CNAME', 'set', 'go', 'cname.linklet.app', ['198.51.100.1', '2001:db8::1'], false],
      ['A', 'remove', 'go', '198.51.100.1', ['198.51.100.1'], false],
      ['AAAA', 'remove', 'go', '2001:db8::1', ['2001:db8::1'], false],
    ]);
  });

  it('are done when both are found', () => {
    const done: FoundRecords = {
      texts: [controlValue(TOKEN)],
      chain: { names: [BELOW.host, TARGET.host], end: 'target' },
      addresses: null,
    };
    expect(brief(BELOW, done)).toEqual([
      ['TXT', 'set', '_linklet.go', controlValue(TOKEN), [controlValue(TOKEN)], true],
      ['CNAME', 'set', 'go', 'cname.linklet.app', ['cname.linklet.app'], true],
    ]);
  });

  it('ask for no CNAME of who points here in another way', () => {
    const proxied = { ...bare, addresses: { ipv4: ['198.51.100.1'], ipv6: [] } };
    expect(brief(BELOW, proxied, true).slice(1)).toEqual([
      ['CNAME', 'set', 'go', 'cname.linklet.app', ['198.51.100.1'], true],
    ]);
  });

  it('say when nobody could look', () => {
    const unknown: FoundRecords = {
      texts: null,
      chain: { names: [BELOW.host], end: 'unknown' },
      addresses: null,
    };
    expect(instructions(BELOW, unknown).map(({ found, ok }) => [found, ok])).toEqual([
      [null, false],
      [null, false],
    ]);
    expect(instructionsFor(BELOW, null)).toEqual(instructions(BELOW, unknown));
  });

  it('show little of what is large', () => {
    const ipv4 = Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`);
    const [txt, cname, ...strays] = instructions(BELOW, {
      ...bare,
      texts: ['x'.repeat(1_000)],
      addresses: { ipv4, ipv6: [] },
    });
    expect([txt?.found?.[0]?.length, cname?.found?.length, strays.length]).toEqual([255, 10, 10]);
  });
});

describe('instructions for a root', () => {
  const bare = nothingAt(APEX.host);

  it('are addresses or an alias, never a CNAME', () => {
    const all = instructions(APEX, bare);
    expect(all.map(({ type, way, name, fullName, value }) => [type, way, name, fullName, value])).toEqual([
      ['TXT', null, '_linklet', '_linklet.shop.com.tw', controlValue(TOKEN)],
      ['A', 'addresses', '@', 'shop.com.tw', '203.0.113.7'],
      ['A', 'addresses', '@', 'shop.com.tw', '203.0.113.8'],
      ['AAAA', 'addresses', '@', 'shop.com.tw', '2001:db8::7'],
      ['ALIAS', 'alias', '@', 'shop.com.tw', 'cname.linklet.app'],
    ]);
  });

  it('name the stray address of IPv6, by which some visitors arrive elsewhere', () => {
    const found = { ...bare, addresses: { ipv4: ['203.0.113.7'], ipv6: ['2001:db8::1'] } };
    expect(brief(APEX, found).slice(1)).toEqual([
      ['A', 'set', '@', '203.0.113.7', ['203.0.113.7'], true],
      ['A', 'set', '@', '203.0.113.8', ['203.0.113.7'], false],
      ['AAAA', 'set', '@', '2001:db8::7', ['2001:db8::1'], false],
      ['ALIAS', 'set', '@', 'cname.linklet.app', ['203.0.113.7', '2001:db8::1'], false],
      ['AAAA', 'remove', '@', '2001:db8::1', ['2001:db8::1'], false],
    ]);
  });

  it('are done with one address of ours', () => {
    const found = { ...bare, addresses: { ipv4: ['203.0.113.8'], ipv6: [] } };
    expect(
      instructions(APEX, found)
        .slice(1)
        .every(({ ok }) => ok),
    ).toBe(true);
  });
});

describe('instructions where name servers did not say everything', () => {
  const bare = nothingAt(APEX.host);

  it('of a root whose addresses nobody could tell name what is to be set, and find nothing out', () => {
    const unknown = { ...bare, addresses: null };
    const found = brief(APEX, unknown).map(([type, , , value, answer, ok]) => [type, value, answer, ok]);
    expect(found).toEqual([
      ['TXT', controlValue(TOKEN), [], false],
      ['A', '203.0.113.7', null, false],
      ['A', '203.0.113.8', null, false],
      ['AAAA', '2001:db8::7', null, false],
      ['ALIAS', 'cname.linklet.app', null, false],
    ]);
  });

  it('of a root with half an answer use the half that is there', () => {
    const half = { ...bare, addresses: { ipv4: ['203.0.113.7'], ipv6: null } };
    const byValue = new Map(brief(APEX, half).map(([, , , value, answer, ok]) => [value, [answer, ok]]));
    expect(byValue.get('203.0.113.7')).toEqual([['203.0.113.7'], true]);
    expect(byValue.get('2001:db8::7')).toEqual([null, false]);
  });

  it('of a site without addresses of its own offer an alias alone', () => {
    const { addresses: _, ...target } = TARGET;
    const ways = instructions({ ...APEX, target: { ...target, addresses: null } }, bare).map(
      ({ way }) => way,
    );
    expect(ways).toEqual([null, 'alias']);
  });
});
