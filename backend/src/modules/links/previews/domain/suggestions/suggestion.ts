import type { Language } from '../../../../../shared/domain/language';

/** What of a preview can be suggested. */
export const SUGGESTION_TYPES = ['title', 'description'] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

/** How it is to sound. */
export const SUGGESTION_STYLES = ['plain', 'concise', 'friendly', 'catchy'] as const;
export type SuggestionStyle = (typeof SUGGESTION_STYLES)[number];

/** As many texts one question brings. */
export const MAX_SUGGESTED = 3;
/** As many a link keeps; the oldest go first. */
export const MAX_STORED = 30;

export interface SuggestionInput {
  readonly type: SuggestionType;
  readonly style: SuggestionStyle;
  /** Null: the page's own. */
  readonly language: Language | null;
}

/** Whose words they are: a model's, or the page's own. */
export type SuggestionSource = 'ai' | 'page';

export interface SuggestedTexts extends Pick<SuggestionInput, 'type' | 'style'> {
  readonly source: SuggestionSource;
  /** Each one line of at most 300 characters. */
  readonly texts: readonly string[];
}

/** Why the words are the page's own, or why there are none. */
export type SuggestionProblem =
  'links.suggester-off' | 'links.suggester-slow' | 'links.suggester-failed' | 'links.page-silent';
