import { LOCALES } from '../../../i18n/locale';
import { fontFamilyOf } from './fonts';
import { type Colors, DARK, LIGHT } from './palette';
import { DARK_TAGS, LIGHT_TAGS, TAG_COLORS } from './tag-palette';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_PAIRS: readonly (readonly [keyof Colors, keyof Colors])[] = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'errorSoft'],
  ['text', 'sunken'],
  ['textSoft', 'ground'],
  ['textSoft', 'surface'],
  ['textSoft', 'sunken'],
  ['textSoft', 'errorSoft'],
  ['primary', 'ground'],
  ['primary', 'surface'],
  ['primary', 'primarySoft'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['error', 'surface'],
];
/** What has to be told apart, but not read. */
const SHAPE_PAIRS: readonly (readonly [keyof Colors, keyof Colors])[] = [
  ['control', 'surface'],
  ['control', 'ground'],
  ['chartTotal', 'surface'],
  ['accent', 'surface'],
];

describe.each([
  ['light', LIGHT, LIGHT_TAGS],
  ['dark', DARK, DARK_TAGS],
])('in the %s theme', (_, colors, tags) => {
  it.each(TEXT_PAIRS)('%s can be read on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPE_PAIRS)('%s stands out from %s', (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(TAG_COLORS)('the words of a %s tag can be read', (color) => {
    expect(contrast(tags[color].text, tags[color].ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the fonts', () => {
  it('draw Chinese and Japanese each in its own shapes', () => {
    expect(fontFamilyOf('zh-TW')).toContain('TC');
    expect(fontFamilyOf('zh-TW')).not.toContain('JP');
    expect(fontFamilyOf('ja')).toContain('JP');
    expect(fontFamilyOf('ja')).not.toContain('TC');
  });

  it.each(LOCALES)('end in a general family in %s', (locale) => {
    expect(fontFamilyOf(locale)).toMatch(/, sans-serif$/);
  });
});
