import { Injectable } from '@nestjs/common';
import { LinkRepository } from '../../core/application/ports/link-repository';
import type { SlugPlace } from '../domain/new-slugs';

const SLUGS_PER_QUERY = 250;

/** Looks up many slugs at a time. */
@Injectable()
export class TakenSlugs {
  constructor(private readonly links: LinkRepository) {}

  /** Those of these places where a link stands or stood. */
  async among(places: readonly SlugPlace[]): Promise<readonly SlugPlace[]> {
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
}
