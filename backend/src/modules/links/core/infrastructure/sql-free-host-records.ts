import { Injectable } from '@nestjs/common';
import { marksFor } from '../../../../shared/database/dialect';
import { addMissingRows, momentOrNull } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { FreeHostRecords, type FreeHostUse } from '../application/ports/free-host-records';
import type { FreeHostRecord } from '../domain/safety/free-host-record';

/** Many more links than are needed to tell that several people made them. */
const LINKS_LOOKED_AT = 100;

/** Each part ends at an index after one row, or after so many links. */
const RECORD = `
  SELECT (SELECT seen_at FROM free_host_links WHERE host = ? ORDER BY seen_at LIMIT 1) AS seen_at,
         (SELECT bad_at FROM free_host_links WHERE host = ? AND bad_at IS NOT NULL
           ORDER BY bad_at DESC LIMIT 1) AS bad_at,
         (SELECT COUNT(DISTINCT links.creator_user_id)
            FROM (SELECT link_id FROM free_host_links WHERE host = ?
                   ORDER BY seen_at LIMIT ${String(LINKS_LOOKED_AT)}) AS seen
            JOIN links ON links.id = seen.link_id AND links.creator_user_id > 0) AS people`;

interface Row {
  readonly seen_at: string | Date | null;
  readonly bad_at: string | Date | null;
  readonly people: string | number;
}

@Injectable()
export class SqlFreeHostRecords extends FreeHostRecords {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async recordOf(host: string): Promise<FreeHostRecord> {
    const [row] = await this.manager.query<Row[]>(RECORD, [host, host, host]);
    return {
      seenAt: momentOrNull(row?.seen_at ?? null),
      badAt: momentOrNull(row?.bad_at ?? null),
      people: Number(row?.people ?? 0),
    };
  }

  note(uses: readonly FreeHostUse[], at: Date): Promise<void> {
    return addMissingRows(
      this.manager,
      { name: 'free_host_links', keys: ['host', 'link_id'], values: ['seen_at'] },
      uses.map(({ host, linkId }) => [host, linkId, at]),
    );
  }

  async stain(uses: readonly FreeHostUse[], at: Date): Promise<void> {
    await this.note(uses, at);
    for (const { host, linkId } of uses) {
      await this.manager.query('UPDATE free_host_links SET bad_at = ? WHERE host = ? AND link_id = ?', [
        at,
        host,
        linkId,
      ]);
    }
  }

  async forget(linkIds: readonly number[]): Promise<void> {
    if (linkIds.length === 0) return;
    await this.manager.query(`DELETE FROM free_host_links WHERE link_id IN (${marksFor(linkIds)})`, [
      ...linkIds,
    ]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
