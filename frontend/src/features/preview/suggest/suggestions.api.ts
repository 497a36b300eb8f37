import type { Locale } from '../../../i18n/locale';

export const SUGGESTION_TYPES = ['title', 'description'] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

export const SUGGESTION_STYLES = ['plain', 'concise', 'friendly', 'catchy'] as const;
export type SuggestionStyle = (typeof SUGGESTION_STYLES)[number];

export interface SuggestionInput {
  readonly type: SuggestionType;
  readonly style: SuggestionStyle;
  /** Null for the page's own. */
  readonly language: Locale | null;
}

export interface Suggestion {
  readonly suggestionId: number;
  readonly type: SuggestionType;
  readonly style: SuggestionStyle;
  readonly text: string;
  /** Whose words they are: a model's, or the page's own. */
  readonly source: 'ai' | 'page';
}

export interface Suggested {
  readonly suggestions: readonly Suggestion[];
  /** Code; null when a model has answered. */
  readonly problem: string | null;
}

export interface SuggestionsApi {
  suggest(linkId: number, input: SuggestionInput): Promise<Suggested>;
  /** What was suggested before, newest first. */
  suggestions(linkId: number): Promise<readonly Suggestion[]>;
}
