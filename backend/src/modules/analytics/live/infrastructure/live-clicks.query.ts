import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Bucket } from '../../counting/domain/bucket';
import type { Count } from '../../counting/domain/click-count';
import type { SubjectNumber } from '../../counting/domain/subject';
import { CounterReader } from '../../reports/infrastructure/counter-reader';
import { totals } from '../../reports/infrastructure/counters';

const PEOPLE = totals(['human']);
const END_OF_TIME: Bucket = 2 ** 31 - 1;

/** Reads the clicks of many subjects at once, for those who watch them. */
@Injectable()
export class LiveClicksQuery {
  private readonly counters: CounterReader;

  constructor(unitOfWork: UnitOfWork) {
    this.counters = new CounterReader(unitOfWork);
  }

  /** Clicks of people from that quarter hour on, of all time by default; subjects without any are left out. */
  async since(
    subjects: readonly SubjectNumber[],
    from: Bucket = 0,
  ): Promise<ReadonlyMap<SubjectNumber, Count>> {
    const counts = await this.counters.by('subject', subjects, PEOPLE, { from, to: END_OF_TIME });
    return new Map([...counts].map(([subject, count]) => [Number(subject), count]));
  }
}
