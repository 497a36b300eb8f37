import type { PageFacts } from '../pages/page-preview';
import { previewText } from '../../../core/domain/preview-text';
import { MAX_SUGGESTED, type SuggestionStyle, type SuggestionInput } from './suggestion';

/** What a page says of itself, ready to be shown. */
export interface PageWords {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
}

type Choice = (texts: readonly string[]) => readonly string[];

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
/** Nothing is learned of what is shorter. */
const MIN_LENGTH = 4;
/** Words for the reader, in the languages of our screens. */
const TO_THE_READER = /あなた|[你您妳]|\b(?:you|your|yours|anda|kamu|bạn)\b/iu;
const LOUD = /[!?！？]/u;

const shown = (raw: readonly string[]): readonly string[] => [
  ...new Set(raw.flatMap((text) => previewText(text) ?? [])),
];

const lengthOf = (text: string): number => Array.from(text).length;

const firstThose =
  (pattern: RegExp): Choice =>
  (texts) => [...texts.filter((text) => pattern.test(text)), ...texts.filter((text) => !pattern.test(text))];

/** The page's own words cannot be put in another way, but others of them can come first. */
const CHOICES: Readonly<Record<SuggestionStyle, Choice>> = {
  plain: (texts) => texts,
  concise: (texts) => [...texts].sort((one, other) => lengthOf(one) - lengthOf(other)),
  friendly: firstThose(TO_THE_READER),
  catchy: firstThose(LOUD),
};

export function wordsOf({ titles, descriptions }: PageFacts): PageWords {
  return { titles: shown(titles), descriptions: shown(descriptions) };
}

export const isSilent = ({ titles, descriptions }: PageWords): boolean =>
  titles.length + descriptions.length === 0;

/** Words of the page that fit what was asked for; always the same ones for the same page and input. */
export function textsFromPage(words: PageWords, { type, style }: Pick<SuggestionInput, 'type' | 'style'>) {
  const { titles, descriptions } = words;
  const whole = type === 'title' || descriptions.length === 0 ? titles : descriptions;
  const texts = [...whole, ...descriptions.flatMap(sentencesOf)];
  return CHOICES[style]([...new Set(texts)]).slice(0, MAX_SUGGESTED);
}

function sentencesOf(text: string): readonly string[] {
  return Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter(
    (sentence) => lengthOf(sentence) >= MIN_LENGTH,
  );
}
