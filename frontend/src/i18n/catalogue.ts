import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locale';

/** Texts by id: plain in development and tests, parsed ahead in the built product. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

const load: Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>> = {
  'zh-TW': () => import('../../locales/zh-TW.json'),
  en: () => import('../../locales/en.json'),
  vi: () => import('../../locales/vi.json'),
  id: () => import('../../locales/id.json'),
  ja: () => import('../../locales/ja.json'),
};

export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return (await load[locale]()).default;
}
