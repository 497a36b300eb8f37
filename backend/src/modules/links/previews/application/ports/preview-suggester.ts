import type { SuggestionQuestion } from '../../domain/suggestions/question';

/** The model did not answer, or not in time. */
export class SuggesterSilent extends Error {
  constructor(readonly reason: 'slow' | 'failed') {
    super(`the suggester is ${reason}`);
  }
}

/** A model that the operator has set up, or none. */
export abstract class PreviewSuggester {
  abstract readonly isSetUp: boolean;

  /** What it answers, bounded in time and length and otherwise as it came. Throws `SuggesterSilent`. */
  abstract ask(question: SuggestionQuestion): Promise<string>;
}
