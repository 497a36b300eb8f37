import { randomBytes } from 'node:crypto';
import { PhoneCodeRefused } from './account.errors';
import { parsePhoneCode, randomPhoneCode, phoneCodeRefusalOf } from './phone-code';

const bytesOf = (...values: readonly number[]) => {
  const left = values.map((value) => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, value);
    return bytes;
  });
  return () => left.shift() ?? new Uint8Array(4);
};

describe('a code in a short message', () => {
  it.each([
    [[0], '000000'],
    [[4_293_999_999], '999999'],
    // Above the last whole million a value would make some codes likelier, so another is drawn.
    [[4_294_000_000, 1_000_007], '000007'],
  ])('of %j is %s', (values, code) => {
    expect(randomPhoneCode(bytesOf(...values))).toBe(code);
  });

  it('always has six digits', () => {
    for (let round = 0; round < 1_000; round += 1) expect(randomPhoneCode(randomBytes)).toMatch(/^\d{6}$/);
  });

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['１２３-４５６', '123456'],
  ])('%j is read as %s', (raw, code) => {
    expect(parsePhoneCode(raw)).toBe(code);
  });

  it.each(['', '12345', '1234567', 'abcdef', '12345６７', '1'.repeat(100_000)])('is not %.20j', (raw) => {
    expect(() => parsePhoneCode(raw)).toThrow(PhoneCodeRefused);
  });

  const now = new Date('2026-11-21T00:00:00Z');
  const open = { expiresAt: new Date('2026-11-21T00:10:00Z'), usedAt: null, triesLeft: 5 };
  it.each([
    [null, 'expired'],
    [{ ...open, expiresAt: now }, 'expired'],
    [{ ...open, usedAt: now }, 'used'],
    [{ ...open, triesLeft: 0 }, 'locked'],
    [open, 'wrong'],
  ])('that stands as %j is refused as %s', (code, reason) => {
    expect(phoneCodeRefusalOf(code, now).code).toBe(`account.phone-code-${reason}`);
  });
});
