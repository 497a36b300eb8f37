import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { marksFor } from '../../../../shared/database/dialect';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { LinkBatchStore } from '../application/ports/link-batch-store';
import { Link, SHARED_DOMAIN } from '../../core/domain/link.entity';

interface Named {
  readonly id: number | string;
  readonly slug: string;
}

@Injectable()
export class SqlLinkBatchStore extends LinkBatchStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async hold(groupId: number, slugs: readonly string[]): Promise<ReadonlyMap<string, Link>> {
    const own = await this.ownedBy(groupId, slugs);
    const rest = slugs.filter((slug) => !own.has(slug));
    return this.held(new Map([...own, ...(await this.linkIdsOn(SHARED_DOMAIN, rest))]));
  }

  async holdOn(domainId: number, slugs: readonly string[]): Promise<ReadonlyMap<string, Link>> {
    return this.held(await this.linkIdsOn(domainId, slugs));
  }

  /** By a statement that changes nothing, as one link is held; in the order of the key, so that two batches can meet. */
  private async held(idOf: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, Link>> {
    const ids = [...new Set(idOf.values())].sort((one, other) => one - other);
    if (ids.length === 0) return new Map();
    await this.manager.query(`UPDATE links SET slug = slug WHERE id IN (${marksFor(ids)})`, ids);
    const links = await this.links.findBy({ id: In(ids) });
    const byId = new Map(links.map((link) => [link.id, link]));
    return new Map(
      [...idOf].flatMap(([slug, id]) => {
        const link = byId.get(id);
        return link ? [[slug, link] as const] : [];
      }),
    );
  }

  private async linkIdsOn(domainId: number, slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (slugs.length === 0) return new Map();
    const rows = await this.manager.query<Named[]>(
      `SELECT COALESCE(alias_of, id) AS id, slug FROM links WHERE domain_id = ? AND slug IN (${marksFor(slugs)})`,
      [domainId, ...slugs],
    );
    return new Map(rows.map(({ id, slug }) => [slug, Number(id)]));
  }

  private async ownedBy(groupId: number, slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
    // Sorted here: to sort them itself, SQLite goes through all links of the group in the order of their domains.
    const rows = await this.manager.query<(Named & { readonly domain_id: number })[]>(
      `SELECT id, slug, domain_id FROM links WHERE slug IN (${marksFor(slugs)}) AND group_id = ? AND alias_of IS NULL`,
      [...slugs, groupId],
    );
    const fromLast = rows.toSorted((one, other) => other.domain_id - one.domain_id);
    return new Map(fromLast.map(({ id, slug }) => [slug, Number(id)]));
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private get links() {
    return this.manager.getRepository(Link);
  }
}
