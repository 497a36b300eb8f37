import { type Language, LANGUAGES } from '../../../shared/domain/language';

/** A trouble that everybody should know of. */
export interface OutageNotice {
  /** Another one shows the banner again to those who closed it. */
  readonly id: string;
  readonly zh: string;
  readonly en: string;
}

export type PromotionTexts = Readonly<Record<Language, string>>;

/** Something on offer. */
export interface Promotion {
  readonly id: string;
  /** Where it leads: an address, or a path of ours. */
  readonly url: string;
  readonly texts: PromotionTexts;
}

/** What those who run the installation tell everybody. */
export interface Notices {
  readonly outage: OutageNotice | null;
  readonly promotion: Promotion | null;
}

export const NO_NOTICES: Notices = { outage: null, promotion: null };

const MAX_TEXT_LENGTH = 300;
const MAX_ID_LENGTH = 60;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(`${where} must be an object or null`);
  }
  return value as Fields;
}

function textIn(
  fields: Fields,
  name: string,
  { where, longest }: { where: string; longest: number },
): string {
  const text = fields[name];
  if (typeof text !== 'string' || text.trim() === '' || text.length > longest || /\p{Cc}/u.test(text)) {
    throw new TypeError(`${where}.${name} must be one line of 1 to ${longest} characters`);
  }
  return text.trim();
}

function addressIn(fields: Fields): string {
  const url = textIn(fields, 'url', { where: 'promotion', longest: 2_000 });
  if (!/^https?:\/\/[^\s/]/i.test(url) && !/^\/(?![/\\])/.test(url)) {
    throw new TypeError('promotion.url must be an http(s) address or a path');
  }
  return url;
}

function outageOf(value: unknown): OutageNotice | null {
  if (value === null || value === undefined) return null;
  const fields = fieldsOf(value, 'outage');
  const [id, text] = [
    { where: 'outage', longest: MAX_ID_LENGTH },
    { where: 'outage', longest: MAX_TEXT_LENGTH },
  ] as const;
  return { id: textIn(fields, 'id', id), zh: textIn(fields, 'zh', text), en: textIn(fields, 'en', text) };
}

function promotionOf(value: unknown): Promotion | null {
  if (value === null || value === undefined) return null;
  const fields = fieldsOf(value, 'promotion');
  const texts = fieldsOf(fields['texts'], 'promotion.texts');
  const each = LANGUAGES.map(
    (locale) =>
      [locale, textIn(texts, locale, { where: 'promotion.texts', longest: MAX_TEXT_LENGTH })] as const,
  );
  return {
    id: textIn(fields, 'id', { where: 'promotion', longest: MAX_ID_LENGTH }),
    url: addressIn(fields),
    texts: Object.fromEntries(each) as PromotionTexts,
  };
}

/** What the operator's file says. Throws a `TypeError` or `SyntaxError` that names what to mend. */
export function parseNotices(json: string): Notices {
  const fields = fieldsOf(JSON.parse(json), 'the file');
  return { outage: outageOf(fields['outage']), promotion: promotionOf(fields['promotion']) };
}
