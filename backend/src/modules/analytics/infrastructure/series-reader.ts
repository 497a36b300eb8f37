import type { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { HitClass } from '../../../shared/domain/visitor/hit-class';
import type { Slot } from '../domain/bucket';
import { dayOfBucket, firstBucketOfDay } from '../domain/level';
import { filterParts, isOpen, type MixFilter } from '../domain/mix';
import { addPacked, type Wanted } from '../domain/packed-day';
import { QuarterSeries } from '../domain/quarter-series';
import type { SubjectNumber } from '../domain/subject';
import { type Counters, facet, totals, within } from './counters';
import { type Alike, FoldedSubjects } from './folded-subjects';
import { ofMix } from './mix-pattern';
import { type PackedColumn, PackedDays } from './packed-days';
import { CLASS_CODES } from './stored-codes';

/** What of the hits is asked for; people's clicks unless it says otherwise. */
export interface HitChoice {
  /** Not together with a filter: only people's clicks have answers. */
  readonly classes?: readonly HitClass[];
  readonly filter?: MixFilter;
}

/** Where the same hits are found in packed days and in quarter hours. */
interface Chosen {
  readonly column: PackedColumn;
  readonly wanted: Wanted;
  readonly counters: Counters;
}

/** Reads quarter hours one after the other: those of folded days as they are packed, the others row by row. */
export class SeriesReader {
  private readonly folds: FoldedSubjects;
  private readonly days: PackedDays;

  constructor(private readonly unitOfWork: UnitOfWork) {
    this.folds = new FoldedSubjects(unitOfWork);
    this.days = new PackedDays(unitOfWork);
  }

  /** Hits of all these subjects together in each quarter hour of the span. */
  async read(subjects: readonly SubjectNumber[], of: HitChoice, span: Slot): Promise<QuarterSeries> {
    const series = new QuarterSeries(span);
    if (span.to <= span.from) return series;
    const chosen = this.chosen(of);
    for (const alike of await this.folds.alike(subjects)) {
      const foldedEnd = Math.min(span.to, firstBucketOfDay(alike.foldedTo));
      await this.addFolded(series, chosen, { ...alike, span: { from: span.from, to: foldedEnd } });
      const from = Math.max(span.from, foldedEnd);
      await this.addQuarters(series, chosen.counters, { ...alike, span: { from, to: span.to } });
    }
    return series;
  }

  private async addFolded(
    series: QuarterSeries,
    { column, wanted, counters }: Chosen,
    { subjects, span }: { readonly span: Slot } & Pick<Alike, 'subjects'>,
  ): Promise<void> {
    if (span.to <= span.from) return;
    const days = { from: dayOfBucket(span.from), to: dayOfBucket(span.to - 1) + 1 };
    for (const { subject, day, packed } of await this.days.of(subjects, column, days)) {
      if (packed) addPacked(packed, { day, wanted }, series);
      else {
        const whole = { from: firstBucketOfDay(day), to: firstBucketOfDay(day + 1) };
        await this.addQuarters(series, counters, { subjects: [subject], span: whole });
      }
    }
  }

  private async addQuarters(
    series: QuarterSeries,
    counters: Counters,
    { subjects, span }: { readonly span: Slot } & Pick<Alike, 'subjects'>,
  ): Promise<void> {
    if (span.to <= span.from) return;
    const { from, values } = within(subjects, counters, { level: 'quarter', ...span });
    const rows = await this.unitOfWork.manager.query<
      Record<'bucket' | 'hits' | 'uniques', number | string>[]
    >(`SELECT bucket, SUM(hits) AS hits, SUM(uniques) AS uniques ${from} GROUP BY bucket`, values);
    for (const { bucket, hits, uniques } of rows) series.add(Number(bucket), Number(hits), Number(uniques));
  }

  private chosen({ classes = ['human'], filter = {} }: HitChoice): Chosen {
    if (!isOpen(filter)) {
      const wanted = filterParts(filter).map((part) => (part === null ? null : new Set([part])));
      return { column: 'mixes', wanted, counters: facet('mix', ofMix(this.unitOfWork.manager, filter)) };
    }
    const codes = classes.map((hitClass) => String(CLASS_CODES[hitClass]));
    return { column: 'totals', wanted: [new Set(codes)], counters: totals(classes) };
  }
}
