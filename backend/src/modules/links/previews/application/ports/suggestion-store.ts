import type {
  SuggestedTexts,
  SuggestionSource,
  SuggestionStyle,
  SuggestionType,
} from '../../domain/suggestions/suggestion';

/** A suggestion as it was kept. */
export interface KeptSuggestion {
  readonly suggestionId: number;
  readonly type: SuggestionType;
  readonly style: SuggestionStyle;
  readonly text: string;
  readonly source: SuggestionSource;
  readonly createdAt: Date;
}

export interface SuggestionPlace {
  readonly linkId: number;
  readonly groupId: number;
}

/** What was suggested for links. A group sees what it asked for itself, and no more. */
export abstract class SuggestionStore {
  /** What says the same as before takes its place; beyond `MAX_STORED` the oldest go. Needs a unit of work. */
  abstract add(
    place: SuggestionPlace,
    suggested: SuggestedTexts,
    at: Date,
  ): Promise<readonly KeptSuggestion[]>;

  /** Newest first. */
  abstract suggestionsAt(place: SuggestionPlace): Promise<readonly KeptSuggestion[]>;

  /** For links whose owners are gone for good. */
  abstract forget(linkIds: readonly number[]): Promise<void>;
}
