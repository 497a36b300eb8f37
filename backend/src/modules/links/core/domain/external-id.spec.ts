import { parseExternalId } from './external-id';
import { SettingRefused } from './link-settings.errors';

it.each([
  ['order-42', 'order-42'],
  ['  客戶 7 ', '客戶 7'],
  ['e\u0301', '\u00e9'],
  ['😀'.repeat(100), '😀'.repeat(100)],
])('keeps %j as %j', (typed, kept) => {
  expect(parseExternalId(typed)).toBe(kept);
});

it.each([[''], ['   '], ['a\nb'], ['a\u0000'], ['\u202e'], ['x'.repeat(101)]])('refuses %j', (typed) => {
  expect(() => parseExternalId(typed)).toThrow(SettingRefused);
});
