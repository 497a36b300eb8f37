import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { DomainError } from '../../../../shared/domain/domain-error';
import { type Link, SHARED_DOMAIN } from '../../core/domain/link.entity';
import { SlugTaken } from '../../core/domain/links.errors';
import type { LinkCreated } from '../../events';
import { LinkCosts } from '../../core/application/link-costs.service';
import { LinkBatchStore } from '../../bulk/application/ports/link-batch-store';
import { PageReadings } from '../../previews/application/pages/page-readings.service';
import { IndexLinks } from '../../search/application/index-links.service';
import { BatchSlugs } from './batch-slugs.service';
import { yieldToEventLoop } from '../../bulk/application/yield-to-event-loop';
import type { NewLink } from './new-link';

/** A link that was made, or why it was not. */
export type MadeLink = Link | DomainError;

/** Somebody else may take a slug between looking and making. */
const MAX_ATTEMPTS = 5;

const isMade = (each: MadeLink): each is Link => !(each instanceof DomainError);

/** Stores many new links at a time. Part of the unit of work of whoever makes them. */
@Injectable()
export class StoreLinks {
  constructor(
    private readonly links: LinkBatchStore,
    private readonly slugs: BatchSlugs,
    private readonly costs: LinkCosts,
    private readonly readings: PageReadings,
    private readonly index: IndexLinks,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** On one domain, in the order in which they were given. */
  async store(read: readonly NewLink[], domainId = SHARED_DOMAIN): Promise<readonly MadeLink[]> {
    const made = await this.tryToStore(read, domainId);
    const links = made.filter(isMade);
    const ids = links.map(({ id }) => id);
    await this.index.soon(ids);
    await this.readings.ask(ids);
    for (const link of links) this.notify(link);
    return made;
  }

  private async tryToStore(read: readonly NewLink[], domainId: number): Promise<readonly MadeLink[]> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.unitOfWork.runApart(async () => {
          const made = await this.paid(await this.named(read, domainId));
          await this.links.add(made.filter(isMade));
          return made;
        });
      } catch (error) {
        if (!(error instanceof SlugTaken) || tries === MAX_ATTEMPTS) throw error;
      }
    }
  }

  /** With a slug each: the first who wishes for one gets it, unless it is taken. */
  private async named(read: readonly NewLink[], domainId: number): Promise<readonly MadeLink[]> {
    const wished = read.flatMap((each) => each.wished ?? []);
    const gone = new Set(await this.slugs.taken([...new Set(wished)], domainId));
    const random = await this.slugs.random(read.length - wished.length, new Set(wished), domainId);
    const free = random.values();
    return read.map((each) => {
      const slug = each.wished ?? free.next().value ?? '';
      if (gone.has(slug)) return new SlugTaken(slug);
      gone.add(slug);
      return each.make(slug, domainId);
    });
  }

  /** What plans limit is taken link by link: the first ones get what is left. */
  private async paid(made: readonly MadeLink[]): Promise<readonly MadeLink[]> {
    const paid: MadeLink[] = [];
    for (const [index, each] of made.entries()) {
      await yieldToEventLoop(index);
      paid.push(isMade(each) ? await this.pay(each) : each);
    }
    return paid;
  }

  private async pay(link: Link): Promise<MadeLink> {
    if (!link.isStarred && !link.wasPreviewEdited) return link;
    try {
      await this.unitOfWork.runApart(() => this.costs.settleNew(link));
      return link;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }

  private notify({ id: linkId, groupId, domainId, slug }: Link): void {
    const event: LinkCreated = { type: 'links.link-created', linkId, groupId, domainId, slug };
    this.unitOfWork.publish(event);
  }
}
