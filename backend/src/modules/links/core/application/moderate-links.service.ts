import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Link } from '../domain/link.entity';
import type { LinkDisabling } from '../domain/link-findings';
import { webAddressesOf } from '../domain/safety/link-addresses';
import type { LinkChanged } from '../../events';
import { LinkBatches, type LinkChoice } from './ports/link-batches';
import { FreeHostsService } from './safety/free-hosts.service';

/** A link that those who run the site look at among many. */
export interface ModeratedLink {
  readonly linkId: number;
  readonly slug: string;
  readonly domainId: number;
  /** 0: a guest's. */
  readonly groupId: number;
  /** Who made it; 0: a guest. */
  readonly userId: number;
  /** Where it may send visitors on the web. */
  readonly addresses: readonly string[];
}

/** Disables and enables links many at a time. Each such act tells the audit trail why. */
@Injectable()
export class ModerateLinksService {
  constructor(
    private readonly batches: LinkBatches,
    private readonly freeHosts: FreeHostsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Those with ids above `after`, in their order. */
  async next(
    choice: LinkChoice,
    batch: { readonly after: number; readonly limit: number },
  ): Promise<readonly ModeratedLink[]> {
    const links = await this.batches.next(choice, batch);
    return links.map(moderated);
  }

  /** Counts no further than `most`. */
  count(choice: LinkChoice, most: number): Promise<number> {
    return this.batches.count(choice, most);
  }

  /** No other transaction changes the link until the end of the caller's unit of work. */
  async hold(linkId: number): Promise<void> {
    await this.batches.hold([linkId]);
  }

  /** Which of these, at most a few hundred, were allowed until now. Part of the caller's unit of work. */
  async disable(linkIds: readonly number[], why: LinkDisabling): Promise<readonly ModeratedLink[]> {
    const allowed = (await this.batches.hold(linkIds)).filter(({ disabledFor }) => disabledFor === null);
    await this.store(allowed, why);
    await this.freeHosts.stain(allowed);
    return allowed.map(moderated);
  }

  /** Which of these were disabled for that until now. Part of the caller's unit of work. */
  async enable(linkIds: readonly number[], why: LinkDisabling): Promise<readonly ModeratedLink[]> {
    const held = (await this.batches.hold(linkIds)).filter(({ disabledFor }) => disabledFor === why);
    await this.store(held, null);
    return held.map(moderated);
  }

  /** Every process reads the link anew before it sends the next visitor. */
  async forgetCached(linkId: number): Promise<void> {
    await this.unitOfWork.run(async () => this.publish(await this.batches.hold([linkId])));
  }

  private async store(links: readonly Link[], disabledFor: LinkDisabling | null): Promise<void> {
    await this.batches.setDisabled(
      links.map(({ id }) => id),
      disabledFor,
    );
    this.publish(links);
  }

  private publish(links: readonly Link[]): void {
    for (const { id: linkId, domainId, slug } of links) {
      const event: LinkChanged = { type: 'links.link-changed', linkId, domainId, slug };
      this.unitOfWork.publish(event);
    }
  }
}

const moderated = (link: Link): ModeratedLink => ({
  linkId: link.id,
  slug: link.slug,
  domainId: link.domainId,
  groupId: link.groupId,
  userId: link.creatorUserId,
  addresses: webAddressesOf(link),
});
