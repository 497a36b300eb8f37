import { plainAddress } from './plain-address';

describe('plain address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['::FFFF:cb00:714d', '203.0.113.77'],
    ['2001:DB8:0::9', '2001:db8::9'],
    ['', ''],
    ['not:an:address', 'not:an:address'],
  ])('%j is %j', (address, plain) => {
    expect(plainAddress(address)).toBe(plain);
  });
});
