import type { Language } from '../../../../shared/domain/language';
import type { MailTexts } from './mail-text-types';
import { EN } from './texts.en';
import { ID } from './texts.id';
import { JA } from './texts.ja';
import { VI } from './texts.vi';
import { ZH_TW } from './texts.zh-tw';

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  'zh-TW': ZH_TW,
  en: EN,
  vi: VI,
  id: ID,
  ja: JA,
};

/** Fills the words in braces. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
