import { Injectable } from '@nestjs/common';
import { Randomness } from '../../../../shared/domain/randomness';
import { LinkRepository } from '../../core/application/ports/link-repository';
import { randomSlug } from '../../core/domain/slug';
import { NewSlugs, type SlugPlace } from '../domain/new-slugs';

const SLUGS_PER_QUERY = 250;

/** Which slugs are taken, and which new links get, for many at a time. */
@Injectable()
export class LinkSlugsService {
  constructor(
    private readonly links: LinkRepository,
    private readonly randomness: Randomness,
  ) {}

  /** Those of these places where a link stands or stood. */
  async takenAmong(places: readonly SlugPlace[]): Promise<readonly SlugPlace[]> {
    const taken: SlugPlace[] = [];
    for (const domainId of new Set(places.map((place) => place.domainId))) {
      const here = places.filter((place) => place.domainId === domainId);
      const slugs = [...new Set(here.map(({ slug }) => slug))];
      for (let from = 0; from < slugs.length; from += SLUGS_PER_QUERY) {
        const part = slugs.slice(from, from + SLUGS_PER_QUERY);
        for (const slug of await this.links.takenSlugs(domainId, part)) taken.push({ domainId, slug });
      }
    }
    return taken;
  }

  /**
   * For new links that ask for these.
   * @param looks whether those that are taken are looked up; without that, storing tells
   */
  async forNew(wished: readonly SlugPlace[], looks: boolean): Promise<NewSlugs> {
    const taken = looks ? await this.takenAmong(wished) : [];
    return new NewSlugs(() => randomSlug((count) => this.randomness.bytes(count)), { taken, wished });
  }
}
