import { Injectable } from '@nestjs/common';
import { PlanLimits } from '../../../billing';
import { answeredTexts } from '../../domain/suggestion/answered-texts';
import type { PageWords } from '../../domain/suggestion/page-words';
import { questionFor } from '../../domain/suggestion/question';
import type { SuggestionProblem, SuggestionWish } from '../../domain/suggestion/suggestion';
import { PreviewSuggester, SuggesterSilent } from '../ports/preview-suggester';

/** Texts, or why there are none. */
export type Answer = readonly string[] | SuggestionProblem;

/** Asks the model, if there is one, within the plan. */
@Injectable()
export class AskSuggester {
  constructor(
    private readonly suggester: PreviewSuggester,
    private readonly limits: PlanLimits,
  ) {}

  /**
   * Taken before it is asked, so that nobody gets more than the plan has; given back for what is no use. Throws
   * `LimitReached`.
   */
  async ask(groupId: number, words: PageWords, wish: SuggestionWish): Promise<Answer> {
    if (!this.suggester.isSetUp) return 'links.suggester-off';
    await this.limits.take(groupId, 'aiSuggestions');
    const answer = await this.answerTo(words, wish);
    if (typeof answer === 'string') await this.limits.giveBack(groupId, 'aiSuggestions');
    return answer;
  }

  private async answerTo(words: PageWords, wish: SuggestionWish): Promise<Answer> {
    try {
      const texts = answeredTexts(await this.suggester.ask(questionFor(words, wish)));
      return texts.length > 0 ? texts : 'links.suggester-failed';
    } catch (error) {
      if (error instanceof SuggesterSilent) return `links.suggester-${error.reason}`;
      throw error;
    }
  }
}
