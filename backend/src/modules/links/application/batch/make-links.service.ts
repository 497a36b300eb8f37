import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { Link } from '../../domain/link.entity';
import type { ShortenWish } from '../../domain/shortening/shorten-wish';
import { ShortenLink } from '../shorten-link.service';
import { giveWay } from './give-way';
import { isPlain, readNewLink } from './new-link';
import { NewLinkRules } from './new-link-rules.service';
import { type MadeLink, StoreLinks } from './store-links.service';

/** What somebody wants, or why it has not the right shape. */
export type BatchWish = ShortenWish | DomainError;

/** Makes the links that somebody wants, together where that is possible. Part of the caller's unit of work. */
@Injectable()
export class MakeLinks {
  constructor(
    private readonly storeLinks: StoreLinks,
    private readonly shortenLink: ShortenLink,
    private readonly rules: NewLinkRules,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** In the order of the wishes. */
  async make(creator: Member, wishes: readonly BatchWish[]): Promise<readonly MadeLink[]> {
    const plain = (await this.together(creator, wishes)).values();
    const made: MadeLink[] = [];
    for (const [index, wish] of wishes.entries()) {
      await giveWay(index);
      if (wish instanceof DomainError) made.push(wish);
      else made.push(isPlain(wish) ? next(plain) : await this.single(creator, wish));
    }
    return made;
  }

  private async together(creator: Member, wishes: readonly BatchWish[]): Promise<readonly MadeLink[]> {
    const making = await this.rules.of(creator);
    const plain = wishes.filter(
      (wish): wish is ShortenWish => !(wish instanceof DomainError) && isPlain(wish),
    );
    return this.storeLinks.store(plain.map((wish) => attempt(() => readNewLink(wish, making))));
  }

  private async single(creator: Member, wish: ShortenWish): Promise<MadeLink> {
    try {
      return await this.unitOfWork.runApart<Link>(() => this.shortenLink.shorten(creator, wish));
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }
}

/** There is one for each. */
function next(made: Iterator<MadeLink>): MadeLink {
  const { value } = made.next() as { value: MadeLink };
  return value;
}

function attempt<T>(read: () => T): T | DomainError {
  try {
    return read();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
