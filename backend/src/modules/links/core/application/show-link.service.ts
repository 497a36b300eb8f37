import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { ShortDomainsService } from '../../../domains';
import { canEdit, canSeeCounts } from '../domain/link-access';
import type { Link } from '../domain/link.entity';
import { LinkDoesNotExist } from '../domain/links.errors';
import type { LinkPlace } from './link-places.service';
import { LinkSurroundingsService, type SurroundingsOfLink } from './link-surroundings.service';
import { LinkHistory, type PastChange } from './ports/link-history';
import { LinkRepository } from './ports/link-repository';

/** A link with all that a member of its group may know of it. */
export interface LinkDetails extends SurroundingsOfLink {
  readonly link: Link;
  /** Whether the member may change it. */
  readonly canEdit: boolean;
}

interface Page {
  /** Position that the page before answered, -1 for the first page. */
  readonly start: number;
  readonly limit: number;
}

/** Shows one link to a member of the group that holds it. */
@Injectable()
export class ShowLinkService {
  constructor(
    private readonly links: LinkRepository,
    private readonly surroundings: LinkSurroundingsService,
    private readonly history: LinkHistory,
    private readonly domains: ShortDomainsService,
  ) {}

  /** Of the group acted in, in the trash or not. Throws `LinkDoesNotExist` also when it is another group's. */
  async show(member: Member, { domainId, slug }: LinkPlace): Promise<LinkDetails> {
    const link = await this.links.findBySlug(domainId, slug);
    if (!link || !canSeeCounts(member, link)) throw new LinkDoesNotExist();
    return this.detailsOf(member, link);
  }

  async detailsOf(member: Member, link: Link): Promise<LinkDetails> {
    const surroundingsOf = await this.surroundings.surroundingsOf(link.groupId, [link]);
    const isChangeable = !member.isReadOnly && !link.isTrashed;
    return { link, ...surroundingsOf(link), canEdit: isChangeable && canEdit(member, link) };
  }

  /** What was changed while its group has had it, newest first. */
  async historyOf({ id: linkId, groupId }: Link, { start, limit }: Page): Promise<readonly PastChange[]> {
    const before = start < 0 ? Number.MAX_SAFE_INTEGER : start;
    return this.withHosts(await this.history.pageOf({ linkId, groupId }, { before, limit }));
  }

  /** Domains by what they are called now. */
  private async withHosts(changes: readonly PastChange[]): Promise<readonly PastChange[]> {
    const isMove = ({ field }: PastChange): boolean => field === 'domainId';
    const ids = changes.filter(isMove).flatMap(({ before, after }) => [Number(before), Number(after)]);
    const domains = await this.domains.byId(ids);
    const hostOf = (id: unknown): string => (domains.get(Number(id)) ?? this.domains.shared).host;
    return changes.map((each) =>
      isMove(each) ? { ...each, before: hostOf(each.before), after: hostOf(each.after) } : each,
    );
  }
}
