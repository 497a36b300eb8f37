import { trimInvisible, withoutInvisible } from './invisible';

const UNSEEN = [
  '\u00AD',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2069',
  '\uFEFF',
];
const SPACES = [' ', '\t', '\n', '\r', '\u00A0', '\u3000'];

describe('what nobody sees', () => {
  it.each([...UNSEEN, ...SPACES])('%j goes from both ends and stays inside', (sign) => {
    expect(trimInvisible(`${sign}${sign}a${sign}b${sign}`)).toBe(`a${sign}b`);
  });

  it.each([...UNSEEN, '\u00A0'])('%j goes from everywhere', (sign) => {
    expect(withoutInvisible(`${sign}a${sign}b${sign}${sign}`)).toBe('ab');
  });

  it('leaves seen text alone', () => {
    expect(trimInvisible('a b')).toBe('a b');
    expect(withoutInvisible(' a b\u3000')).toBe(' a b\u3000');
  });

  it('leaves nothing of nothing', () => {
    expect(trimInvisible('')).toBe('');
    expect(trimInvisible(' \u200B\uFEFF ')).toBe('');
  });

  it('walks a long run of spaces once', () => {
    const run = ' \u200B'.repeat(50_000);
    expect(trimInvisible(`${run}a${run}b${run}`)).toBe(`a${run}b`);
    expect(withoutInvisible(run)).toBe(' '.repeat(50_000));
  });
});
