import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type MeterReading, UsageStore } from '../application/ports/usage-store';
import type { Meter } from '../domain/usage-period';

interface Row {
  readonly meter: Meter;
  readonly month: string;
  readonly used: number;
}

@Injectable()
export class SqlUsageStore extends UsageStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async readings(groupId: number, periods: readonly string[]): Promise<MeterReading[]> {
    const marks = periods.map(() => '?').join(',');
    const rows = await this.unitOfWork.manager.query<Row[]>(
      `SELECT meter, month, used FROM usage_meters WHERE group_id = ? AND month IN (${marks})`,
      [groupId, ...periods],
    );
    return rows.map(({ meter, month, used }) => ({ meter, period: month, used }));
  }
}
