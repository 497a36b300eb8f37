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

/** Links of one domain with the same tags, and where each stands among the inputs. */
interface Together {
  readonly domainId: number;
  readonly tagIds: readonly number[];
  readonly links: NewLink[];
  readonly indexes: number[];
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

  /** In the order of the inputs. */
  async make(creator: Member, inputs: readonly BatchInput[]): Promise<readonly MadeLink[]> {
    const read = await this.read(creator, inputs);
    const made = new Array<MadeLink>(read.length);
    for (const each of await together(read, made, this.placing.of(creator))) await this.store(each, made);
    for (const [index, each] of read.entries()) {
      await yieldToEventLoop(index);
      if (each instanceof DomainError) made[index] = each;
      else if (!each.isPlain) made[index] = await this.single(creator, each);
    }
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

  private async store({ domainId, tagIds, links, indexes }: Together, made: MadeLink[]): Promise<void> {
    const stored = await this.storeLinks.store(links, domainId);
    for (const [index, each] of stored.entries()) made[indexes[index] ?? 0] = each;
    const ids = stored.flatMap((each) => (each instanceof DomainError ? [] : [each.id]));
    if (tagIds.length > 0 && ids.length > 0) await this.tagLink.putOnNew(ids, tagIds);
  }

  private single(creator: Member, link: NewLink): Promise<MadeLink> {
    return attempt(() => this.unitOfWork.runApart<Link>(() => this.shortenLink.store(creator, link)));
  }
}

/** Whatever has no place is refused among those that are made. */
async function together(
  read: readonly ReadLink[],
  made: MadeLink[],
  placeOf: FindPlace,
): Promise<Iterable<Together>> {
  const groups = new Map<string, Together>();
  for (const [index, link] of read.entries()) {
    if (link instanceof DomainError || !link.isPlain) continue;
    const place = await placeOf(link);
    if (place instanceof DomainError) {
      made[index] = place;
      continue;
    }
    const key = [place.domainId, ...place.tagIds].join();
    const group = groups.get(key) ?? { ...place, links: [], indexes: [] };
    groups.set(key, group);
    group.links.push(link);
    group.indexes.push(index);
  }
  return groups.values();
}
