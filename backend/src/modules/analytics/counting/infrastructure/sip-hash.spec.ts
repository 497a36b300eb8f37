import { SipHash } from './sip-hash';

const bytes = (count: number): Buffer => Buffer.from(Array.from({ length: count }, (_, index) => index));
const hash = new SipHash(bytes(16));

function hexOf(message: Uint8Array, length: number): string {
  const { high, low } = hash.hashOf(message, length);
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** From the appendix of the paper and the table of its reference program. */
describe('SipHash-2-4', () => {
  it.each([
    [0, '726fdb47dd0e0e31'],
    [1, '74f839c593dc67fd'],
    [2, '0d6c8009d9a94f5a'],
    [7, 'ab0200f58b01d137'],
    [8, '93f5f5799a932462'],
    [9, '9e0082df0ba9e4b0'],
    [15, 'a129ca6149be45e5'],
    [63, '958a324ceb064572'],
  ])('yields of %i bytes what it should', (count, expected) => {
    expect(hexOf(bytes(count), count)).toBe(expected);
  });

  it('reads no further than it is told to', () => {
    expect(hexOf(bytes(40), 15)).toBe(hexOf(bytes(15), 15));
  });
});
