import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { PeopleNames } from '../../../../shared/people-names/people-names';
import { ShortDomainsService } from '../../../domains';
import { GroupsService } from '../../../groups';
import { canEdit, canReturn, canTransfer } from '../../core/domain/link-access';
import type { Link } from '../../core/domain/link.entity';
import type { LinkGroup } from '../../core/application/transfer/find-link-group.service';
import { type LinkAuthor, LinkSurroundingsService } from '../../core/application/link-surroundings.service';
import { type FoundCount, LinkFinder, type WantedPage } from './ports/link-finder';
import { ListQuestionsService, type ListInput, type Start } from './list-questions.service';
import type { LinkDetails } from '../../core/application/show-link.service';

/** A link of a member's group, as that member sees it. */
export interface ListedLink extends LinkDetails {
  /** Which group it first belonged to; null unless it is another one that the member belongs to, too. */
  readonly transferredFrom: LinkGroup | null;
  /** Whether the member may move it to another group. */
  readonly canTransfer: boolean;
  /** Whether the member may give it back. */
  readonly canReturn: boolean;
}

/** A link by its name alone. */
export interface ListedName {
  readonly encodeId: string;
  /** Host of its short domain. */
  readonly domain: string;
}

export interface ListPage<T> {
  readonly links: readonly T[];
  readonly start: Start;
  readonly hasMore: boolean;
  /** Comes with the first page. */
  readonly total: FoundCount | null;
}

/** Lists the links of the group acted in for one of its members, who may look for some of them only. */
@Injectable()
export class ListLinksService {
  constructor(
    private readonly finder: LinkFinder,
    private readonly questions: ListQuestionsService,
    private readonly surroundings: LinkSurroundingsService,
    private readonly groups: GroupsService,
    private readonly domains: ShortDomainsService,
    private readonly people: PeopleNames,
  ) {}

  /** Throws `InvalidInput`, `FeatureMissing`. With the first page comes how many there are. */
  async page(member: Member, input: ListInput): Promise<ListPage<ListedLink>> {
    const { links, ...rest } = await this.find(await this.questions.pageFrom(member, input));
    return { links: await this.listed(links, member), ...rest };
  }

  /** The same links by their names, for work on all of them. */
  async names(member: Member, input: ListInput): Promise<ListPage<ListedName>> {
    const { links, ...rest } = await this.find(await this.questions.pageFrom(member, input));
    const domains = await this.domains.byId(links.map(({ domainId }) => domainId));
    const named = links.map(({ slug, domainId }) => ({
      encodeId: slug,
      domain: (domains.get(domainId) ?? this.domains.shared).host,
    }));
    return { links: named, ...rest };
  }

  /** Who made links of the group. */
  async authors(member: Member): Promise<readonly LinkAuthor[]> {
    const authors = await this.finder.authors(member.groupId);
    const names = await this.people.namesOf(authors);
    return authors.map((userId) => ({ userId, name: names.get(userId) ?? null }));
  }

  /** Hosts that links of the group stand on; the shared one first. */
  async hosts(member: Member): Promise<readonly string[]> {
    const domainIds = await this.finder.domains(member.groupId);
    const domains = await this.domains.byId(domainIds);
    return [...new Set(domainIds.map((id) => (domains.get(id) ?? this.domains.shared).host))];
  }

  private async find(wanted: WantedPage): Promise<ListPage<Link>> {
    const { ids, end, hasMore, total } = await this.finder.page(wanted);
    const byId = new Map((await this.finder.load(ids)).map((link) => [link.id, link]));
    // It may have been moved to another group in the meantime.
    const links = ids.flatMap((id) => byId.get(id) ?? []).filter(({ groupId }) => groupId === wanted.groupId);
    return { links, start: this.questions.startOf(wanted.search, end), hasMore, total };
  }

  private async listed(links: readonly Link[], member: Member): Promise<ListedLink[]> {
    const isAnyTransferred = links.some(({ isTransferred }) => isTransferred);
    const mine = isAnyTransferred ? await this.groups.groupsOf(member.userId) : [];
    const surroundingsOf = await this.surroundings.surroundingsOf(member.groupId, links);
    return links.map((link) => ({
      link,
      ...surroundingsOf(link),
      transferredFrom: nameOf(mine, link.firstGroupId),
      ...rightsOn(link, member),
    }));
  }
}

function nameOf(groups: readonly LinkGroup[], wanted: number | null): LinkGroup | null {
  const found = groups.find(({ groupId }) => groupId === wanted);
  return found ? { groupId: found.groupId, name: found.name } : null;
}

function rightsOn(link: Link, member: Member): Pick<ListedLink, 'canEdit' | 'canTransfer' | 'canReturn'> {
  if (member.isReadOnly) return { canEdit: false, canTransfer: false, canReturn: false };
  const isLive = !link.isTrashed;
  return {
    canEdit: isLive && canEdit(member, link),
    canTransfer: isLive && canTransfer(member, link),
    canReturn: isLive && link.isTransferred && canReturn(member, link),
  };
}
