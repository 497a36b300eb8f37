import type { Schema } from '../../../api/schemas';
import type { Locale } from '../../../i18n/locale';

export const SUGGESTION_TYPES = ['title', 'description'] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

export const SUGGESTION_STYLES = ['plain', 'concise', 'friendly', 'catchy'] as const;
export type SuggestionStyle = (typeof SUGGESTION_STYLES)[number];

export interface SuggestionInput extends Omit<Schema<'SuggestDto'>, 'lang'> {
  /** Null for the page's own. */
  readonly language: Locale | null;
}

export type Suggestion = Schema<'SuggestionDto'>;
/** With a problem unless a model has answered. */
export type Suggested = Schema<'SuggestedDto'>;

export interface SuggestionsApi {
  suggest(linkId: number, input: SuggestionInput): Promise<Suggested>;
  /** What was suggested before, newest first. */
  suggestions(linkId: number): Promise<readonly Suggestion[]>;
}
