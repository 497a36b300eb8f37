import { shortAddress } from './short-address';

describe('an address in the audit trail', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
    ['nonsense', null],
    ['', null],
    [undefined, null],
  ])('%s is kept as %s', (address, kept) => {
    expect(shortAddress(address)).toBe(kept);
  });
});
