import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import type { Member } from '../../../../shared/domain/actor';
import { BYTE_ORDER_MARK, csvLine } from '../../../../shared/domain/csv';
import type { Language } from '../../../../shared/domain/language';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { PlansService } from '../../../billing';
import { GroupsService } from '../../../groups';
import { LinkSurroundingsService } from '../../core/application/link-surroundings.service';
import type { Link } from '../../core/domain/link.entity';
import { exportHeads, type TableReader } from '../domain/export-table';
import type { SearchInput } from '../domain/read-search';
import { exportedCells } from './exported-link';
import type { ListedName } from './list-links.service';
import { LinkPagesService } from './link-pages.service';

export interface ExportInput extends SearchInput {
  /** These links alone, in this order; whatever they are looked for by does not matter then. */
  readonly links?: readonly ListedName[];
  /** Of the heads, with moments in the group's zone; the API's field names and ISO 8601 when absent. */
  readonly lang?: Language;
  readonly address: string;
}

const LIMIT = { name: 'links.export', points: 30, seconds: 3_600 };

/** Exports links of the group acted in as a table: those that were chosen, those that are found, or all. */
@Injectable()
export class ExportLinksService {
  constructor(
    private readonly pages: LinkPagesService,
    private readonly surroundings: LinkSurroundingsService,
    private readonly plans: PlansService,
    private readonly limits: RateLimits,
    private readonly audit: AuditTrail,
    private readonly groups: GroupsService,
  ) {}

  /** Throws `FeatureMissing`, `InvalidInput`, `RateLimited` before the first line. */
  async table(member: Member, input: ExportInput): Promise<AsyncGenerator<string>> {
    const { userId, groupId } = member;
    await this.plans.requireFeature(groupId, 'export');
    const { links, lang, address, ...search } = input;
    const pages = links ? this.pages.named(groupId, links) : await this.pages.found(member, search);
    await this.limits.take(LIMIT, userId);
    await this.audit.record({ action: 'links.exported', outcome: 'done', userId, groupId, address });
    return this.lines(groupId, pages, await this.readerOf(groupId, lang));
  }

  private async readerOf(groupId: number, lang: Language | undefined): Promise<TableReader | null> {
    if (lang === undefined) return null;
    const { timeZone } = await this.groups.settingsOf(groupId);
    return { lang, timeZone };
  }

  private async *lines(
    groupId: number,
    pages: AsyncGenerator<readonly Link[]>,
    reader: TableReader | null,
  ): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(exportHeads(reader));
    for await (const links of pages) {
      if (links.length === 0) continue;
      const around = await this.surroundings.surroundingsOf(groupId, links);
      yield links.map((link) => csvLine(exportedCells(link, around(link), reader))).join('');
    }
  }
}
