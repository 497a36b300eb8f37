import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../../shared/personal-data/personal-data';
import { DomainsOfLinksService, type ShortDomain } from '../../../domains';
import type { Link } from '../domain/link.entity';
import { shortUrlOf } from '../domain/short-url';
import type { LinkTrashed } from '../../events';
import { LinkTracesService } from './link-traces.service';
import { LinkRepository } from './ports/link-repository';

const LINKS_AT_ONCE = 500;
/** What one export holds; a group that has more gets the oldest ones and is told so. */
const MAX_EXPORTED = 100_000;

/** The links of people who ask for their data or leave for good. */
@Injectable()
export class LinksOfPeopleService implements OnModuleInit, PersonalDataHolder {
  readonly name = 'links';
  readonly erasesInParts = true;

  constructor(
    private readonly links: LinkRepository,
    private readonly traces: LinkTracesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly domains: DomainsOfLinksService,
    private readonly clock: Clock,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ groupIds }: Person): Promise<unknown> {
    const exported: object[] = [];
    for await (const links of this.batches(groupIds)) {
      const domainOf = await this.domains.ofAll(links);
      exported.push(...links.map((link) => describe(link, domainOf(link))));
      if (exported.length >= MAX_EXPORTED) return { isComplete: false, links: exported };
    }
    return { isComplete: true, links: exported };
  }

  /** Slugs stay taken, so that nothing else is put behind an address that others know. */
  async erase({ groupIds }: Person): Promise<void> {
    for await (const links of this.batches(groupIds)) {
      await this.unitOfWork.run(() => this.bury(links));
    }
  }

  private async *batches(groupIds: readonly number[]): AsyncGenerator<readonly Link[]> {
    if (groupIds.length === 0) return;
    for (let after = 0; ;) {
      const links = await this.links.batchOfGroups(groupIds, { after, limit: LINKS_AT_ONCE });
      const last = links.at(-1);
      if (!last) return;
      yield links;
      after = last.id;
    }
  }

  private async bury(links: readonly Link[]): Promise<void> {
    await this.traces.forget(links.map(({ id }) => id));
    for (const link of links) {
      link.bury(this.clock.now());
      await this.links.save(link);
      const { id: linkId, domainId, slug } = link;
      // The group ends with its links: no member is left who wants to hear of each.
      const event: LinkTrashed = { type: 'links.link-trashed', linkId, groupId: 0, domainId, slug };
      this.unitOfWork.publish(event);
    }
  }
}

function describe({ slug, url, createdAt, trashedAt, ...settings }: Link, { origin }: ShortDomain): object {
  return {
    shortUrl: shortUrlOf(origin, slug),
    url,
    createTime: createdAt.toISOString(),
    trashTime: trashedAt?.toISOString() ?? null,
    note: settings.note,
    star: settings.isStarred,
    expireTime: settings.expiresAt?.toISOString() ?? null,
    fallbackUrl: settings.fallbackUrl,
    targets: settings.targets,
    utm: settings.utm,
    title: settings.title,
    description: settings.description,
    imageUrl: settings.imageUrl,
  };
}
