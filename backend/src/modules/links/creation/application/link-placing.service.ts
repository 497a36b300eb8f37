import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import { ShortDomains } from '../../../domains';
import { TagLink } from '../../core/application/labels/tag-link.service';
import { SHARED_DOMAIN } from '../../core/domain/link.entity';
import type { NewLink } from './new-link';

/** What many links of one call have in common. */
interface Place {
  readonly domainId: number;
  readonly tagIds: readonly number[];
}

export type FindPlace = (link: NewLink) => Promise<Place | DomainError>;

/** Finds out where links are to stand and which tags they get: once for each name, however many links name it. */
@Injectable()
export class LinkPlacing {
  constructor(
    private readonly domains: ShortDomains,
    private readonly tagLink: TagLink,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** For the links of one call, in the caller's unit of work. What cannot be used is refused link by link. */
  of(creator: Member): FindPlace {
    const places = new Map<string, Promise<Place | DomainError>>();
    return ({ domain, labels: { tags } }) => {
      const key = JSON.stringify([domain, tags?.words, [...(tags?.ids.keys() ?? [])]]);
      const place =
        places.get(key) ??
        attempt(() => this.unitOfWork.runApart(() => this.find(creator, { domain, tags })));
      places.set(key, place);
      return place;
    };
  }

  private async find(
    creator: Member,
    { domain, tags }: Pick<NewLink, 'domain'> & Pick<NewLink['labels'], 'tags'>,
  ): Promise<Place> {
    const domainId = domain === undefined ? SHARED_DOMAIN : await this.domains.idFor(creator, domain);
    return { domainId, tagIds: tags ? await this.tagLink.choose(creator, tags, 'tags') : [] };
  }
}

/** What a rule says no to is an answer like another. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | DomainError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
