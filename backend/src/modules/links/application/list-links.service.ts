import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import type { Member } from '../../../shared/domain/actor';
import { Groups } from '../../groups';
import { canEdit, canReturn, canTransfer } from '../domain/link-access';
import type { Link } from '../domain/link.entity';
import type { NamedGroup } from './find-link-group.service';
import { type LinkSnapshot, snapshotOf } from './link-snapshot';
import { LinkRepository } from './ports/link-repository';
import { type TagOnLink, TagRepository } from './ports/tag-repository';

/** A link of a member's group, as that member sees it. */
export interface ListedLink extends LinkSnapshot {
  /** It first belonged to another group. */
  readonly isTransferred: boolean;
  /** Which one that was; null unless the member belongs to it, too. */
  readonly transferredFrom: NamedGroup | null;
  /** In the order of the alphabet. */
  readonly tags: readonly TagOnLink[];
  /** Whether the member may change it. */
  readonly canEdit: boolean;
  /** Whether the member may move it to another group. */
  readonly canTransfer: boolean;
  /** Whether the member may give it back. */
  readonly canReturn: boolean;
}

interface Page {
  /** Position that the page before answered, -1 for the first page. */
  readonly start: number;
  readonly limit: number;
}

/** Lists the links of a group for one of its members. */
@Injectable()
export class ListLinks {
  constructor(
    private readonly links: LinkRepository,
    private readonly tags: TagRepository,
    private readonly groups: Groups,
    private readonly web: WebSettings,
  ) {}

  /** Those of the group acted in that are not in the trash, newest first. */
  async pageOf(member: Member, { start, limit }: Page): Promise<readonly ListedLink[]> {
    const before = start < 0 ? Number.MAX_SAFE_INTEGER : start;
    const links = await this.links.pageOfGroup(member.groupId, { before, limit });
    const isAnyTransferred = links.some(({ isTransferred }) => isTransferred);
    const mine = isAnyTransferred ? await this.groups.groupsOf(member.userId) : [];
    const tags = await this.tags.ofLinks(links.map(({ id }) => id));
    return links.map((link) => ({ ...this.listed(link, member, mine), tags: tags.get(link.id) ?? [] }));
  }

  private listed(link: Link, member: Member, mine: readonly NamedGroup[]): Omit<ListedLink, 'tags'> {
    const { isTransferred } = link;
    const first = mine.find(({ groupId }) => groupId === link.firstGroupId);
    return {
      ...snapshotOf(link, this.web.shortOrigin),
      isTransferred,
      transferredFrom: first ? { groupId: first.groupId, name: first.name } : null,
      canEdit: !member.isReadOnly && canEdit(member, link),
      canTransfer: !member.isReadOnly && canTransfer(member, link),
      canReturn: !member.isReadOnly && isTransferred && canReturn(member, link),
    };
  }
}
