import type { Locale } from '../../../i18n/locale';

const LATIN = ['system-ui', '-apple-system', '"Segoe UI"', 'Roboto', '"Noto Sans"'];

/** Chinese and Japanese share code points but not shapes: each language names its own fonts first. */
const HAN: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  'zh-TW': ['"PingFang TC"', '"Noto Sans TC"', '"Noto Sans CJK TC"', '"Microsoft JhengHei"'],
  ja: ['"Hiragino Sans"', '"Noto Sans JP"', '"Noto Sans CJK JP"', '"Yu Gothic"', 'Meiryo'],
};

export const fontFamilyOf = (locale: Locale): string =>
  [...LATIN, ...(HAN[locale] ?? []), 'sans-serif'].join(', ');

export const isHan = (locale: Locale): boolean => locale in HAN;
