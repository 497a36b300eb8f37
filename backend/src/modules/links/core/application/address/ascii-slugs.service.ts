import { Injectable } from '@nestjs/common';
import { Randomness } from '../../../../../shared/domain/randomness';
import type { Link } from '../../domain/link.entity';
import { SlugTaken } from '../../domain/links.errors';
import { randomSlug } from '../../domain/slug';
import { LinkRepository } from '../ports/link-repository';

/** With eight random characters a second try is already a rarity. */
const MAX_ATTEMPTS = 5;

/** Gives links whose slugs are in other scripts a second one that every program can read. */
@Injectable()
export class AsciiSlugsService {
  constructor(
    private readonly links: LinkRepository,
    private readonly randomness: Randomness,
  ) {}

  /** To a stored link that needs one. The caller saves the link, in the same unit of work; tells whether it has to. */
  async give(link: Link, at: Date): Promise<boolean> {
    if (!link.lacksAsciiSlug) return false;
    for (let tries = 1; ; tries += 1) {
      const slug = randomSlug((count) => this.randomness.bytes(count));
      try {
        await this.links.addAlias(link.id, { domainId: link.domainId, slug }, at);
        link.takeAsciiSlug(slug);
        return true;
      } catch (error) {
        if (!(error instanceof SlugTaken) || tries === MAX_ATTEMPTS) throw error;
      }
    }
  }
}
