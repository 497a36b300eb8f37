import { Injectable } from '@nestjs/common';
import { addRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { DepartedPayers, type PayerDeparture } from '../application/ports/departed-payers';

@Injectable()
export class SqlDepartedPayers extends DepartedPayers {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(departures: readonly PayerDeparture[]): Promise<void> {
    for (const { groupId, userId } of departures) {
      await addRow(this.unitOfWork.manager, 'departed_payers', { group_id: groupId, user_id: userId });
    }
  }

  async waiting(limit: number): Promise<PayerDeparture[]> {
    const rows = await this.unitOfWork.manager.query<Record<'group_id' | 'user_id', number | string>[]>(
      `SELECT group_id, user_id FROM departed_payers ORDER BY group_id, user_id LIMIT ${limit}`,
    );
    return rows.map((row) => ({ groupId: Number(row.group_id), userId: Number(row.user_id) }));
  }

  async remove({ groupId, userId }: PayerDeparture): Promise<void> {
    await this.unitOfWork.manager.query('DELETE FROM departed_payers WHERE group_id = ? AND user_id = ?', [
      groupId,
      userId,
    ]);
  }
}
