import { Injectable } from '@nestjs/common';
import { addToCounters } from '../../../shared/database/dialect';
import { changedBy, putRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type MeterPlace, type MeterReading, UsageStore } from '../application/ports/usage-store';
import { UNLIMITED } from '../domain/plan-table';
import type { Meter } from '../domain/usage-period';

interface Row {
  readonly meter: Meter;
  readonly month: string;
  readonly used: number;
}

const TABLE = { name: 'usage_meters', keys: ['group_id', 'month', 'meter'], counters: ['used'] };
const AT_PLACE = 'group_id = ? AND month = ? AND meter = ?';
const keyOf = ({ groupId, period, meter }: MeterPlace) => [groupId, period, meter] as const;

@Injectable()
export class SqlUsageStore extends UsageStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async readings(groupId: number, periods: readonly string[]): Promise<MeterReading[]> {
    const marks = periods.map(() => '?').join(',');
    const rows = await this.manager.query<Row[]>(
      `SELECT meter, month, used FROM usage_meters WHERE group_id = ? AND month IN (${marks})`,
      [groupId, ...periods],
    );
    return rows.map(({ meter, month, used }) => ({ meter, period: month, used }));
  }

  async take(place: MeterPlace, amount: number, allowed: number) {
    // Adding nothing makes the row when it is new and locks it, so that what is read below is ours.
    await addToCounters(this.manager, TABLE, [...keyOf(place), 0]);
    const within = allowed === UNLIMITED ? '' : 'AND used + ? <= ?';
    const changed = await changedBy(
      this.manager,
      `UPDATE usage_meters SET used = used + ? WHERE ${AT_PLACE} ${within}`,
      [amount, ...keyOf(place), ...(allowed === UNLIMITED ? [] : [amount, allowed])],
    );
    const rows = await this.manager.query<Pick<Row, 'used'>[]>(
      `SELECT used FROM usage_meters WHERE ${AT_PLACE}`,
      [...keyOf(place)],
    );
    return { taken: changed === 1, used: rows[0]?.used ?? 0 };
  }

  async giveBack(place: MeterPlace, amount: number): Promise<void> {
    await this.manager.query(
      `UPDATE usage_meters SET used = CASE WHEN used > ? THEN used - ? ELSE 0 END WHERE ${AT_PLACE}`,
      [amount, amount, ...keyOf(place)],
    );
  }

  async put({ groupId, period, meter }: MeterPlace, used: number): Promise<void> {
    const key = { group_id: groupId, month: period, meter };
    await putRow(this.manager, 'usage_meters', { key, values: { used } });
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
