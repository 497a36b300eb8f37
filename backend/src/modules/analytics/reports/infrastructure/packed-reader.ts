import type { EntityManager } from 'typeorm';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Slot } from '../../counting/domain/bucket';
import type { Count } from '../../counting/domain/click-count';
import { forEachAnswer } from '../../counting/domain/packed-quarter';
import type { SubjectNumber } from '../../counting/domain/subject';
import type { PackedRow } from '../../counting/domain/tally';
import { PackedQuarters } from '../../counting/infrastructure/packed-quarters';
import type { PackedChoice } from './counters';

/** Adds packed clicks up. */
export class PackedReader {
  private readonly quarters: PackedQuarters;
  /** Within a transaction it reads what that transaction sees. */
  private readonly underWay = new WeakMap<EntityManager, Map<string, Promise<PackedRow[]>>>();

  constructor(private readonly unitOfWork: UnitOfWork) {
    this.quarters = new PackedQuarters(unitOfWork);
  }

  /** Sums of the clicks of these subjects in a span. @param keyOf what a click is summed by */
  async sums<Key>(
    { subjects, span }: { readonly subjects: readonly SubjectNumber[]; readonly span: Slot },
    { facet, holds }: PackedChoice,
    keyOf: (row: PackedRow, value: string) => Key,
  ): Promise<ReadonlyMap<Key, Count>> {
    const sums = new Map<Key, { total: number; unique: number }>();
    for (const row of await this.rowsOf(subjects, span)) {
      forEachAnswer(row.packed, facet, (value, unique) => {
        if (!holds(value)) return;
        const key = keyOf(row, value);
        let sum = sums.get(key);
        if (!sum) sums.set(key, (sum = { total: 0, unique: 0 }));
        sum.total += 1;
        if (unique) sum.unique += 1;
      });
    }
    return sums;
  }

  /** The parts of a report ask side by side, and get one answer. */
  private rowsOf(subjects: readonly SubjectNumber[], span: Slot): Promise<PackedRow[]> {
    const { manager } = this.unitOfWork;
    const asked = this.underWay.get(manager) ?? new Map<string, Promise<PackedRow[]>>();
    this.underWay.set(manager, asked);
    const key = `${String(span.from)}-${String(span.to)} ${subjects.join()}`;
    const running = asked.get(key);
    if (running) return running;
    const asking = this.quarters.rowsOf(subjects, span).finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  }
}
