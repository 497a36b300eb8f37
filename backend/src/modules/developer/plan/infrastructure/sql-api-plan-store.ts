import { Injectable } from '@nestjs/common';
import { addToCounters, insertRows } from '../../../../shared/database/dialect';
import { addRow, momentOf, momentOrNull } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { ApiPlanStore, type DayOfCalls } from '../application/ports/api-plan-store';
import type { ApiDay, ApiPeriod } from '../domain/api-period';
import type { ApiPlan } from '../domain/api-plan';
import type { NotificationEmail } from '../domain/notification-emails';

interface EmailRow {
  readonly group_id: number | string;
  readonly email: string;
  readonly code_hash: string;
  readonly created_at: string | Date;
  readonly confirmed_at: string | Date | null;
}

interface CallsRow {
  readonly group_id: number | string;
  readonly day: string;
  readonly calls: number | string;
}

const EMAIL = 'group_id, email, code_hash, created_at, confirmed_at';

const emailOf = (row: EmailRow): NotificationEmail => ({
  groupId: Number(row.group_id),
  email: row.email,
  codeHash: row.code_hash,
  createdAt: momentOf(row.created_at),
  confirmedAt: momentOrNull(row.confirmed_at),
});

@Injectable()
export class SqlApiPlanStore extends ApiPlanStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async find(groupId: number): Promise<ApiPlan | null> {
    const [row] = await this.query<Record<string, string | number>>(
      'SELECT starts_on, enabled_by, notifies, threshold FROM api_plans WHERE group_id = ?',
      [groupId],
    );
    if (!row) return null;
    return {
      groupId,
      startsOn: String(row['starts_on']),
      enabledBy: Number(row['enabled_by']),
      notifies: Number(row['notifies']) === 1,
      threshold: Number(row['threshold']),
    };
  }

  add({ groupId, startsOn, enabledBy, notifies, threshold }: ApiPlan, now: Date): Promise<boolean> {
    return addRow(this.manager, 'api_plans', {
      group_id: groupId,
      starts_on: startsOn,
      enabled_by: enabledBy,
      notifies: Number(notifies),
      threshold,
      created_at: now,
    });
  }

  async saveNotifications({
    groupId,
    notifies,
    threshold,
  }: Pick<ApiPlan, 'groupId' | 'notifies' | 'threshold'>): Promise<void> {
    const sql = 'UPDATE api_plans SET notifies = ?, threshold = ? WHERE group_id = ?';
    await this.query(sql, [Number(notifies), threshold, groupId]);
  }

  addCalls(days: readonly DayOfCalls[]): Promise<void> {
    const table = { name: 'api_usage', keys: ['group_id', 'day'], counters: ['calls'] };
    return addToCounters(
      this.manager,
      table,
      days.flatMap(({ groupId, day, calls }) => [groupId, day, calls]),
    );
  }

  async callsSince(periods: ReadonlyMap<number, ApiDay>): Promise<ReadonlyMap<number, number>> {
    if (periods.size === 0) return new Map();
    const parts = [...periods].map(() => '(group_id = ? AND day >= ?)').join(' OR ');
    const rows = await this.query<Omit<CallsRow, 'day'>>(
      `SELECT group_id, SUM(calls) AS calls FROM api_usage WHERE ${parts} GROUP BY group_id`,
      [...periods].flat(),
    );
    return new Map(rows.map(({ group_id: groupId, calls }) => [Number(groupId), Number(calls)]));
  }

  async callsByDay(groupId: number, from: ApiDay): Promise<readonly DayOfCalls[]> {
    const rows = await this.query<CallsRow>(
      'SELECT group_id, day, calls FROM api_usage WHERE group_id = ? AND day >= ? ORDER BY day',
      [groupId, from],
    );
    return rows.map(({ day, calls }) => ({ groupId, day, calls: Number(calls) }));
  }

  addReached(groupId: number, { from }: ApiPeriod, percent: number, now: Date): Promise<boolean> {
    const row = { group_id: groupId, period_from: from, percent, reached_at: now };
    return addRow(this.manager, 'api_thresholds', row);
  }

  async emailsOf(groupId: number): Promise<readonly NotificationEmail[]> {
    const sql = `SELECT ${EMAIL} FROM api_emails WHERE group_id = ? ORDER BY position`;
    return (await this.query<EmailRow>(sql, [groupId])).map(emailOf);
  }

  async replaceEmails(groupId: number, emails: readonly NotificationEmail[]): Promise<void> {
    await this.query('DELETE FROM api_emails WHERE group_id = ?', [groupId]);
    const columns = ['group_id', 'email', 'code_hash', 'position', 'created_at', 'confirmed_at'];
    await insertRows(
      this.manager,
      { name: 'api_emails', columns },
      emails.map(({ email, codeHash, createdAt, confirmedAt }, position) => [
        groupId,
        email,
        codeHash,
        position,
        createdAt,
        confirmedAt,
      ]),
    );
  }

  async findEmail(codeHash: string): Promise<NotificationEmail | null> {
    const sql = `SELECT ${EMAIL} FROM api_emails WHERE code_hash = ?`;
    const [row] = await this.query<EmailRow>(sql, [codeHash]);
    return row ? emailOf(row) : null;
  }

  async confirmEmail({ groupId, email }: NotificationEmail, now: Date): Promise<void> {
    const sql = 'UPDATE api_emails SET confirmed_at = ? WHERE group_id = ? AND email = ?';
    await this.query(sql, [now, groupId, email]);
  }

  async removeGroup(groupId: number): Promise<void> {
    for (const table of ['api_plans', 'api_usage', 'api_emails', 'api_thresholds']) {
      await this.query(`DELETE FROM ${table} WHERE group_id = ?`, [groupId]);
    }
  }

  async removeEmail(email: string): Promise<void> {
    await this.query('DELETE FROM api_emails WHERE email = ?', [email]);
  }

  async rowsOfEmail(email: string, limit: number): Promise<readonly NotificationEmail[]> {
    const sql = `SELECT ${EMAIL} FROM api_emails WHERE email = ? ORDER BY group_id LIMIT ?`;
    return (await this.query<EmailRow>(sql, [email, limit])).map(emailOf);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.manager.query<Row[]>(sql, [...values]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
