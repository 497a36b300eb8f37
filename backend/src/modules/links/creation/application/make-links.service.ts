import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { Link } from '../../core/domain/link.entity';
import type { CreateLinkInput } from '../domain/create-link-input';
import { ShortenLink } from './shorten-link.service';
import { yieldToEventLoop } from '../../bulk/application/yield-to-event-loop';
import { type NewLink, readNewLink } from './new-link';
import { NewLinkRules } from './new-link-rules.service';
import { type MadeLink, StoreLinks } from './store-links.service';

/** What somebody wants, or why it has not the right shape. */
export type BatchInput = CreateLinkInput | DomainError;

type ReadLink = NewLink | DomainError;

const isPlain = (each: ReadLink): each is NewLink => !(each instanceof DomainError) && each.isPlain;

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
  async make(creator: Member, inputs: readonly BatchInput[]): Promise<readonly MadeLink[]> {
    const read = await this.read(creator, inputs);
    const plain = (await this.storeLinks.store(read.filter(isPlain))).values();
    const made: MadeLink[] = [];
    for (const [index, each] of read.entries()) {
      await yieldToEventLoop(index);
      if (each instanceof DomainError) made.push(each);
      else made.push(each.isPlain ? next(plain) : await this.single(creator, each));
    }
    return made;
  }

  private async read(creator: Member, inputs: readonly BatchInput[]): Promise<readonly ReadLink[]> {
    const making = await this.rules.of(creator);
    const read: ReadLink[] = [];
    for (const [index, input] of inputs.entries()) {
      await yieldToEventLoop(index);
      read.push(input instanceof DomainError ? input : await attempt(() => readNewLink(input, making)));
    }
    return read;
  }

  private single(creator: Member, link: NewLink): Promise<MadeLink> {
    return attempt(() => this.unitOfWork.runApart<Link>(() => this.shortenLink.store(creator, link)));
  }
}

/** There is one for each. */
function next(made: Iterator<MadeLink>): MadeLink {
  const { value } = made.next() as { value: MadeLink };
  return value;
}

async function attempt<T>(work: () => Promise<T>): Promise<T | DomainError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
