import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isUniqueViolation } from '../../../../shared/database/database-errors';
import { type BoundValue, insertRows, marksFor } from '../../../../shared/database/dialect';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { LinkBatchStore } from '../application/ports/link-batch-store';
import { Link, SHARED_DOMAIN } from '../../core/domain/link.entity';
import { SlugTaken } from '../../core/domain/links.errors';

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
    return this.held(new Map([...own, ...(await this.standingOn(SHARED_DOMAIN, rest))]));
  }

  async holdOn(domainId: number, slugs: readonly string[]): Promise<ReadonlyMap<string, Link>> {
    return this.held(await this.standingOn(domainId, slugs));
  }

  async add(links: readonly Link[]): Promise<void> {
    const [first] = links;
    if (!first) return;
    await this.insert(links);
    const stored = await this.named(
      'id',
      first.domainId,
      links.map(({ slug }) => slug),
    );
    const ids = new Map(stored.map(({ id, slug }) => [slug, Number(id)]));
    for (const link of links) Object.assign(link, { id: ids.get(link.slug) });
  }

  /** What the mapping of a single link says, without its cost for each of a thousand. */
  private async insert(links: readonly Link[]): Promise<void> {
    const { columns, tableName: name } = this.links.metadata;
    const { driver } = this.manager.dataSource;
    const kept = columns.filter(({ isGenerated, isInsert }) => !isGenerated && isInsert);
    const rows = links.map((link) =>
      kept.map(
        (column) =>
          driver.preparePersistentValue(column.getEntityValue(link, true) ?? null, column) as BoundValue,
      ),
    );
    try {
      await insertRows(this.manager, { name, columns: kept.map(({ databaseName }) => databaseName) }, rows);
    } catch (error) {
      if (isUniqueViolation(error)) throw new SlugTaken('');
      throw error;
    }
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

  private async standingOn(domainId: number, slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.named('COALESCE(alias_of, id)', domainId, slugs);
    return new Map(rows.map(({ id, slug }) => [slug, Number(id)]));
  }

  private async ownedBy(groupId: number, slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.manager.query<Named[]>(
      `SELECT id, slug FROM links WHERE slug IN (${marksFor(slugs)}) AND group_id = ? AND alias_of IS NULL
        ORDER BY domain_id DESC`,
      [...slugs, groupId],
    );
    return new Map(rows.map(({ id, slug }) => [slug, Number(id)]));
  }

  private async named(id: string, domainId: number, slugs: readonly string[]): Promise<Named[]> {
    if (slugs.length === 0) return [];
    return this.manager.query<Named[]>(
      `SELECT ${id} AS id, slug FROM links WHERE domain_id = ? AND slug IN (${marksFor(slugs)})`,
      [domainId, ...slugs],
    );
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private get links() {
    return this.manager.getRepository(Link);
  }
}
