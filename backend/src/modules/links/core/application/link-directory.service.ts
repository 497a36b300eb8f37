import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { DomainsOfLinksService } from '../../../domains';
import { type AnalyticsReader, analyticsReaderOf } from '../domain/link-access';
import { LinkDeleted, LinkDoesNotExist } from '../domain/links.errors';
import { type LinkReference, LinkPlacesService } from './link-places.service';
import { type LinkSnapshot, linkSnapshotOf } from './link-snapshot';
import { LinkRepository } from './ports/link-repository';

/** A link, and as whom its analytics are read. */
export interface ReadLink {
  readonly link: LinkSnapshot;
  readonly reader: AnalyticsReader;
}

/** Finds links on behalf of a caller, who never learns of what is not theirs. */
@Injectable()
export class LinkDirectoryService {
  constructor(
    private readonly links: LinkRepository,
    private readonly places: LinkPlacesService,
    private readonly domains: DomainsOfLinksService,
  ) {}

  /**
   * For callers who may read its analytics. Throws `LinkDoesNotExist` also when the caller may not, and `LinkDeleted` when a
   * link whose analytics are public lies in the trash bin of others.
   */
  async readBy(actor: Actor, name: LinkReference): Promise<ReadLink> {
    const { domainId, slug } = await this.places.placeOf(name);
    const link = await this.links.findBySlug(domainId, slug);
    const reader = link && analyticsReaderOf(actor, link);
    if (!link || !reader) throw new LinkDoesNotExist();
    if (reader === 'public' && link.isTrashed) throw new LinkDeleted();
    return { link: linkSnapshotOf(link, await this.domains.domainOf(link)), reader };
  }
}
