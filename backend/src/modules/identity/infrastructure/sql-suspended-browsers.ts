import { Injectable } from '@nestjs/common';
import { addMissingRows, changedBy, momentOf } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { SuspendedBrowserStore } from '../application/ports/suspended-browsers';

const TABLE = { name: 'suspended_browsers', keys: ['browser_uuid'], values: ['suspended_until'] };

@Injectable()
export class SqlSuspendedBrowsers extends SuspendedBrowserStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async untilOf(browserUuid: string): Promise<Date | null> {
    const [row] = await this.manager.query<{ suspended_until: string | Date }[]>(
      'SELECT suspended_until FROM suspended_browsers WHERE browser_uuid = ?',
      [browserUuid],
    );
    return row ? momentOf(row.suspended_until) : null;
  }

  async suspend(browserUuid: string, { from, until }: { from: Date; until: Date }): Promise<boolean> {
    // As over already, and first: of many at once all but one wait here. An insert that is refused would hold a weaker lock,
    // and many of those end in deadlocks.
    await addMissingRows(this.manager, TABLE, [[browserUuid, from]]);
    const again =
      'UPDATE suspended_browsers SET suspended_until = ? WHERE browser_uuid = ? AND suspended_until <= ?';
    return (await changedBy(this.manager, again, [until, browserUuid, from])) > 0;
  }

  async restore(browserUuid: string): Promise<void> {
    await this.manager.query('DELETE FROM suspended_browsers WHERE browser_uuid = ?', [browserUuid]);
  }

  async removeEnded(by: Date): Promise<void> {
    await this.manager.query('DELETE FROM suspended_browsers WHERE suspended_until <= ?', [by]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
