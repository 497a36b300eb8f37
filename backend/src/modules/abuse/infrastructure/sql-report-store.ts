import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { momentOf } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import {
  type KeptReport,
  type Report,
  type Reporter,
  ReportStore,
  type StepTaken,
} from '../application/ports/report-store';

interface ReportRow {
  readonly id: number | string;
  readonly case_id: number | string;
  readonly receipt: string;
  readonly reason: KeptReport['reason'];
  readonly details: string | null;
  readonly email: string | null;
  readonly user_id: number;
  readonly reported_at: string | Date;
}

interface IdRow {
  readonly id: number | string;
}

interface StepRow {
  readonly user_id: number;
  readonly from_state: StepTaken['from'];
  readonly state: StepTaken['state'];
  readonly action: StepTaken['action'];
  readonly note: string | null;
  readonly taken_at: string | Date;
}

const COLUMNS = 'id, case_id, receipt, reason, details, email, user_id, reported_at';
const MAX_LISTED = 1_000;
/** Of one case: those that began it, and the newest. */
const MAX_FIRST_REPORTS = 50;
const MAX_LAST_REPORTS = 150;
/** Whatever becomes of its case. */
const MAX_RETENTION_MS = 365 * 24 * 3_600_000;

const reportOf = (row: ReportRow): KeptReport => ({
  id: Number(row.id),
  caseId: Number(row.case_id),
  receipt: row.receipt,
  reason: row.reason,
  details: row.details,
  email: row.email,
  userId: row.user_id,
  reportedAt: momentOf(row.reported_at),
});

@Injectable()
export class SqlReportStore extends ReportStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(caseId: number, report: Report, forgetAt: Date | null): Promise<void> {
    const { receipt, reason, details, email, userId, reportedAt } = report;
    await this.manager.query(
      `INSERT INTO abuse_reports (case_id, receipt, reason, details, email, user_id, reported_at, forget_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [caseId, receipt, reason, details, email, userId, reportedAt, forgetAt],
    );
    await this.removeMiddle(caseId);
  }

  async page(caseId: number, { before, limit }: { before: number; limit: number }): Promise<KeptReport[]> {
    const rows = await this.manager.query<ReportRow[]>(
      `SELECT ${COLUMNS} FROM abuse_reports WHERE case_id = ? AND id < ? ORDER BY id DESC LIMIT ${limit}`,
      [caseId, before],
    );
    return rows.map(reportOf);
  }

  async forgetAt(caseId: number, moment: Date | null): Promise<void> {
    await this.manager.query('UPDATE abuse_reports SET forget_at = ? WHERE case_id = ?', [moment, caseId]);
  }

  async removeForgotten(now: Date): Promise<void> {
    await deleteInBatches(this.manager, 'abuse_reports', 'forget_at <= ?', [now]);
    const oldest = new Date(now.getTime() - MAX_RETENTION_MS);
    await deleteInBatches(this.manager, 'abuse_reports', 'reported_at <= ?', [oldest]);
  }

  async addStep(caseId: number, { userId, from, state, action, note, takenAt }: StepTaken): Promise<void> {
    await this.manager.query(
      `INSERT INTO abuse_steps (case_id, user_id, from_state, state, action, note, taken_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [caseId, userId, from, state, action, note, takenAt],
    );
  }

  async stepsOf(caseId: number, limit: number): Promise<StepTaken[]> {
    const rows = await this.manager.query<StepRow[]>(
      `SELECT user_id, from_state, state, action, note, taken_at FROM abuse_steps
        WHERE case_id = ? ORDER BY id DESC LIMIT ${limit}`,
      [caseId],
    );
    return rows.map(({ user_id, from_state, state, action, note, taken_at }) => ({
      userId: user_id,
      from: from_state,
      state,
      action,
      note,
      takenAt: momentOf(taken_at),
    }));
  }

  async reportsBy({ userId, email }: Reporter): Promise<KeptReport[]> {
    const rows = await this.manager.query<ReportRow[]>(
      `SELECT ${COLUMNS} FROM abuse_reports WHERE user_id = ? OR email = ? ORDER BY id DESC LIMIT ${MAX_LISTED}`,
      [userId, email ?? ''],
    );
    return rows.map(reportOf);
  }

  async forgetWordsOf({ userId, email }: Reporter): Promise<void> {
    const gone = 'SET email = NULL, details = NULL, user_id = 0';
    await this.manager.query(`UPDATE abuse_reports ${gone} WHERE user_id = ?`, [userId]);
    if (email !== null) await this.manager.query(`UPDATE abuse_reports ${gone} WHERE email = ?`, [email]);
    await this.manager.query('UPDATE abuse_steps SET note = NULL WHERE user_id = ?', [userId]);
  }

  /** A caller who reports a link a thousand times is counted, and fills nothing. The case is held, so no other does this. */
  private async removeMiddle(caseId: number): Promise<void> {
    const [oldestOfLast] = await this.manager.query<IdRow[]>(
      `SELECT id FROM abuse_reports WHERE case_id = ? ORDER BY id DESC LIMIT 1 OFFSET ${MAX_LAST_REPORTS - 1}`,
      [caseId],
    );
    const [lastOfFirst] = await this.manager.query<IdRow[]>(
      `SELECT id FROM abuse_reports WHERE case_id = ? ORDER BY id LIMIT 1 OFFSET ${MAX_FIRST_REPORTS - 1}`,
      [caseId],
    );
    if (!oldestOfLast || !lastOfFirst) return;
    await this.manager.query('DELETE FROM abuse_reports WHERE case_id = ? AND id > ? AND id < ?', [
      caseId,
      lastOfFirst.id,
      oldestOfLast.id,
    ]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
