import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../../shared/domain/actor';
import { GroupsService } from '../../../../groups';
import { LinkDoesNotExist } from '../../domain/links.errors';
import type { LinkPlace } from '../link-places.service';
import { LinkRepository } from '../ports/link-repository';

/** A group by its name. */
export interface LinkGroup {
  readonly groupId: number;
  readonly name: string;
}

/** Tells which of the caller's groups has a link, so that they can go there. */
@Injectable()
export class FindLinkGroupService {
  constructor(
    private readonly links: LinkRepository,
    private readonly groups: GroupsService,
  ) {}

  /** @throws LinkDoesNotExist also when the link is in none of them. */
  async groupOf({ userId }: Member, { domainId, slug }: LinkPlace): Promise<LinkGroup> {
    const link = await this.links.findBySlug(domainId, slug);
    if (!link || !(await this.groups.membership(userId, link.groupId))) throw new LinkDoesNotExist();
    const { groupId, name } = await this.groups.settingsOf(link.groupId);
    return { groupId, name };
  }
}
