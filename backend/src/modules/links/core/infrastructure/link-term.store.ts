import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { marksFor } from '../../../../shared/database/dialect';
import { addMissingRows } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { LinkIndex } from '../application/ports/link-index';
import { Link } from '../domain/link.entity';
import { searchedTexts } from '../domain/search-terms/searched-texts';
import { termsOf } from '../domain/search-terms/search-terms';

interface TermRow {
  readonly link_id: number | string;
  readonly term: string;
  readonly group_id: number;
}

/** Links of no group are not searched. */
const wantedOf = (link: Link): readonly string[] => (link.groupId > 0 ? termsOf(searchedTexts(link)) : []);

/** The terms that links are found by, kept with each change of a link and in its transaction. */
@Injectable()
export class LinkTermStore extends LinkIndex {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  /** Of new links, which have none yet. */
  async add(links: readonly Link[]): Promise<void> {
    await this.insert(
      links.flatMap((link) => wantedOf(link).map((term) => [link.id, term, link.groupId] as const)),
    );
  }

  /** Of links that may have changed in any way: only what differs is written. */
  async renew(links: readonly Link[]): Promise<void> {
    const stored = await this.storedOf(links);
    for (const link of links) await this.renewOne(link, stored.get(link.id) ?? []);
  }

  async postpone(linkIds: readonly number[]): Promise<void> {
    await addMissingRows(
      this.manager,
      { name: 'unindexed_links', keys: ['link_id'], values: [] },
      linkIds.map((id) => [id]),
    );
  }

  async catchUp(most: number): Promise<boolean> {
    // The newest first: what was just made is what a person looks for.
    const rows = await this.manager.query<{ link_id: number | string }[]>(
      `SELECT link_id FROM unindexed_links ORDER BY link_id DESC LIMIT ${String(most)}`,
    );
    if (rows.length === 0) return false;
    const ids = rows.map(({ link_id: id }) => Number(id));
    // Held, because a caller who changes one meanwhile writes its terms, too.
    await this.manager.query(`UPDATE links SET slug = slug WHERE id IN (${marksFor(ids)})`, ids);
    await this.renew(await this.manager.getRepository(Link).findBy({ id: In(ids) }));
    await this.manager.query(`DELETE FROM unindexed_links WHERE link_id IN (${marksFor(ids)})`, ids);
    return rows.length === most;
  }

  private async renewOne(link: Link, stored: readonly TermRow[]): Promise<void> {
    const wanted = new Set(wantedOf(link));
    const gone = stored.filter(({ term }) => !wanted.delete(term)).map(({ term }) => term);
    if (gone.length > 0) {
      await this.manager.query(`DELETE FROM link_terms WHERE link_id = ? AND term IN (${marksFor(gone)})`, [
        link.id,
        ...gone,
      ]);
    }
    if (stored.some(({ group_id: groupId }) => groupId !== link.groupId)) {
      await this.manager.query('UPDATE link_terms SET group_id = ? WHERE link_id = ?', [
        link.groupId,
        link.id,
      ]);
    }
    await this.insert([...wanted].map((term) => [link.id, term, link.groupId]));
  }

  private async storedOf(links: readonly Link[]): Promise<ReadonlyMap<number, TermRow[]>> {
    const byLink = new Map<number, TermRow[]>();
    if (links.length === 0) return byLink;
    const rows = await this.manager.query<TermRow[]>(
      `SELECT link_id, term, group_id FROM link_terms WHERE link_id IN (${marksFor(links)})`,
      links.map(({ id }) => id),
    );
    for (const row of rows) {
      const id = Number(row.link_id);
      byLink.set(id, [...(byLink.get(id) ?? []), row]);
    }
    return byLink;
  }

  /** Two who change a link at once may both find the same term missing. */
  private async insert(rows: readonly (readonly [number, string, number])[]): Promise<void> {
    const table = { name: 'link_terms', keys: ['link_id', 'term'], values: ['group_id'] };
    await addMissingRows(this.manager, table, rows);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
