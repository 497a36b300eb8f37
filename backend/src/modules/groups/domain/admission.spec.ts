import { isAddressAllowed, isHostAllowed } from './admission';

describe('the hosts of a group', () => {
  it.each<[string[], string, boolean]>([
    [[], 'anything.test', true],
    [['app.test'], 'app.test', true],
    [['app.test'], 'APP.test', true],
    [['App.test'], 'app.test', true],
    [['app.test'], 'app.test:8080', true],
    [['app.test:8080'], 'app.test:8080', true],
    [['app.test:8080'], 'app.test', false],
    [['app.test:8080'], 'app.test:9090', false],
    [['other.test', 'app.test'], 'app.test', true],
    [['app.test'], 'app.test.evil.test', false],
    [['app.test'], 'evil-app.test', false],
    [['app.test'], '', false],
  ])('%j and a call on %j: %s', (hosts, host, allowed) => {
    expect(isHostAllowed(hosts, host)).toBe(allowed);
  });
});

describe('the addresses of a group', () => {
  it.each<[string[], string, boolean]>([
    [[], '203.0.113.9', true],
    [[], 'unknown', true],
    [['203.0.113.9'], '203.0.113.9', true],
    [['203.0.113.9'], '203.0.113.10', false],
    [['203.0.113.9'], '::ffff:203.0.113.9', true],
    [['::ffff:203.0.113.9'], '203.0.113.9', true],
    [['203.0.113.0/24'], '203.0.113.200', true],
    [['203.0.113.0/24'], '::ffff:203.0.113.200', true],
    [['203.0.113.0/24'], '203.0.114.1', false],
    [['::ffff:203.0.113.0/120'], '203.0.113.200', true],
    [['::ffff:203.0.113.0/120'], '203.0.114.1', false],
    [['::/0'], '203.0.113.200', false],
    [['0.0.0.0/0'], '203.0.113.200', true],
    [['2001:db8::/32'], '2001:db8:1::5', true],
    [['2001:db8::/32'], '2001:db9::5', false],
    [['2001:db8::7'], '2001:DB8:0:0::7', true],
    [['2001:db8::/32'], '203.0.113.9', false],
    [['203.0.113.0/24', '198.51.100.7'], '198.51.100.7', true],
    [['nonsense'], '203.0.113.9', false],
    [['203.0.113.0/99'], '203.0.113.9', false],
    [['203.0.113.9'], 'nonsense', false],
    [['203.0.113.9'], '', false],
  ])('%j and a call from %j: %s', (list, address, allowed) => {
    expect(isAddressAllowed(list, address)).toBe(allowed);
  });
});
