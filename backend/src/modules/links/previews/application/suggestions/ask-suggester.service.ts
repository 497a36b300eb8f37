import { Injectable } from '@nestjs/common';
import { PlanLimitsService } from '../../../../billing';
import { answeredTexts } from '../../domain/suggestions/answered-texts';
import type { PageWords } from '../../domain/suggestions/page-words';
import { questionFor } from '../../domain/suggestions/question';
import type { SuggestionProblem, SuggestionInput } from '../../domain/suggestions/suggestion';
import { PreviewSuggester, SuggesterSilent } from '../ports/preview-suggester';

/** Texts, or why there are none. */
export type Answer = readonly string[] | SuggestionProblem;

/** Asks the model, if there is one, within the plan. */
@Injectable()
export class AskSuggesterService {
  constructor(
    private readonly suggester: PreviewSuggester,
    private readonly limits: PlanLimitsService,
  ) {}

  /**
   * Taken before it is asked, so that no group gets more than its plan has; given back for what is no use. Throws
   * `LimitReached`.
   */
  async ask(groupId: number, words: PageWords, input: SuggestionInput): Promise<Answer> {
    if (!this.suggester.isSetUp) return 'links.suggester-off';
    await this.limits.take(groupId, 'aiSuggestions');
    const answer = await this.answerTo(words, input);
    if (typeof answer === 'string') await this.limits.giveBack(groupId, 'aiSuggestions');
    return answer;
  }

  private async answerTo(words: PageWords, input: SuggestionInput): Promise<Answer> {
    try {
      const texts = answeredTexts(await this.suggester.ask(questionFor(words, input)));
      return texts.length > 0 ? texts : 'links.suggester-failed';
    } catch (error) {
      if (error instanceof SuggesterSilent) return `links.suggester-${error.reason}`;
      throw error;
    }
  }
}
