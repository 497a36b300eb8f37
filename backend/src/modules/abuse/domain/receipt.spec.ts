import { BYTES_OF_RECEIPT, receiptFrom } from './receipt';

const bytes = (first: number): Uint8Array =>
  Uint8Array.from({ length: BYTES_OF_RECEIPT }, (_, index) => (first + index * 11) % 256);

describe('a receipt', () => {
  it('is three groups of signs that nobody takes for each other', () => {
    for (let first = 0; first < 256; first += 1) {
      expect(receiptFrom(bytes(first))).toMatch(
        /^(?:[34679ACDEFGHJKMNPQRTUVWXY]{4}-){2}[34679ACDEFGHJKMNPQRTUVWXY]{4}$/,
      );
    }
  });

  it('is another for other bytes', () => {
    expect(receiptFrom(bytes(0))).not.toBe(receiptFrom(bytes(1)));
  });

  it('passes over bytes that would make some signs likelier', () => {
    const given = Uint8Array.from([255, 250, 0, ...Array<number>(11).fill(1)]);
    expect(receiptFrom(given)).toBe('3444-4444-4444');
    expect(() => receiptFrom(Uint8Array.from([255, 1]))).toThrow(RangeError);
  });
});
