import { Injectable } from '@nestjs/common';
import { Randomness } from '../../../../shared/domain/randomness';
import { SHARED_DOMAIN } from '../../core/domain/link.entity';
import { randomSlug } from '../../core/domain/slug';
import { LinkRepository } from '../../core/application/ports/link-repository';

const SLUGS_PER_QUERY = 250;
const WEARY = 5;

/** Finds slugs for many links at a time. */
@Injectable()
export class BatchSlugs {
  constructor(
    private readonly links: LinkRepository,
    private readonly randomness: Randomness,
  ) {}

  /** Those of these that are taken on the domain. */
  async taken(slugs: readonly string[], domainId = SHARED_DOMAIN): Promise<ReadonlySet<string>> {
    const taken = new Set<string>();
    for (let from = 0; from < slugs.length; from += SLUGS_PER_QUERY) {
      const part = slugs.slice(from, from + SLUGS_PER_QUERY);
      for (const slug of await this.links.takenSlugs(domainId, part)) taken.add(slug);
    }
    return taken;
  }

  /** So many that are free, and none of those that are given to others. */
  async random(
    count: number,
    given: ReadonlySet<string>,
    domainId = SHARED_DOMAIN,
  ): Promise<readonly string[]> {
    const free = new Set<string>();
    for (let tries = 1; free.size < count; tries += 1) {
      if (tries > WEARY) throw new Error('there are hardly any random slugs left');
      const drawn = this.draw(count - free.size).filter((slug) => !given.has(slug));
      const taken = await this.taken(drawn, domainId);
      for (const slug of drawn) if (!taken.has(slug)) free.add(slug);
    }
    return [...free];
  }

  private draw(count: number): string[] {
    return Array.from({ length: count }, () => randomSlug((length) => this.randomness.bytes(length)));
  }
}
