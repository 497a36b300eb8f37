import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Actor } from '../../../shared/domain/actor';
import { ShortDomains } from '../../domains';
import { Link, SHARED_DOMAIN } from '../domain/link.entity';
import type { ShortenWish } from '../domain/shortening/shorten-wish';
import { AddLink } from './add-link.service';
import { TagLink } from './labels/tag-link.service';
import { PageReadings } from './preview/page-readings.service';
import { ReadShortenWish } from './shortening/read-shorten-wish.service';

/** Makes a link of an address, with whatever is wanted of it. The same address shortened twice makes two links. */
@Injectable()
export class ShortenLink {
  constructor(
    private readonly reader: ReadShortenWish,
    private readonly addLink: AddLink,
    private readonly tagLink: TagLink,
    private readonly readings: PageReadings,
    private readonly domains: ShortDomains,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * All of the wish, or nothing. Throws `InvalidInput`, `SlugTaken`, `LimitReached`, `OptionsForMembers`,
   * `DomainUnknown`.
   */
  async shorten(creator: Actor, wish: ShortenWish): Promise<Link> {
    const { edits, tags, warning, at: createdAt } = await this.reader.read(creator, wish);
    const { slug: wished, url = '', ...options } = edits;
    return this.unitOfWork.run(async () => {
      const domainId =
        wish.domain === undefined ? SHARED_DOMAIN : await this.domains.idFor(creator, wish.domain);
      const link = await this.addLink.add((slug) => {
        const made = Link.create({ domainId, slug, url, creator, createdAt });
        made.edit(options);
        if (domainId === SHARED_DOMAIN) made.warnOf(warning);
        return made;
      }, wished);
      await this.readings.ask([link.id]);
      if (creator.kind === 'member' && tags !== null) await this.tagLink.begin(creator, link, tags);
      return link;
    });
  }
}
