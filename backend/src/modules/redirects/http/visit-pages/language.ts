/** The first is for visitors who name none; English for those who name only others. */
export const PAGE_LANGUAGES = ['zh-Hant-TW', 'en', 'vi', 'id', 'ja'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** A text, or texts, in each of them. */
export type InEachLanguage<Text> = Readonly<Record<PageLanguage, Text>>;

const [DEFAULT_LANGUAGE] = PAGE_LANGUAGES;
/** Longer headers are no real preferences. */
const MAX_HEADER_LENGTH = 300;
const WEIGHT = /^q=(\d(?:\.\d{1,3})?)$/;

const primaryOf = (tag: string): string => tag.split('-', 1)[0] ?? '';

/** How much an entry is wanted, from 0 for never to 1; what makes no sense counts as 0. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
  return weight === undefined ? 1 : Number(WEIGHT.exec(weight)?.[1] ?? 0);
}

/** The language among ours that the visitor wants most; of two that they want as much, the one named first. */
export function languageOf(acceptLanguage: string | undefined): PageLanguage {
  if (!acceptLanguage) return DEFAULT_LANGUAGE;
  let best: PageLanguage = 'en';
  let most = 0;
  for (const entry of acceptLanguage.slice(0, MAX_HEADER_LENGTH).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = entry.split(';');
    const primary = primaryOf(tag.trim());
    const language = PAGE_LANGUAGES.find((each) => primaryOf(each) === primary);
    const weight = weightOf(parameters);
    if (language === undefined || weight <= most) continue;
    best = language;
    most = weight;
  }
  return best;
}

/** Address of a page of the front end in the visitor's language. */
export const pageIn = (language: PageLanguage, appOrigin: string, path: string): string =>
  language === DEFAULT_LANGUAGE ? appOrigin + path : `${appOrigin}/${language}${path}`;
