import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { addRow, changedBy, momentOf } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import {
  type ChosenReport,
  type ReportKey,
  WeeklyReportStore,
} from '../application/ports/weekly-report-store';
import type { ReportPlan } from '../domain/report-week';

interface Row {
  readonly id: number | string;
  readonly user_id: number;
  readonly group_id: number;
  readonly handled_week: string;
  readonly due_at: string | Date;
}

const chosenIn = (row: Row): ChosenReport => ({
  id: Number(row.id),
  userId: row.user_id,
  groupId: row.group_id,
  handledWeek: row.handled_week,
  dueAt: momentOf(row.due_at),
});

@Injectable()
export class SqlWeeklyReportStore extends WeeklyReportStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add({ userId, groupId }: ReportKey, { handledWeek, dueAt }: ReportPlan, now: Date): Promise<void> {
    await addRow(this.manager, 'weekly_reports', {
      user_id: userId,
      group_id: groupId,
      handled_week: handledWeek,
      due_at: dueAt,
      chosen_at: now,
    });
  }

  async remove({ userId, groupId }: ReportKey): Promise<void> {
    await this.manager.query('DELETE FROM weekly_reports WHERE user_id = ? AND group_id = ?', [
      userId,
      groupId,
    ]);
  }

  async groupsOf(userId: number): Promise<readonly number[]> {
    const rows = await this.manager.query<Pick<Row, 'group_id'>[]>(
      'SELECT group_id FROM weekly_reports WHERE user_id = ? ORDER BY group_id',
      [userId],
    );
    return rows.map(({ group_id }) => group_id);
  }

  async due(now: Date, after: ChosenReport | null, limit: number): Promise<readonly ChosenReport[]> {
    const behind = after ? 'AND (due_at > ? OR (due_at = ? AND id > ?))' : '';
    const rows = await this.manager.query<Row[]>(
      `SELECT id, user_id, group_id, handled_week, due_at FROM weekly_reports
        WHERE due_at <= ? ${behind} ORDER BY due_at, id LIMIT ${String(limit)}`,
      [now, ...(after ? [after.dueAt, after.dueAt, after.id] : [])],
    );
    return rows.map(chosenIn);
  }

  async advance({ id, handledWeek }: ChosenReport, next: ReportPlan): Promise<boolean> {
    const changed = await changedBy(
      this.manager,
      'UPDATE weekly_reports SET handled_week = ?, due_at = ? WHERE id = ? AND handled_week = ?',
      [next.handledWeek, next.dueAt, id, handledWeek],
    );
    return changed === 1;
  }

  async erase(userId: number): Promise<void> {
    await deleteInBatches(this.manager, 'weekly_reports', 'user_id = ?', [userId]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
