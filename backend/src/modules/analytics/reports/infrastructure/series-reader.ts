import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { HIT_CLASSES, type HitClass } from '../../../../shared/domain/visitor/hit-class';
import type { Slot } from '../../counting/domain/bucket';
import type { CalendarDay } from '../../counting/domain/calendar-day';
import { dayOfBucket, firstBucketOfDay } from '../../counting/domain/level';
import { DIMENSIONS, filterParts, isOpen, type MixFilter } from '../../counting/domain/mix';
import { addPacked, type Wanted, wanted } from '../../counting/domain/packed-day';
import { QuarterSeries } from '../../counting/domain/quarter-series';
import type { SubjectNumber } from '../../counting/domain/subject';
import { type Counters, facet, totals, countersWithin } from './counters';
import { FoldedSubjects } from '../../counting/infrastructure/folded-subjects';
import { ofMix } from './mix-pattern';
import { PackedDays } from '../../counting/infrastructure/packed-days';
import { PackedReader } from './packed-reader';
import { CLASS_CODES, type PackedKind } from '../../counting/infrastructure/stored-codes';

/** What of the hits is asked for; people's clicks unless it says otherwise. */
export interface HitChoice {
  /** Not together with a filter: only people's clicks have answers. */
  readonly classes?: readonly HitClass[];
  readonly filter?: MixFilter;
}

/** Where the same hits are found in packed days and in quarter hours, and what they are added to. */
interface Chosen {
  readonly kind: PackedKind;
  readonly only: Wanted;
  readonly counters: Counters;
  readonly series: QuarterSeries;
}

/** Reads quarter hours one after the other: those of folded days as they are packed, the others row by row. */
export class SeriesReader {
  private readonly days: PackedDays;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly folds = new FoldedSubjects(unitOfWork),
    private readonly packed = new PackedReader(unitOfWork),
  ) {
    this.days = new PackedDays(unitOfWork);
  }

  /** Hits of all these subjects together in each quarter hour of the span. */
  async seriesOf(subjects: readonly SubjectNumber[], of: HitChoice, span: Slot): Promise<QuarterSeries> {
    const chosen = this.chosen(of, span);
    await this.fill([chosen], subjects, span);
    return chosen.series;
  }

  /** The same for each class of hits; packed days are read once for all of them. */
  async readClasses(
    subjects: readonly SubjectNumber[],
    span: Slot,
  ): Promise<Readonly<Record<HitClass, QuarterSeries>>> {
    const each = HIT_CLASSES.map((name) => this.chosen({ classes: [name] }, span));
    await this.fill(each, subjects, span);
    const named = HIT_CLASSES.map((name, index) => [name, each[index]?.series]);
    return Object.fromEntries(named) as Record<HitClass, QuarterSeries>;
  }

  /** @param all of the same kind */
  private async fill(all: readonly Chosen[], subjects: readonly SubjectNumber[], span: Slot): Promise<void> {
    if (span.to <= span.from) return;
    for (const alike of await this.folds.alike(subjects)) {
      const foldedEnd = Math.min(span.to, firstBucketOfDay(alike.foldedTo));
      await this.addFolded(all, alike.subjects, { from: span.from, to: foldedEnd });
      const from = Math.max(span.from, foldedEnd);
      await this.addQuarters(all, alike.subjects, { from, to: span.to });
    }
  }

  private async addFolded(
    all: readonly Chosen[],
    subjects: readonly SubjectNumber[],
    span: Slot,
  ): Promise<void> {
    const [first] = all;
    if (!first || span.to <= span.from) return;
    const days = { from: dayOfBucket(span.from), to: dayOfBucket(span.to - 1) + 1 };
    const read = (packed: Uint8Array, day: CalendarDay): void => {
      for (const { only, series } of all) addPacked(packed, { day, only }, series);
    };
    for (const { subject, day } of await this.days.readEach(subjects, first.kind, { days, read })) {
      const whole = { from: firstBucketOfDay(day), to: firstBucketOfDay(day + 1) };
      await this.addQuarters(all, [subject], whole);
    }
  }

  private async addQuarters(
    all: readonly Chosen[],
    subjects: readonly SubjectNumber[],
    span: Slot,
  ): Promise<void> {
    if (span.to <= span.from) return;
    for (const { counters, series } of all) {
      const { from, values } = countersWithin(subjects, counters, { level: 'quarter', ...span });
      const rows = await this.unitOfWork.manager.query<
        Record<'bucket' | 'hits' | 'uniques', number | string>[]
      >(`SELECT bucket, SUM(hits) AS hits, SUM(uniques) AS uniques ${from} GROUP BY bucket`, values);
      for (const { bucket, hits, uniques } of rows) series.add(Number(bucket), Number(hits), Number(uniques));
      if (counters.packed === null) continue;
      const clicks = await this.packed.sums({ subjects, span }, counters.packed, ({ bucket }) => bucket);
      for (const [bucket, { total, unique }] of clicks) series.add(bucket, total, unique);
    }
  }

  private chosen({ classes = ['human'], filter = {} }: HitChoice, span: Slot): Chosen {
    const series = new QuarterSeries(span);
    if (isOpen(filter)) {
      const codes = classes.map((hitClass) => String(CLASS_CODES[hitClass]));
      return { kind: 'totals', only: [wanted(codes)], counters: totals(classes), series };
    }
    const counters = facet('mix', ofMix(this.unitOfWork.manager, filter));
    const only = filterParts(filter).map((part) => (part === null ? null : wanted([part])));
    const asked = DIMENSIONS.filter((_, part) => only[part]);
    const [dimension] = asked;
    return dimension !== undefined && asked.length === 1
      ? { kind: dimension, only: only.filter((part) => part !== null), counters, series }
      : { kind: 'mix', only, counters, series };
  }
}
