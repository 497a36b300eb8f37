import { capitals, digits } from '../shared/random-ids';
import { Refusal } from './codes';
import type { Context } from './gateway-context';
import { periodOf } from './periods';
import type { Invoice, NumberPool } from './state';

export function poolOf(period: string, { state, shop }: Context): NumberPool {
  const known = state.pools.find((pool) => pool.period === period);
  if (known) return known;
  const pool: NumberPool = {
    period,
    track: capitals(2),
    next: Number(`${digits(6)}00`),
    left: shop.numbersPerPeriod,
  };
  state.pools.push(pool);
  return pool;
}

/** Gives an invoice the next number of its two months. */
export function giveNumber(invoice: Invoice, context: Context): void {
  const now = context.clock.now();
  const pool = poolOf(periodOf(now), context);
  if (pool.left <= 0 || context.faults.has('issue', 'no-numbers')) throw new Refusal('INV90006');
  invoice.number = `${pool.track}${String(pool.next).padStart(8, '0')}`;
  invoice.random = digits(4);
  invoice.issuedAt = now;
  delete invoice.issueAt;
  pool.next += 1;
  pool.left -= 1;
}
