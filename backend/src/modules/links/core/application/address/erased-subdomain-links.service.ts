import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import { Randomness } from '../../../../../shared/domain/randomness';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../../../shared/personal-data/personal-data';
import { ShortDomainsService } from '../../../../domains';
import type { LinkEdits } from '../../domain/link-settings';
import { SHARED_DOMAIN } from '../../domain/link.entity';
import { SlugTaken } from '../../domain/links.errors';
import { randomSlug } from '../../domain/slug';
import { LinkChangesService } from '../link-changes.service';
import { LinkRepository } from '../ports/link-repository';

const LINKS_AT_ONCE = 500;

/** Links of groups that stay, on the subdomain of a person who leaves for good: its name goes, and they come to the shared domain. */
@Injectable()
export class ErasedSubdomainLinksService implements OnModuleInit, PersonalDataHolder {
  readonly name = 'linksOnSubdomain';
  readonly erasesInParts = true;

  constructor(
    private readonly links: LinkRepository,
    private readonly changes: LinkChangesService,
    private readonly domains: ShortDomainsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly randomness: Randomness,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  /** How many there are; what they are is their groups' to tell. */
  async exportOf({ userId, groupIds }: Person): Promise<unknown> {
    let count = 0;
    await this.each(userId, (groupId) => {
      if (!groupIds.includes(groupId)) count += 1;
      return Promise.resolve();
    });
    return { count };
  }

  async erase({ userId, groupIds }: Person): Promise<void> {
    await this.each(userId, async (groupId, linkId) => {
      if (!groupIds.includes(groupId)) await this.bringHome(linkId, { groupId, userId });
    });
  }

  private async each(
    userId: number,
    visit: (groupId: number, linkId: number) => Promise<void>,
  ): Promise<void> {
    const domainId = await this.domains.ofPerson(userId);
    if (domainId === null) return;
    for (let after = ''; ;) {
      const links = await this.links.batchOnDomain(domainId, { after, limit: LINKS_AT_ONCE });
      const last = links.at(-1);
      if (!last) return;
      for (const { groupId, id } of links) await visit(groupId, id);
      after = last.slug;
    }
  }

  /** Under another slug where theirs is taken. */
  private async bringHome(linkId: number, by: { groupId: number; userId: number }): Promise<void> {
    const slug = randomSlug((count) => this.randomness.bytes(count));
    try {
      await this.move(linkId, by, { domainId: SHARED_DOMAIN });
    } catch (error) {
      if (!(error instanceof SlugTaken)) throw error;
      await this.move(linkId, by, { domainId: SHARED_DOMAIN, slug });
    }
  }

  private move(linkId: number, by: { groupId: number; userId: number }, edits: LinkEdits): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const link = await this.links.holdById(linkId);
      if (link) await this.changes.apply(by, link, edits);
    });
  }
}
