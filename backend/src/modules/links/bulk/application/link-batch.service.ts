import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { DomainError } from '../../../../shared/domain/domain-error';
import { ShortDomainsService } from '../../../domains';
import type { Link } from '../../core/domain/link.entity';
import { LinkBatchStore } from './ports/link-batch-store';
import { yieldToEventLoop } from './yield-to-event-loop';

/** What has become of one link of a batch. */
export interface BatchRow {
  /** As it was asked for. */
  readonly slug: string;
  /** Why nothing was done; null when it was. */
  readonly refusal: DomainError | null;
}

/** How a call names many links. */
export interface LinkNames {
  /** Each once, in NFC. */
  readonly slugs: readonly string[];
  /** Host of the domain that all of them stand on; absent when it was not named. */
  readonly domain?: string;
}

export interface BatchWork {
  /** The group acted in, whose links are meant first. */
  readonly groupId: number;
  readonly names: LinkNames;
  /** Of each link, which is held; null: there is none. What it throws refuses this link alone. */
  readonly each: (link: Link | null) => Promise<void>;
  /** Once the links are held, and before the first of them. What it throws refuses all of them. */
  readonly begin?: (links: readonly Link[]) => Promise<void>;
  /** Once something was done of so many. */
  readonly end: (done: number) => Promise<void>;
}

/**
 * Does the same with many links, in the order in which they were named. All of it is one unit of work, so that what is
 * answered is what is stored; the links are held before anything else, as all do who change one.
 */
@Injectable()
export class LinkBatchService {
  constructor(
    private readonly store: LinkBatchStore,
    private readonly domains: ShortDomainsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  run({ groupId, names, each, begin, end }: BatchWork): Promise<readonly BatchRow[]> {
    return this.unitOfWork.run(async () => {
      const links = await this.hold(groupId, names);
      await begin?.([...new Set(links.values())]);
      const rows: BatchRow[] = [];
      // Two slugs may lead to one link.
      const settled = new Map<Link, DomainError | null>();
      for (const [index, slug] of names.slugs.entries()) {
        await yieldToEventLoop(index);
        const link = links.get(slug) ?? null;
        const before = link === null ? undefined : settled.get(link);
        const refusal = before === undefined ? await this.refusalOf(() => each(link)) : before;
        if (link !== null) settled.set(link, refusal);
        rows.push({ slug, refusal });
      }
      const done = rows.filter(({ refusal }) => refusal === null).length;
      if (done > 0) await end(done);
      return rows;
    });
  }

  private async hold(groupId: number, { slugs, domain }: LinkNames): Promise<ReadonlyMap<string, Link>> {
    if (domain === undefined) return this.store.hold(groupId, slugs);
    const domainId = await this.domains.idOf(domain);
    return domainId === null ? new Map() : this.store.holdOn(domainId, slugs);
  }

  private async refusalOf(work: () => Promise<void>): Promise<DomainError | null> {
    try {
      await this.unitOfWork.runApart(work);
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }
}
