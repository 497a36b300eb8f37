import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Randomness } from '../../../../shared/domain/randomness';
import type { Link } from '../../core/domain/link.entity';
import { SlugTaken } from '../../core/domain/links.errors';
import { randomSlug } from '../../core/domain/slug';
import type { LinkCreated } from '../../events';
import { AsciiSlugs } from '../../core/application/address/ascii-slugs.service';
import { LinkCosts } from '../../core/application/link-costs.service';
import { LinkRepository } from '../../core/application/ports/link-repository';

/** With eight random characters a second try is already a rarity. */
const MAX_ATTEMPTS = 5;

/** Stores new links and tells of them. */
@Injectable()
export class AddLink {
  constructor(
    private readonly links: LinkRepository,
    private readonly asciiSlugs: AsciiSlugs,
    private readonly costs: LinkCosts,
    private readonly unitOfWork: UnitOfWork,
    private readonly randomness: Randomness,
  ) {}

  /** With the slug that somebody wishes for, or a random one. Throws `SlugTaken`, `LimitReached`, `SettingRefused`. */
  add(make: (slug: string) => Link, slug?: string): Promise<Link> {
    return this.unitOfWork.run(async () => {
      const link = slug === undefined ? await this.storeWithRandomSlug(make) : await this.store(make(slug));
      await this.costs.settleNew(link);
      if (await this.asciiSlugs.give(link, link.createdAt)) await this.links.save(link);
      const event: LinkCreated = {
        type: 'links.link-created',
        linkId: link.id,
        groupId: link.groupId,
        domainId: link.domainId,
        slug: link.slug,
      };
      this.unitOfWork.publish(event);
      return link;
    });
  }

  private async storeWithRandomSlug(make: (slug: string) => Link): Promise<Link> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.store(make(randomSlug((count) => this.randomness.bytes(count))));
      } catch (error) {
        if (!(error instanceof SlugTaken) || tries === MAX_ATTEMPTS) throw error;
      }
    }
  }

  private async store(link: Link): Promise<Link> {
    await this.links.add(link);
    return link;
  }
}
