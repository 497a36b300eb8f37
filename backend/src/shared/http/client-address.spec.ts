import type { IncomingMessage } from 'node:http';
import { ProxySettings } from '../../config/proxy-settings';
import { ClientAddress } from './client-address';

const request = (peer: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe("the visitor's address", () => {
  it.each([
    [[], '203.0.113.7', '198.51.100.1', '203.0.113.7', 'believes nobody by default'],
    [['10.0.0.0/8'], '203.0.113.7', '198.51.100.1', '203.0.113.7', 'believes no stranger'],
    [['10.0.0.0/8'], '10.0.0.1', '198.51.100.1', '198.51.100.1', 'believes a trusted proxy'],
    [
      ['10.0.0.0/8'],
      '10.0.0.1',
      '6.6.6.6, 198.51.100.1, 10.9.9.9',
      '198.51.100.1',
      'reads from the right, past trusted hops',
    ],
    [['10.0.0.0/8'], '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1', 'knows a mapped address'],
    [['::1'], '::1', '2001:db8::7', '2001:db8::7', 'takes single addresses'],
    [['10.0.0.1'], '10.0.0.1', 'nonsense', '10.0.0.1', 'takes no nonsense'],
    [['10.0.0.1'], '10.0.0.1', '168.95.1.1:52311', '168.95.1.1', 'leaves the port out'],
    [['10.0.0.1'], '10.0.0.1', '[2001:b000:168::1]:443', '2001:b000:168::1', 'leaves the brackets out, too'],
    [['10.0.0.1'], '10.0.0.1', '[2001:b000:168::1]', '2001:b000:168::1', 'does so without a port'],
    [
      ['10.0.0.1'],
      '10.0.0.1',
      '2001:b000:168::1',
      '2001:b000:168::1',
      'takes no part of an address for a port',
    ],
    [
      ['10.0.0.0/8', '2001:db8::/32'],
      '10.0.0.1',
      '6.6.6.6, 168.95.1.1:52311, [2001:db8::7]:443, 10.9.9.9:80',
      '168.95.1.1',
      'reads past trusted hops with ports',
    ],
    [['10.0.0.1'], '10.0.0.1', '168.95.1.1:http', '10.0.0.1', 'takes no name for a port'],
    [['10.0.0.1'], '10.0.0.1', '[168.95.1.1', '10.0.0.1', 'takes no half of a pair of brackets'],
    [['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1', 'does without the header'],
  ])('%j from %s with %s is %s: %s', (proxies, peer, forwarded, expected, _why) => {
    expect(
      new ClientAddress(new ProxySettings(proxies, 'x-forwarded-for')).addressOf(request(peer, forwarded)),
    ).toBe(expected);
  });

  it.each([
    ['x-real-ip', '168.95.1.1', '168.95.1.1'],
    ['cf-connecting-ip', '2001:b000:168::1', '2001:b000:168::1'],
    ['true-client-ip', ' 168.95.1.1 ', '168.95.1.1'],
    ['forwarded', 'for=168.95.1.1', '168.95.1.1'],
    ['forwarded', 'For="168.95.1.1:52311";proto=https;by=10.0.0.1', '168.95.1.1'],
    ['forwarded', 'proto=https; for="[2001:b000:168::1]:443"', '2001:b000:168::1'],
    ['forwarded', 'for=6.6.6.6, for=168.95.1.1, for=10.0.0.9', '168.95.1.1'],
    ['forwarded', 'for=6.6.6.6, for=unknown', '10.0.0.1'],
    ['forwarded', 'for=6.6.6.6, for=_hidden, for=10.0.0.9', '10.0.0.9'],
    ['forwarded', 'for=6.6.6.6, proto=https', '10.0.0.1'],
    ['forwarded', '168.95.1.1', '10.0.0.1'],
    ['forwarded', undefined, '10.0.0.1'],
  ])('by %s: %s is %s, and by no other header', (header, value, expected) => {
    const others = ['x-forwarded-for', 'x-real-ip'].filter((name) => name !== header);
    const headers = {
      ...Object.fromEntries(others.map((name) => [name, '6.6.6.6'])),
      ...(value === undefined ? {} : { [header]: value }),
    };
    const from = (remoteAddress: string): string =>
      new ClientAddress(new ProxySettings(['10.0.0.0/8'], header)).addressOf({
        socket: { remoteAddress },
        headers,
      } as unknown as IncomingMessage);
    expect(from('10.0.0.1')).toBe(expected);
    expect(from('203.0.113.7')).toBe('203.0.113.7');
  });
});
