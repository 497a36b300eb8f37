import { type ClassCounts, type Count, sumOf } from '../../counting/domain/click-count';
import { isOpen } from '../../counting/domain/mix';
import type { ReportQuestion } from './report-question';

/** What several questions about the same range found out one after the other. */
export interface RangeAnswers {
  readonly hits: ClassCounts;
  /** What the chart shows. */
  readonly points: readonly Count[];
  readonly mix: readonly Count[];
  /** Null where they are unknown. */
  readonly referrers: readonly Count[] | null;
}

/** Whether two lists are of the same clicks, as far as their sums tell. */
export function sumsAgree(some: readonly Count[], others: readonly Count[]): boolean {
  const [one, other] = [sumOf(some), sumOf(others)];
  return one.total === other.total && one.unique === other.unique;
}

/** Whether all of them saw the same clicks: what is counted between two questions is in the later one alone. */
export function findingsAgree(
  { hits, points, mix, referrers }: RangeAnswers,
  { classes, filter }: Pick<ReportQuestion, 'classes' | 'filter'>,
): boolean {
  const isOfAll = isOpen(filter);
  const asked = isOfAll ? classes.map((each) => hits[each]) : mix;
  return (
    sumsAgree(points, asked) &&
    (!isOfAll || sumsAgree(mix, [hits.human])) &&
    (referrers === null || sumsAgree(referrers, mix))
  );
}
