import { momentOf } from '../../../../shared/database/rows';
import type { LinkSearch, LinkSort, ListPlace } from '../domain/link-search';
import { type Sql, sql } from './sql-condition';

type Column = 'trashed_at' | 'created_at' | 'click_count' | 'last_click' | 'id';

/** A row with the columns that the order goes by. */
export type OrderedRow = Readonly<Partial<Record<Column, string | number | Date>>> & {
  readonly id: string | number;
};

interface ListOrder {
  /** An index begins with the group, then whether it is in the trash, then with these. */
  readonly columns: readonly Column[];
  readonly isDescending: boolean;
}

const ORDERS: Readonly<Record<LinkSort, ListOrder>> = {
  newest: { columns: ['created_at', 'id'], isDescending: true },
  oldest: { columns: ['created_at', 'id'], isDescending: false },
  clicks: { columns: ['click_count', 'id'], isDescending: true },
  fewestClicks: { columns: ['click_count', 'id'], isDescending: false },
  lastClicked: { columns: ['last_click', 'id'], isDescending: true },
};

/** What is in the trash bin goes by when it came there. */
export function orderOf({ tab, sort }: Pick<LinkSearch, 'tab' | 'sort'>): ListOrder {
  const { columns, isDescending } = ORDERS[sort];
  return { columns: tab === 'trashBin' ? ['trashed_at', ...columns] : columns, isDescending };
}

const isMoment = (column: Column): boolean => column === 'created_at' || column === 'trashed_at';

export const orderBy = ({ columns, isDescending }: ListOrder): string =>
  columns.map((column) => `l.${column} ${isDescending ? 'DESC' : 'ASC'}`).join(', ');

export const listPlaceOf = ({ columns }: ListOrder, row: OrderedRow): ListPlace =>
  columns.map((column) => {
    const value = row[column] ?? 0;
    return isMoment(column) ? momentOf(value as string | Date).getTime() : Number(value);
  });

/** Behind the place. The first comparison alone is what an index can begin with, on either engine. */
export function behind({ columns, isDescending }: ListOrder, place: ListPlace): Sql {
  const sign = isDescending ? '<' : '>';
  const bound = columns.map((column, index) => {
    const value = place[index] ?? 0;
    return isMoment(column) ? new Date(value) : value;
  });
  const steps = columns.map((column, index) => {
    const same = columns.slice(0, index).map((earlier) => `l.${earlier} = ? AND `);
    return sql(`(${same.join('')}l.${column} ${sign} ?)`, ...bound.slice(0, index + 1));
  });
  const anyStep = steps.map(({ text }) => text).join(' OR ');
  return sql(
    `l.${columns[0] ?? 'id'} ${sign}= ? AND (${anyStep})`,
    bound[0],
    ...steps.flatMap(({ values }) => values),
  );
}

/** Below 0 when the one comes before the other. */
function compare({ isDescending }: ListOrder, one: ListPlace, other: ListPlace): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  const difference = index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
  return isDescending ? -difference : difference;
}

/** Rows in this order, those behind the place only. */
export function inListOrder<T extends OrderedRow>(
  order: ListOrder,
  rows: readonly T[],
  after: ListPlace | null,
): readonly T[] {
  const placed = rows.map((row) => ({ row, place: listPlaceOf(order, row) }));
  return placed
    .filter(({ place }) => after === null || compare(order, place, after) > 0)
    .sort((one, other) => compare(order, one.place, other.place))
    .map(({ row }) => row);
}
