import type { EntityManager } from 'typeorm';
import { type BoundValue, insertRows, marksFor } from '../../../../shared/database/dialect';
import { Link } from '../domain/link.entity';

/** Stores new links in their order, gives them their ids, and lets their second slugs lead to them. */
export async function insertLinks(manager: EntityManager, links: readonly Link[]): Promise<void> {
  const [only, ...others] = links;
  if (!only) return;
  if (others.length === 0) await manager.getRepository(Link).insert(only);
  else {
    await insertMany(manager, links);
    await readIds(manager, links);
  }
  await insertAliases(manager, links);
}

/** What the mapping of a single link says, without its cost for each of a thousand. */
async function insertMany(manager: EntityManager, links: readonly Link[]): Promise<void> {
  const { columns, tableName: name } = manager.getRepository(Link).metadata;
  const { driver } = manager.dataSource;
  const kept = columns.filter(({ isGenerated, isInsert }) => !isGenerated && isInsert);
  const rows = links.map((link) =>
    kept.map(
      (column) =>
        driver.preparePersistentValue(column.getEntityValue(link, true) ?? null, column) as BoundValue,
    ),
  );
  await insertRows(manager, { name, columns: kept.map(({ databaseName }) => databaseName) }, rows);
}

/** Neither engine tells all ids that it gave. */
async function readIds(manager: EntityManager, links: readonly Link[]): Promise<void> {
  const byDomain = new Map<number, Map<string, Link>>();
  for (const link of links) {
    const named = byDomain.get(link.domainId) ?? new Map<string, Link>();
    byDomain.set(link.domainId, named.set(link.slug, link));
  }
  for (const [domainId, named] of byDomain) {
    const slugs = [...named.keys()];
    const rows = await manager.query<{ id: number | string; slug: string }[]>(
      `SELECT id, slug FROM links WHERE domain_id = ? AND slug IN (${marksFor(slugs)})`,
      [domainId, ...slugs],
    );
    for (const { id, slug } of rows) Object.assign(named.get(slug) ?? {}, { id: Number(id) });
  }
}

async function insertAliases(manager: EntityManager, links: readonly Link[]): Promise<void> {
  const columns = ['domain_id', 'slug', 'url', 'group_id', 'creator_user_id', 'created_at', 'alias_of'];
  const rows = links.flatMap(({ id, domainId, asciiSlug, createdAt }) =>
    asciiSlug === null ? [] : [[domainId, asciiSlug, '', 0, 0, createdAt, id]],
  );
  await insertRows(manager, { name: 'links', columns }, rows);
}
