import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import {
  type CampaignFields,
  type FoundCount,
  type FoundPage,
  LinkFinder,
  type WantedPage,
} from '../application/ports/link-finder';
import { Link, SHARED_DOMAIN } from '../../core/domain/link.entity';
import type { LinkSearch, ListPlace } from '../domain/link-search';
import { conditionsOf, endsOf, inTrash } from './link-conditions';
import { sourcesOf } from './link-sources';
import { behind, inListOrder, orderBy, orderOf, type OrderedRow, listPlaceOf } from './list-order';
import { allOf, isOneOf, type Sql, sql } from './sql-condition';

/** As many as an index names are looked at one by one; of more, some are soon met on the way through the list. */
const FEW = 500;
/** Links of the list that one look takes in. */
const WINDOW = 300;
/** Looks in one call: a caller who wants more asks again, from where this call ended. */
const MAX_WINDOWS = 2;
const MAX_COUNTED = 1_000;
const MAX_OPTIONS = 100;

type Wanted = Pick<WantedPage, 'groupId' | 'search' | 'now'>;

/** Whose a link is, and whether it lies in the trash. */
interface ListPlaceRow {
  readonly group_id: number;
  readonly trashed_at: string | Date | null;
}

interface Part {
  readonly matching: readonly OrderedRow[];
  /** The last one looked at, if others follow. */
  readonly end: OrderedRow | undefined;
}

/** The part of an index that a list is. */
const listOf = (groupId: number, search: LinkSearch): readonly Sql[] => [
  sql('l.group_id = ?', groupId),
  inTrash(search),
  ...endsOf(search),
];

/** Links in the tables of either engine. */
@Injectable()
export class SqlLinkFinder extends LinkFinder {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async page(wanted: WantedPage): Promise<FoundPage> {
    const { limit, search, now, after } = wanted;
    const isPlain = conditionsOf(search, now).length === 0;
    const few = await this.fewOf(wanted);
    const parts = few ? [{ matching: await this.among(few, wanted), end: undefined }] : this.windows(wanted);
    const rows: OrderedRow[] = [];
    let seen: OrderedRow | undefined;
    for await (const { matching, end } of parts) {
      rows.push(...matching);
      seen = end;
      // With the first page comes how many there are, so the look goes on as far as it may.
      if (rows.length > limit && (after !== null || isPlain)) break;
    }
    const found: FoundCount = { count: rows.length, isExact: seen === undefined };
    const last = rows.length > limit ? rows[limit - 1] : seen;
    const end = last ?? rows.at(-1);
    return {
      ids: rows.slice(0, limit).map(({ id }) => Number(id)),
      end: end ? listPlaceOf(orderOf(search), end) : null,
      hasMore: last !== undefined,
      total: after === null ? await this.totalOf(wanted, few || !isPlain ? found : null) : null,
    };
  }

  async placeOf(groupId: number, linkId: number): Promise<ListPlace | null> {
    const [row] = await this.query<OrderedRow>(
      sql('SELECT l.id, l.created_at FROM links l WHERE l.id = ? AND l.group_id = ?', linkId, groupId),
    );
    return row ? listPlaceOf(orderOf({ tab: 'links', sort: 'newest' }), row) : null;
  }

  load(ids: readonly number[]): Promise<Link[]> {
    return this.unitOfWork.manager.getRepository(Link).findBy({ id: In([...ids]) });
  }

  async campaigns(groupId: number, ids: readonly number[]): Promise<ReadonlyMap<number, CampaignFields>> {
    const links = await this.unitOfWork.manager.getRepository(Link).find({
      select: { id: true, url: true, utm: true, groupId: true },
      where: { id: In([...ids]) },
    });
    // Asked for its group, SQLite would rather go through all links of that than look these up.
    return new Map(links.filter((link) => link.groupId === groupId).map((link) => [link.id, link]));
  }

  named(groupId: number, domainId: number, slugs: readonly string[]): Promise<Link[]> {
    return this.unitOfWork.manager.getRepository(Link).find({
      where: { groupId, domainId, slug: In([...slugs]) },
      order: { id: 'DESC' },
    });
  }

  authors(groupId: number): Promise<readonly number[]> {
    return this.valuesOf('creator_user_id', { groupId, after: 0 });
  }

  domains(groupId: number): Promise<readonly number[]> {
    return this.valuesOf('domain_id', { groupId, after: SHARED_DOMAIN - 1 });
  }

