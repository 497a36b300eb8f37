import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import { yieldToEventLoop } from '../../bulk/application/yield-to-event-loop';
import { TagLink } from '../../core/application/labels/tag-link.service';
import type { Link } from '../../core/domain/link.entity';
import type { CreateLinkInput } from '../domain/create-link-input';
import { attempt, type FindPlace, LinkPlacing } from './link-placing.service';
import { type NewLink, readNewLink } from './new-link';
import { NewLinkRules } from './new-link-rules.service';
import { ShortenLink } from './shorten-link.service';
import { type MadeLink, StoreLinks } from './store-links.service';

/** What somebody wants, or why it has not the right shape. */
export type BatchInput = CreateLinkInput | DomainError;

type ReadLink = NewLink | DomainError;

/** A link and where it stands among the inputs. */
interface Waiting {
  readonly link: NewLink;
  readonly index: number;
}

interface Placed extends Waiting {
  /** One list for all links that name the same tags. */
  readonly tagIds: readonly number[];
}

/** Makes the links that somebody wants, together where that is possible. Part of the caller's unit of work. */
@Injectable()
export class MakeLinks {
  constructor(
    private readonly storeLinks: StoreLinks,
    private readonly shortenLink: ShortenLink,
    private readonly rules: NewLinkRules,
    private readonly placing: LinkPlacing,
    private readonly tagLink: TagLink,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** In the order of the inputs, also in what the first gets and the next does not: a slug, and what plans limit. */
  async make(creator: Member, inputs: readonly BatchInput[]): Promise<readonly MadeLink[]> {
    const read = await this.read(creator, inputs);
    const made = new Array<MadeLink>(read.length);
    const placeOf = this.placing.of(creator);
    let waiting: Waiting[] = [];
    for (const [index, link] of read.entries()) {
      await yieldToEventLoop(index);
      if (link instanceof DomainError) made[index] = link;
      else if (link.isPlain) waiting.push({ link, index });
      else {
        await this.storeTogether(waiting, placeOf, made);
        waiting = [];
        made[index] = await this.single(creator, link);
      }
    }
    await this.storeTogether(waiting, placeOf, made);
    return made;
  }

  /** What each is read as, or why it cannot be made; stores nothing. */
  async read(creator: Member, inputs: readonly BatchInput[]): Promise<readonly ReadLink[]> {
    const making = await this.rules.of(creator);
    const read: ReadLink[] = [];
    for (const [index, input] of inputs.entries()) {
      await yieldToEventLoop(index);
      read.push(input instanceof DomainError ? input : await attempt(() => readNewLink(input, making)));
    }
    return read;
  }

  private async storeTogether(
    waiting: readonly Waiting[],
    placeOf: FindPlace,
    made: MadeLink[],
  ): Promise<void> {
    const domains = new Map<number, Placed[]>();
    for (const { link, index } of waiting) {
      const place = await placeOf(link);
      if (place instanceof DomainError) made[index] = place;
      else listIn(domains, place.domainId).push({ link, index, tagIds: place.tagIds });
    }
    for (const [domainId, placed] of domains) await this.store(placed, domainId, made);
  }

  private async store(placed: readonly Placed[], domainId: number, made: MadeLink[]): Promise<void> {
    const stored = await this.storeLinks.store(
      placed.map(({ link }) => link),
      domainId,
    );
    const tagged = new Map<readonly number[], number[]>();
    for (const [at, { index, tagIds }] of placed.entries()) {
      const link = stored[at];
      if (link === undefined) continue;
      made[index] = link;
      if (tagIds.length > 0 && !(link instanceof DomainError)) listIn(tagged, tagIds).push(link.id);
    }
    for (const [tagIds, ids] of tagged) await this.tagLink.putOnNew(ids, tagIds);
  }

  private single(creator: Member, link: NewLink): Promise<MadeLink> {
    return attempt(() => this.unitOfWork.runApart<Link>(() => this.shortenLink.store(creator, link)));
  }
}

function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
