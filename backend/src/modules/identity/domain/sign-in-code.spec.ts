import { CodeRefused } from './sign-in-code.errors';
import {
  CODE_DIGITS,
  CODE_LIFETIME_MS,
  codeOf,
  GUARDED_CODE_DIGITS,
  MAX_CODE_ATTEMPTS,
  readCode,
  SignInCode,
} from './sign-in-code.entity';

const NOW = new Date('2026-11-21T12:00:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const BROWSER = '0b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968';

const made = (more: Partial<SignInCode> = {}): SignInCode =>
  Object.assign(
    new SignInCode(
      {
        id: 'a'.repeat(32),
        purpose: 'enter',
        emailHash: 'e',
        userId: 0,
        browserUuid: BROWSER,
        codeHash: 'c',
        digits: CODE_DIGITS,
        lang: 'vi',
      },
      NOW,
    ),
    more,
  );

describe('a code', () => {
  it.each([
    ['at once', {}, 0, null],
    ['to the last millisecond', {}, CODE_LIFETIME_MS - 1, null],
    ['not after ten minutes', {}, CODE_LIFETIME_MS, 'expired'],
    ['not twice', { usedAt: NOW }, 0, 'used'],
    ['while a try is left', { tries: MAX_CODE_ATTEMPTS - 1 }, 0, null],
    ['not after five tries', { tries: MAX_CODE_ATTEMPTS }, 0, 'locked'],
  ])('serves %s', (_, more, ms, refusal) => {
    expect(made(more).refusalAt(later(ms), true, 0)).toBe(refusal);
  });

  it('serves not once there is a newer one', () => {
    expect(made().refusalAt(NOW, false, 0)).toBe('expired');
    expect(made({ usedAt: NOW }).refusalAt(NOW, false, 0)).toBe('used');
  });

  it.each([
    ['a short one still', CODE_DIGITS, 49, null],
    ['no short one', CODE_DIGITS, 50, 'expired'],
    ['a long one', GUARDED_CODE_DIGITS, 50, null],
    ['a long one, however much is guessed', GUARDED_CODE_DIGITS, 1_000_000, null],
  ])('serves, of an address that is guessed at, %s', (_, digits, guesses, refusal) => {
    expect(made({ digits }).refusalAt(NOW, true, guesses)).toBe(refusal);
  });

  it('has twelve digits of twelve random ones', () => {
    const bytes = Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 7, 0, 0, 0, 42]);
    expect(codeOf(bytes, GUARDED_CODE_DIGITS)).toBe('000007000042');
    expect(codeOf(bytes.subarray(0, 8), GUARDED_CODE_DIGITS)).toBeNull();
  });

  it('tells what is left of it', () => {
    expect(made({ tries: 2 }).triesLeft).toBe(3);
    expect(made({ tries: 200 }).triesLeft).toBe(0);
    expect(made().secondsLeft(later(500))).toBe(600);
    expect(made().secondsLeft(later(CODE_LIFETIME_MS * 2))).toBe(0);
  });

  it.each([
    [[0, 0, 0, 0], '000000'],
    [[0, 0, 0, 42], '000042'],
    [[0, 15, 66, 65], '000001'],
    // 4 294 000 000 is the first number that is passed over, 4 293 999 999 the last that is not.
    [[0xff, 0xf1, 0x3d, 0x80, 0, 0, 0, 7], '000007'],
    [[0xff, 0xf1, 0x3d, 0x7f], '999999'],
    [[0xff, 0xff, 0xff, 0xff], null],
    [[1, 2, 3], null],
  ])('made of %j is %s', (bytes, code) => {
    expect(codeOf(Uint8Array.from(bytes))).toBe(code);
    expect(codeOf(Uint8Array.from([9, ...bytes]).subarray(1))).toBe(code);
  });

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456\n', '123456'],
    ['１２３４５６', '123456'],
    ['123456 654321', '123456654321'],
    ['123456-65432', null],
    ['123456654321123456', null],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['', null],
    ['٣٤٥٦٧٨', null],
  ])('is read from %j as %s', (text, code) => {
    expect(readCode(text)).toBe(code);
  });

  it('is refused in words of its own for each reason, with the tries that are left', () => {
    const reasons = ['wrong', 'expired', 'used', 'other-browser', 'locked'] as const;
    const all = reasons.map((reason) => new CodeRefused(reason, 3));
    expect(new Set(all.map(({ message }) => message)).size).toBe(reasons.length);
    expect(all[0]?.details).toMatchObject({
      fields: [{ field: 'verificationCode', code: 'identity.code-wrong' }],
      details: { triesLeft: 3 },
    });
  });
});
