import { Injectable } from '@nestjs/common';
import { addRow, momentOf, momentOrNull } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type ExchangedGrant, type GrantLimit, GrantStore } from '../application/ports/grant-store';
import { type GrantSource, nextChangeOf, type PlanGrant } from '../domain/plan-grant';

interface Row {
  readonly group_id: number | string;
  readonly plan: string;
  readonly source: GrantSource;
  readonly reference: string;
  readonly valid_from: string | Date;
  readonly valid_until: string | Date | null;
  readonly reason: string | null;
}

@Injectable()
export class SqlGrantStore extends GrantStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async grantsOf(groupId: number): Promise<PlanGrant[]> {
    const rows = await this.manager.query<Row[]>(
      `SELECT group_id, plan, source, reference, valid_from, valid_until, reason FROM plan_grants
        WHERE group_id = ? ORDER BY id`,
      [groupId],
    );
    return rows.map(({ group_id, plan, source, reference, valid_from, valid_until, reason }) => ({
      groupId: Number(group_id),
      plan,
      source,
      reference,
      from: momentOf(valid_from),
      until: momentOrNull(valid_until),
      reason,
    }));
  }

  add({ groupId, plan, source, reference, from, until, reason }: PlanGrant, now: Date): Promise<boolean> {
    return addRow(this.manager, 'plan_grants', {
      group_id: groupId,
      plan,
      source,
      reference,
      valid_from: from,
      valid_until: until,
      due_at: nextChangeOf({ from, until }, now),
      reason,
    });
  }

  async end(groupId: number, source: GrantSource, at: Date): Promise<void> {
    await this.manager.query(
      `UPDATE plan_grants SET valid_until = ?, due_at = NULL
        WHERE group_id = ? AND source = ? AND (valid_until IS NULL OR valid_until > ?)`,
      [at, groupId, source, at],
    );
  }

  async limit({ groupId, source, reference, until }: GrantLimit, now: Date): Promise<void> {
    await this.manager.query(
      'UPDATE plan_grants SET valid_until = ?, due_at = ? WHERE group_id = ? AND source = ? AND reference = ?',
      [until, until !== null && until > now ? until : null, groupId, source, reference],
    );
  }

  async exchange({ groupId, source, reference, plan }: ExchangedGrant): Promise<void> {
    await this.manager.query(
      'UPDATE plan_grants SET plan = ? WHERE group_id = ? AND source = ? AND reference = ?',
      [plan, groupId, source, reference],
    );
  }

  async schedule(groupId: number, now: Date): Promise<void> {
    await this.manager.query(
      `UPDATE plan_grants
          SET due_at = CASE WHEN valid_from > ? THEN valid_from WHEN valid_until > ? THEN valid_until END
        WHERE group_id = ?`,
      [now, now, groupId],
    );
  }

  async dueGroups(now: Date, limit: number): Promise<number[]> {
    const rows = await this.manager.query<Pick<Row, 'group_id'>[]>(
      `SELECT group_id FROM plan_grants WHERE due_at <= ? GROUP BY group_id ORDER BY MIN(due_at) LIMIT ${limit}`,
      [now],
    );
    return rows.map(({ group_id: groupId }) => Number(groupId));
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