  /** From one value to the next, because no engine skips through an index by itself. */
  private async valuesOf(
    column: 'creator_user_id' | 'domain_id',
    { groupId, after }: { readonly groupId: number; readonly after: number },
  ): Promise<readonly number[]> {
    const found: number[] = [];
    for (let last = after; found.length < MAX_OPTIONS; found.push(last)) {
      const next = sql(
        `SELECT MIN(${column}) AS next FROM links WHERE group_id = ? AND ${column} > ?`,
        groupId,
        last,
      );
      const [row] = await this.query<{ next: number | string | null }>(next);
      if (row?.next === null || row?.next === undefined) break;
      last = Number(row.next);
    }
    return found;
  }

  /** The links that an index names, when those are few; the shortest of its lists. */
  private async fewOf({ groupId, search }: Wanted): Promise<readonly number[] | null> {
    let few: readonly number[] | null = null;
    for (const source of sourcesOf(groupId, search)) {
      const rows: OrderedRow[] = [];
      for (const { text, values } of source) {
        rows.push(...(await this.query<OrderedRow>(sql(`${text} LIMIT ${String(FEW + 1)}`, ...values))));
      }
      if (rows.length > FEW || (few !== null && rows.length >= few.length)) continue;
      few = [...new Set(rows.map(({ id }) => Number(id)))];
      if (few.length === 0) break;
    }
    return few;
  }

  /** Those of these links that are wanted. */
  private async among(
    ids: readonly number[],
    { groupId, search, now, after }: Wanted & Pick<WantedPage, 'after'>,
  ): Promise<readonly OrderedRow[]> {
    const { text, values } = allOf([isOneOf('l.id', ids), ...endsOf(search), ...conditionsOf(search, now)]);
    const rows = await this.query<OrderedRow & ListPlaceRow>(
      sql(
        `SELECT l.id, l.created_at, l.click_count, l.last_click, l.group_id, l.trashed_at FROM links l WHERE ${text}`,
        ...values,
      ),
    );
    // Asked for its group, SQLite would rather go through all links of that than look these up.
    const isInList = (row: ListPlaceRow): boolean =>
      row.group_id === groupId && (row.trashed_at !== null) === (search.tab === 'trashBin');
    return inListOrder(orderOf(search), rows.filter(isInList), after);
  }

  /** Through the list from the place on, so many links at a time. */
  private async *windows(wanted: WantedPage): AsyncGenerator<Part> {
    const { search, now, limit } = wanted;
    const conditions = conditionsOf(search, now);
    // Unless something has to be left out, what is looked at is what is shown.
    const size = conditions.length === 0 ? limit + 1 : WINDOW;
    let { after } = wanted;
    for (let looks = 1; looks <= MAX_WINDOWS; looks += 1) {
      const seen = await this.rows({ ...wanted, after }, size);
      const end = seen.length === size ? seen.at(-1) : undefined;
      yield { matching: await this.matching(seen, conditions), end };
      if (!end) return;
      after = listPlaceOf(orderOf(search), end);
    }
  }

  private async matching(
    seen: readonly OrderedRow[],
    conditions: readonly Sql[],
  ): Promise<readonly OrderedRow[]> {
    if (conditions.length === 0 || seen.length === 0) return seen;
    const among = seen.map(({ id }) => id);
    const { text, values } = allOf([isOneOf('l.id', among), ...conditions]);
    const rows = await this.query<OrderedRow>(sql(`SELECT l.id FROM links l WHERE ${text}`, ...values));
    const ids = new Set(rows.map(({ id }) => Number(id)));
    return seen.filter(({ id }) => ids.has(Number(id)));
  }

  private rows(
    { groupId, search, after }: Pick<WantedPage, 'groupId' | 'search' | 'after'>,
    limit: number,
  ): Promise<OrderedRow[]> {
    const order = orderOf(search);
    const place = after ? [behind(order, after)] : [];
    const { text, values } = allOf([...listOf(groupId, search), ...place]);
    return this.query(
      sql(
        `SELECT ${order.columns.map((column) => `l.${column}`).join(', ')} FROM links l
          WHERE ${text} ORDER BY ${orderBy(order)} LIMIT ${String(limit)}`,
        ...values,
      ),
    );
  }

  /** What was found, or all that there are. */
  private async totalOf({ groupId, search }: Wanted, found: FoundCount | null): Promise<FoundCount> {
    if (found) return found;
    const { text, values } = allOf(listOf(groupId, search));
    const [row] = await this.query<{ found: number | string }>(
      sql(
        `SELECT COUNT(*) AS found FROM (SELECT l.id FROM links l WHERE ${text} LIMIT ${String(MAX_COUNTED + 1)}) counted`,
        ...values,
      ),
    );
    const count = Number(row?.found ?? 0);
    return { count: Math.min(count, MAX_COUNTED), isExact: count <= MAX_COUNTED };
  }

  private query<T>({ text, values }: Sql): Promise<T[]> {
    return this.unitOfWork.manager.query(text, [...values]);
  }
}
