import type { Fields } from './api';
import { refuseIf } from './codes';

const LISTS = ['ItemName', 'ItemCount', 'ItemUnit', 'ItemPrice', 'ItemAmt'] as const;

const listOf = (fields: Fields, name: string): string[] => (fields[name] ?? '').split('|');
const sumOf = (list: readonly string[]): number => list.reduce((sum, value) => sum + Number(value), 0);

/** Lists of one length whose products fit; `total` is what they must make, if anything. */
export function checkItems(fields: Fields, total: number | undefined): void {
  const lists = LISTS.map((name) => listOf(fields, name));
  const [names = [], counts = [], , prices = [], amounts = []] = lists;
  refuseIf(
    lists.some((list) => list.length !== names.length || list.includes('')),
    'INV10003',
  );
  refuseIf(
    [...counts, ...prices, ...amounts].some((value) => Number.isNaN(Number(value))),
    'INV10003',
  );
  const isRight = amounts.every((amount, at) => Number(counts[at]) * Number(prices[at]) === Number(amount));
  refuseIf(!isRight, 'INV10004');
  refuseIf(total !== undefined && sumOf(amounts) !== total, 'INV10012');
}

/** What an allowance takes off, with its tax. */
export const allowedTotal = (fields: Fields): number =>
  sumOf(listOf(fields, 'ItemAmt')) + sumOf(listOf(fields, 'ItemTaxAmt'));
