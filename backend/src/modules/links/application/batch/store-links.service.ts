import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { Link } from '../../domain/link.entity';
import { SlugTaken } from '../../domain/links.errors';
import type { LinkCreated } from '../../events';
import { LinkCosts } from '../link-costs.service';
import { LinkBatchStore } from '../ports/link-batch-store';
import { PageReadings } from '../preview/page-readings.service';
import { IndexLinks } from '../search/index-links.service';
import { BatchSlugs } from './batch-slugs.service';
import { giveWay } from './give-way';
import type { NewLink } from './new-link';

/** A link that was made, or why it was not. */
export type MadeLink = Link | DomainError;

type Read = NewLink | DomainError;

/** Somebody else may take a slug between looking and making. */
const MOST_TRIES = 5;

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

  /** In the order in which they were given; what was refused already stays so. */
  async store(read: readonly Read[]): Promise<readonly MadeLink[]> {
    const made = await this.tryToStore(read);
    const links = made.filter(isMade);
    const ids = links.map(({ id }) => id);
    await this.index.soon(ids);
    await this.readings.ask(ids);
    for (const link of links) this.tell(link);
    return made;
  }

  private async tryToStore(read: readonly Read[]): Promise<readonly MadeLink[]> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.unitOfWork.runApart(async () => {
          const made = await this.paid(await this.named(read));
          await this.links.add(made.filter(isMade));
          return made;
        });
      } catch (error) {
        if (!(error instanceof SlugTaken) || tries === MOST_TRIES) throw error;
      }
    }
  }

  /** With a slug each: the first who wishes for one gets it, unless it is taken. */
  private async named(read: readonly Read[]): Promise<readonly MadeLink[]> {
    const wished = read.flatMap((each) =>
      each instanceof DomainError || each.wished === undefined ? [] : [each.wished],
    );
    const gone = new Set(await this.slugs.taken([...new Set(wished)]));
    const random = await this.slugs.random(read.length - wished.length, new Set(wished));
    const free = random.values();
    return read.map((each) => {
      if (each instanceof DomainError) return each;
      const slug = each.wished ?? free.next().value ?? '';
      if (gone.has(slug)) return new SlugTaken(slug);
      gone.add(slug);
      return each.make(slug);
    });
  }

  /** What plans limit is taken link by link: the first ones get what is left. */
  private async paid(made: readonly MadeLink[]): Promise<readonly MadeLink[]> {
    const paid: MadeLink[] = [];
    for (const [index, each] of made.entries()) {
      await giveWay(index);
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

  private tell({ id: linkId, domainId, slug }: Link): void {
    const news: LinkCreated = { type: 'links.link-created', linkId, domainId, slug };
    this.unitOfWork.announce(news);
  }
}
