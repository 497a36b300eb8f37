import { Injectable } from '@nestjs/common';
import { addToCounters, marksFor } from '../../../shared/database/dialect';
import { momentOrNull, putRows } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { BlockHitStore, type EntryHits } from '../application/ports/block-hit-store';

interface Row {
  readonly entry: string;
  readonly hits: number | string;
  readonly last_hit_at: string | Date | null;
}

const TABLE = { name: 'block_list_hits', keys: ['entry'] } as const;

@Injectable()
export class SqlBlockHits extends BlockHitStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(hits: ReadonlyMap<string, EntryHits & { readonly lastHitAt: Date }>): Promise<void> {
    const { manager } = this.unitOfWork;
    const counts = [...hits].flatMap(([entry, each]) => [entry, each.hits]);
    await addToCounters(manager, { ...TABLE, counters: ['hits'] }, counts);
    const moments = [...hits].map(([entry, { lastHitAt }]) => [entry, lastHitAt]);
    await putRows(manager, { ...TABLE, values: ['last_hit_at'] }, moments);
  }

  async hitsOf(entries: readonly string[]): Promise<ReadonlyMap<string, EntryHits>> {
    if (entries.length === 0) return new Map();
    const rows = await this.unitOfWork.manager.query<Row[]>(
      `SELECT entry, hits, last_hit_at FROM block_list_hits WHERE entry IN (${marksFor(entries)})`,
      [...entries],
    );
    return new Map(
      rows.map((row) => [row.entry, { hits: Number(row.hits), lastHitAt: momentOrNull(row.last_hit_at) }]),
    );
  }
}
