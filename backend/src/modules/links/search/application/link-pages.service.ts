import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { ShortDomainsService } from '../../../domains';
import type { Link } from '../../core/domain/link.entity';
import type { SearchInput } from '../domain/read-search';
import type { ListedName } from './list-links.service';
import { ListQuestionsService } from './list-questions.service';
import { LinkFinder, type WantedPage } from './ports/link-finder';

/** So many links are in memory at a time. */
const LINKS_AT_ONCE = 500;

/** All links of a group that are meant, page by page, for work on all of them. */
@Injectable()
export class LinkPagesService {
  constructor(
    private readonly questions: ListQuestionsService,
    private readonly finder: LinkFinder,
    private readonly domains: ShortDomainsService,
  ) {}

  /** Throws `InvalidInput`, `FeatureMissing` before the first page. */
  async found(member: Member, search: SearchInput): Promise<AsyncGenerator<readonly Link[]>> {
    return this.from(await this.questions.pageFrom(member, { ...search, start: -1, limit: LINKS_AT_ONCE }));
  }

  /** Those of the group with these names; others are left out. */
  async *named(groupId: number, names: readonly ListedName[]): AsyncGenerator<readonly Link[]> {
    for (const host of new Set(names.map(({ domain }) => domain))) {
      const domainId = await this.domains.idOf(host);
      if (domainId === null) continue;
      const slugs = names.filter(({ domain }) => domain === host).map(({ encodeId }) => encodeId);
      for (let at = 0; at < slugs.length; at += LINKS_AT_ONCE) {
        yield this.finder.named(groupId, domainId, slugs.slice(at, at + LINKS_AT_ONCE));
      }
    }
  }

  private async *from(first: WantedPage): AsyncGenerator<readonly Link[]> {
    for (let wanted = first; ;) {
      const { ids, end, hasMore } = await this.finder.page(wanted);
      const byId = new Map((await this.finder.load(ids)).map((link) => [link.id, link]));
      // It may have been moved to another group in the meantime.
      yield ids.flatMap((id) => byId.get(id) ?? []).filter(({ groupId }) => groupId === first.groupId);
      if (!hasMore || end === null) return;
      wanted = { ...wanted, after: end };
    }
  }
}
