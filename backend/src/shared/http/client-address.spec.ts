import type { IncomingMessage } from 'node:http';
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
    [['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1', 'does without the header'],
  ])('%j from %s with %s is %s: %s', (proxies, peer, forwarded, expected, _why) => {
    expect(new ClientAddress(proxies).of(request(peer, forwarded))).toBe(expected);
  });
});
