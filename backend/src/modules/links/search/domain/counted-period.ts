import { InputCheck } from '../../../../shared/domain/input-check';
import { readMoments } from './filter-values';
import { SearchRefused } from './search.errors';

const DAY_MS = 86_400_000;
const MAX_COUNTED_DAYS = 31;
const DEFAULT_COUNTED_DAYS = 30;

/**
 * The period in which links are counted: up to now and 30 days by default. Days and moments are written as in filters.
 * Throws `InvalidInput`.
 */
export function readCountedPeriod(
  given: { readonly from?: string; readonly to?: string },
  now: Date,
): { readonly from: Date; readonly to: Date } {
  const check = new InputCheck();
  const end = (name: 'from' | 'to'): Date | null => {
    const raw = given[name];
    if (raw === undefined) return null;
    return check.take(() => readMoments({ [name]: raw }, name)[name]) ?? null;
  };
  const [from, to] = [end('from'), end('to') ?? now];
  const period = { from: from ?? new Date(to.getTime() - DEFAULT_COUNTED_DAYS * DAY_MS), to };
  check.take(() => {
    const length = to.getTime() - period.from.getTime();
    if (length >= 0 && length <= MAX_COUNTED_DAYS * DAY_MS) return;
    const remedy = `Give a period of at most ${String(MAX_COUNTED_DAYS)} days, from its begin to its end.`;
    throw new SearchRefused('from', 'links.filter-invalid', remedy);
  });
  check.done();
  return period;
}
