import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type Bucket, runsOf, type Slot, type SlotRun } from '../domain/bucket';
import { type ClassCounts, type Count, NO_HITS } from '../domain/click-count';
import { HIT_CLASSES } from '../domain/hit-class';
import { CLASS_CODES } from './stored-codes';

/** What SUM yields: MySQL hands large sums over as text. */
interface SumRow {
  readonly hits: number | string;
  readonly uniques: number | string;
}

const countOf = ({ hits, uniques }: SumRow): Count => ({ total: Number(hits), unique: Number(uniques) });

/** Reads the roll-ups; never the visits themselves. */
@Injectable()
export class ClickReportQuery {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** All hits of a link, by class. */
  async byClass(linkId: number): Promise<ClassCounts> {
    const rows: (SumRow & { readonly hit_class: number })[] = await this.unitOfWork.manager.query(
      'SELECT hit_class, SUM(hits) AS hits, SUM(uniques) AS uniques FROM click_totals WHERE link_id = ? GROUP BY hit_class',
      [linkId],
    );
    const byCode = new Map(rows.map((row) => [row.hit_class, countOf(row)]));
    return Object.fromEntries(
      HIT_CLASSES.map((hitClass) => [hitClass, byCode.get(CLASS_CODES[hitClass]) ?? NO_HITS]),
    ) as unknown as ClassCounts;
  }

  /** All clicks of people on each of these links, at most 100; links without a click are left out. */
  async ofLinks(linkIds: readonly number[]): Promise<ReadonlyMap<number, Count>> {
    if (linkIds.length === 0) return new Map();
    const rows: (SumRow & { readonly link_id: number | string })[] = await this.unitOfWork.manager.query(
      `SELECT link_id, SUM(hits) AS hits, SUM(uniques) AS uniques FROM click_totals
        WHERE link_id IN (${linkIds.map(() => '?').join(',')}) AND hit_class = ? GROUP BY link_id`,
      [...linkIds, CLASS_CODES.human],
    );
    return new Map(rows.map((row) => [Number(row.link_id), countOf(row)]));
  }

  /** Clicks of people in each of these neighbouring slots. */
  async perSlot(linkId: number, slots: readonly Slot[]): Promise<Count[]> {
    const bySlot = new Map<Bucket, Count>();
    for (const run of runsOf(slots)) {
      for (const [from, count] of await this.perSlotOfRun(linkId, run)) bySlot.set(from, count);
    }
    return slots.map(({ from }) => bySlot.get(from) ?? NO_HITS);
  }

  /** The database adds up, so a year of a busy link travels as 365 rows. */
  private async perSlotOfRun(
    linkId: number,
    { from, to, size }: SlotRun,
  ): Promise<(readonly [Bucket, Count])[]> {
    const rows: (SumRow & { readonly slot: number | string })[] = await this.unitOfWork.manager.query(
      `SELECT bucket - (bucket - ?) % ? AS slot, SUM(hits) AS hits, SUM(uniques) AS uniques
         FROM click_totals
        WHERE link_id = ? AND hit_class = ? AND bucket >= ? AND bucket < ?
        GROUP BY slot`,
      [from, size, linkId, CLASS_CODES.human, from, to],
    );
    return rows.map((row) => [Number(row.slot), countOf(row)] as const);
  }
}
