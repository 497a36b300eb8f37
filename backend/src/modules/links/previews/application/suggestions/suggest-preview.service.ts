import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../../shared/domain/actor';
import { RateLimits } from '../../../../../shared/rate-limit/rate-limits';
import { isSilent, textsFromPage, wordsOf } from '../../domain/suggestions/page-words';
import type { SuggestedTexts, SuggestionProblem, SuggestionInput } from '../../domain/suggestions/suggestion';
import { EditableLinksService } from '../../../core/application/editable-links.service';
import { PageReader } from '../ports/page-reader';
import type { KeptSuggestion } from '../ports/suggestion-store';
import { AskSuggesterService } from './ask-suggester.service';
import { KeptSuggestionsService } from './kept-suggestions.service';

/** Each reads a page of a person's, whether or not the plan counts it. */
const LIMIT = { name: 'links.suggest', points: 30, seconds: 60 };

export interface Suggested {
  readonly suggestions: readonly KeptSuggestion[];
  /** Null: a model has answered. */
  readonly problem: SuggestionProblem | null;
}

/**
 * Suggests words for the preview of a link: a model's within the plan, or the page's own, which cost nothing. No unit of
 * work is open while others are waited for.
 */
@Injectable()
export class SuggestPreviewService {
  constructor(
    private readonly editable: EditableLinksService,
    private readonly pages: PageReader,
    private readonly suggester: AskSuggesterService,
    private readonly kept: KeptSuggestionsService,
    private readonly rates: RateLimits,
  ) {}

  /** Throws `LimitReached`, `LinkDoesNotExist`, `NotAllowed`, `LinkDeleted`. */
  async suggest(member: Member, linkId: number, input: SuggestionInput): Promise<Suggested> {
    const { url } = await this.editable.find(member, linkId);
    await this.rates.take(LIMIT, member.userId);
    const page = await this.pages.factsOf(url);
    const words = page && wordsOf(page);
    if (!words || isSilent(words)) return { suggestions: [], problem: 'links.page-silent' };
    const answer = await this.suggester.ask(member.groupId, words, input);
    const suggested: SuggestedTexts =
      typeof answer === 'string'
        ? { ...input, source: 'page', texts: textsFromPage(words, input) }
        : { ...input, source: 'ai', texts: answer };
    const suggestions = await this.kept.keep(member, linkId, suggested);
    return { suggestions, problem: typeof answer === 'string' ? answer : null };
  }
}
