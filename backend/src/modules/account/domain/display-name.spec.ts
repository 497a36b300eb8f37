import { DisplayNameRefused } from './account.errors';
import { parseDisplayName } from './display-name';

const codeOf = (raw: string): string => {
  try {
    return parseDisplayName(raw);
  } catch (error) {
    if (error instanceof DisplayNameRefused) return error.code;
    throw error;
  }
};

describe('a display name', () => {
  it.each([
    ['Mei', 'Mei'],
    ['  美玲  Chen ', '美玲 Chen'],
    ["O'Neill; a/b\\c,", 'ONeill abc'],
    ['Cafe\u0301', 'Café'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['𠮷'.repeat(30), '𠮷'.repeat(30)],
    ['user', 'user'],
    ['user7a', 'user7a'],
    ['مریم', 'مریم'],
    ['می‌خواهم', 'می‌خواهم'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Mei',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Mei',
    ],
    ['❤️ Mei', '❤️ Mei'],
  ])('%j is %j', (raw, name) => {
    expect(parseDisplayName(raw)).toBe(name);
  });

  it.each([
    ['', 'too-short'],
    ['A', 'too-short'],
    ["'''", 'too-short'],
    ['\u200d\u200d\u200d', 'too-short'],
    ['x'.repeat(31), 'too-long'],
    ['x'.repeat(100_000), 'too-long'],
    ['user123', 'generated'],
    ['USER0', 'generated'],
    ["us'er1", 'generated'],
    ['Mei\r\nBcc: x', 'invalid'],
    ['Mei\u001b[31m', 'invalid'],
    ['Mei\u202ecod', 'invalid'],
    ['Mei\ud800', 'invalid'],
    ['Mei\u2028x', 'invalid'],
    ['M\u200bei', 'invalid'],
    ['M\u00adei', 'invalid'],
    ['M\u2060ei', 'invalid'],
    ['\u3164\u3164', 'invalid'],
    ['\u2800\u2800', 'too-short'],
    ['\u0301\u0301', 'too-short'],
  ])('%j is refused as %s', (raw, code) => {
    expect(codeOf(raw)).toBe(`account.display-name-${code}`);
  });
});
