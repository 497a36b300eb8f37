import { Injectable } from '@nestjs/common';
import { CardFetches } from './ports/card-fetches';
import { LinkHistory } from './ports/link-history';
import { SuggestionStore } from './ports/suggestion-store';

/** What is kept about links beside the links themselves. */
@Injectable()
export class LinkTraces {
  constructor(
    private readonly history: LinkHistory,
    private readonly suggestions: SuggestionStore,
    private readonly cardFetches: CardFetches,
  ) {}

  /** For links that are gone for good. */
  async forget(linkIds: readonly number[]): Promise<void> {
    await this.history.forget(linkIds);
    await this.suggestions.forget(linkIds);
    await this.cardFetches.forget(linkIds);
  }
}
