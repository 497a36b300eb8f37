import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';

/** How many links programs created under one external id; null: without one. */
export interface ExternalIdCount {
  readonly externalId: string | null;
  readonly links: number;
}

export interface CountedPeriod {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

interface CountRow {
  readonly external_id: string | null;
  readonly links: number | string;
}

const MAX_COUNTED = 1_000;

/** Counts links that programs of a group created, those in the trash, too. Each half is a stretch of the index of lists. */
@Injectable()
export class ExternalIdCountsQuery {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** The ids with most links first, at most 1 000. */
  async countsOf(groupId: number, { from, to }: CountedPeriod): Promise<readonly ExternalIdCount[]> {
    const half = (trashed: string): string =>
      `SELECT external_id FROM links
        WHERE group_id = ? AND trashed_at ${trashed} AND created_at >= ? AND created_at < ? AND is_api = 1`;
    const rows: CountRow[] = await this.unitOfWork.manager.query(
      `SELECT external_id, COUNT(*) AS links FROM (${half('IS NULL')} UNION ALL ${half('IS NOT NULL')}) made
        GROUP BY external_id ORDER BY links DESC, external_id LIMIT ${String(MAX_COUNTED)}`,
      [groupId, from, to, groupId, from, to],
    );
    return rows.map(({ external_id: externalId, links }) => ({ externalId, links: Number(links) }));
  }
}
