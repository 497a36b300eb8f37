import { isObject } from '../shared/answers';
import { refuseIf } from './codes';
import type { Info } from './api';

/** Only whole dollars of Taiwan. */
export function checkMoney({ amount, currency }: Info): number {
  refuseIf(typeof amount !== 'number', '2101');
  refuseIf(currency !== 'TWD', '1178');
  refuseIf(Number(amount) <= 0, '1183');
  refuseIf(!Number.isInteger(amount), '1124');
  return Number(amount);
}

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
const listOf = (value: unknown): Info[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The products make their package and the packages make the whole. */
export function checkPackages(amount: number, packages: unknown): void {
  const list = listOf(packages);
  refuseIf(list.length === 0, '2101');
  for (const one of list) {
    const products = listOf(one['products']);
    refuseIf(
      products.some(({ name }) => typeof name !== 'string' || name === ''),
      '2101',
    );
    const total = sum(products.map(({ quantity, price }) => Number(quantity) * Number(price)));
    refuseIf(total !== one['amount'], '1124');
  }
  refuseIf(sum(list.map((one) => Number(one['amount']) + Number(one['userFee'] ?? 0))) !== amount, '1124');
}

export function firstProduct(packages: unknown): string {
  const [first] = listOf(packages);
  const [product] = listOf(first?.['products']);
  const name = product?.['name'];
  return typeof name === 'string' ? name : '';
}
