import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../../shared/events/event-bus';
import { type LinkInQuestion, LinksInQuestionService } from '../../../../links';
import type { LinkClaimed, LinkCreated, LinkEdited, LinkTrashed } from '../../../../links/events';
import type { EventData, WebhookEvent } from '../../domain/webhook-events';
import { type Fact, WebhookMessagesService } from '../webhook-messages.service';

type LinkFact = LinkCreated | LinkClaimed | LinkEdited | LinkTrashed;

interface FactOfLink extends Fact {
  readonly linkId: number;
}

/** A claimed link is new to its group. */
const EVENTS: Readonly<Record<LinkFact['type'], WebhookEvent>> = {
  'links.link-created': 'link.created',
  'links.link-claimed': 'link.created',
  'links.link-edited': 'link.updated',
  'links.link-trashed': 'link.trashed',
};

const LINKS_AT_ONCE = 200;

/** What happens to the links of a group. */
@Injectable()
export class LinkFacts implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly messages: WebhookMessagesService,
    private readonly links: LinksInQuestionService,
  ) {}

  onModuleInit(): void {
    const types = Object.keys(EVENTS) as LinkFact['type'][];
    this.events.record<LinkFact>(types, (news) =>
      this.messages.record(factsIn(news), (facts) => this.describe(facts)),
    );
  }

  private async describe(facts: readonly FactOfLink[]): Promise<(EventData | null)[]> {
    const ids = [...new Set(facts.map(({ linkId }) => linkId))];
    const links = new Map<number, LinkInQuestion>();
    for (let from = 0; from < ids.length; from += LINKS_AT_ONCE) {
      for (const [id, link] of await this.links.byIds(ids.slice(from, from + LINKS_AT_ONCE))) {
        links.set(id, link);
      }
    }
    return facts.map(({ linkId }) => dataOf(links.get(linkId)));
  }
}

/** Each once of a link, and no change of one that is new. */
function factsIn(news: readonly LinkFact[]): FactOfLink[] {
  const facts = new Map<string, FactOfLink>();
  for (const { type, linkId, groupId } of news) {
    const event = EVENTS[type];
    const isOfNew = event === 'link.updated' && facts.has(`link.created:${String(linkId)}`);
    if (!isOfNew) facts.set(`${event}:${String(linkId)}`, { event, linkId, groupId });
  }
  return [...facts.values()];
}

function dataOf(link: LinkInQuestion | undefined): EventData | null {
  if (!link) return null;
  const { linkId: id, encodeId, shortUrl, domain, url, creatorUserId: userId, isTrashed } = link;
  return { id, encodeId, shortUrl, domain, url, userId, isTrashed };
}
