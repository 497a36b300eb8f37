import { SettingRefused } from './link-settings.errors';
import { readPathKey } from './path-key';

describe('the parameter for what stands behind a slug', () => {
  it.each(['utm_source', 'kol', 'a', 'Ref-2.x', `k${'9'.repeat(39)}`])('may be called %s', (key) => {
    expect(readPathKey({ key: ` ${key} ` })).toBe(key);
  });

  it.each([
    '',
    ' ',
    '1a',
    '_a',
    'a b',
    'a=b',
    'a&b',
    'a#b',
    '來源',
    'a%20b',
    'a\r\nb',
    'a[]',
    `k${'9'.repeat(40)}`,
  ])('is not called %j', (key) => {
    expect(() => readPathKey({ key })).toThrow(SettingRefused);
  });
});
