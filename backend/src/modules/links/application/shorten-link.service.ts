import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Actor } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { InputCheck } from '../../../shared/domain/input-check';
import { Randomness } from '../../../shared/domain/randomness';
import { Link, SHARED_DOMAIN } from '../domain/link.entity';
import { SlugTaken } from '../domain/links.errors';
import { parseSlug, randomSlug } from '../domain/slug';
import { parseWebAddress } from '../domain/web-address';
import type { LinkCreated } from '../events';
import { LinkRepository } from './ports/link-repository';

/** An address as somebody typed it, and the slug they wish for, if any. */
export interface ShortenWish {
  readonly url: string;
  readonly slug?: string | undefined;
}

/** With eight random characters a second try is already a rarity. */
const MOST_TRIES = 5;

/** Makes a link of an address. The same address shortened twice makes two links. */
@Injectable()
export class ShortenLink {
  constructor(
    private readonly links: LinkRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly web: WebSettings,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  async shorten(actor: Actor, wish: ShortenWish): Promise<Link> {
    const check = new InputCheck();
    const url = check.take(() => parseWebAddress(wish.url, this.web)) ?? '';
    const slug = wish.slug === undefined ? undefined : check.take(() => parseSlug(wish.slug ?? ''));
    check.done();
    return this.unitOfWork.run(async () => {
      const link =
        slug === undefined ? await this.addWithRandomSlug(actor, url) : await this.add(actor, url, slug);
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

  private async addWithRandomSlug(actor: Actor, url: string): Promise<Link> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.add(
          actor,
          url,
          randomSlug((count) => this.randomness.bytes(count)),
        );
      } catch (error) {
        if (!(error instanceof SlugTaken) || tries === MOST_TRIES) throw error;
      }
    }
  }

  private async add(actor: Actor, url: string, slug: string): Promise<Link> {
    const link = Link.create({
      domainId: SHARED_DOMAIN,
      slug,
      url,
      creator: actor,
      createdAt: this.clock.now(),
    });
    await this.links.add(link);
    return link;
  }
}
