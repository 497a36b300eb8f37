import { PhoneInvalid } from './account.errors';
import { maskedPhone, parsePhone } from './phone';

describe('a mobile number', () => {
  it.each([
    ['0912345678', '+886912345678'],
    ['+886 912-345-678', '+886912345678'],
    ['＋８８６９１２３４５６７８', '+886912345678'],
    ['+1 201 555 0123', '+12015550123'],
    ['+84 912 345 678', '+84912345678'],
    ['+62 812-3456-7890', '+6281234567890'],
    ['+81 90-1234-5678', '+819012345678'],
  ])('%j is %j', (raw, phone) => {
    expect(parsePhone(raw)).toBe(phone);
  });

  it.each([
    '',
    'abc',
    '02 2345 6789',
    '+886 2 2345 6789',
    '0912',
    '+999 123 456 789',
    '+886912345678 ext. 5',
    '0912345678, 0912345679',
    '1'.repeat(100_000),
  ])('is not %.40j', (raw) => {
    expect(() => parsePhone(raw)).toThrow(PhoneInvalid);
  });

  it.each([
    ['+886912345678', '+886••••••678'],
    ['+12015550123', '+1•••••••123'],
    ['12', '+12'],
  ])('%s is shown as %s', (phone, masked) => {
    expect(maskedPhone(phone)).toBe(masked);
  });
});
