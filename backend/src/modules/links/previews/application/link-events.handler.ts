import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../shared/events/event-bus';
import type { DestinationChanged, LinkBuried } from '../../events';
import { PageReadingsService } from './pages/page-readings.service';
import { CardFetches } from './ports/card-fetches';
import { SuggestionStore } from './ports/suggestion-store';

/** Keeps what belongs to previews in step with their links, in the transactions that change them. */
@Injectable()
export class LinkEventsHandler implements OnModuleInit {
  constructor(
    private readonly readings: PageReadingsService,
    private readonly suggestions: SuggestionStore,
    private readonly cardFetches: CardFetches,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.events.record<DestinationChanged>(['links.destination-changed'], (changes) =>
      this.readings.ask(changes.filter(({ isMain }) => isMain).map(({ linkId }) => linkId)),
    );
    this.events.record<LinkBuried>(['links.link-buried'], async (buried) => {
      const linkIds = buried.map(({ linkId }) => linkId);
      await this.suggestions.forget(linkIds);
      await this.cardFetches.forget(linkIds);
    });
  }
}
