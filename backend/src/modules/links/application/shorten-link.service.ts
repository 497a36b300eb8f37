import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import type { Actor } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { InputCheck } from '../../../shared/domain/input-check';
import { Link, SHARED_DOMAIN } from '../domain/link.entity';
import { parseSlug } from '../domain/slug';
import { parseWebAddress } from '../domain/web-address';
import { AddLink } from './add-link.service';

/** An address as somebody typed it, and the slug they wish for, if any. */
export interface ShortenWish {
  readonly url: string;
  readonly slug?: string | undefined;
}

/** Makes a link of an address. The same address shortened twice makes two links. */
@Injectable()
export class ShortenLink {
  constructor(
    private readonly addLink: AddLink,
    private readonly web: WebSettings,
    private readonly clock: Clock,
  ) {}

  async shorten(creator: Actor, wish: ShortenWish): Promise<Link> {
    const check = new InputCheck();
    const url = check.take(() => parseWebAddress(wish.url, this.web)) ?? '';
    const wished = wish.slug === undefined ? undefined : check.take(() => parseSlug(wish.slug ?? ''));
    check.done();
    const createdAt = this.clock.now();
    return this.addLink.add(
      (slug) => Link.create({ domainId: SHARED_DOMAIN, slug, url, creator, createdAt }),
      wished,
    );
  }
}
