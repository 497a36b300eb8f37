import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Randomness } from '../../../shared/domain/randomness';
import type { Link } from '../domain/link.entity';
import { SlugTaken } from '../domain/links.errors';
import { randomSlug } from '../domain/slug';
import type { LinkCreated } from '../events';
import { AsciiSlugs } from './address/ascii-slugs.service';
import { LinkCosts } from './link-costs.service';
import { LinkRepository } from './ports/link-repository';

/** With eight random characters a second try is already a rarity. */
const MOST_TRIES = 5;

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
      const news: LinkCreated = {
        type: 'links.link-created',
        linkId: link.id,
        domainId: link.domainId,
        slug: link.slug,
      };
      this.unitOfWork.announce(news);
      return link;
    });
  }

  private async storeWithRandomSlug(make: (slug: string) => Link): Promise<Link> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.store(make(randomSlug((count) => this.randomness.bytes(count))));
      } catch (error) {
        if (!(error instanceof SlugTaken) || tries === MOST_TRIES) throw error;
      }
    }
  }

  private async store(link: Link): Promise<Link> {
    await this.links.add(link);
    return link;
  }
}
