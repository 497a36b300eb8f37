import { Injectable } from '@nestjs/common';
import { momentOf } from '../database/rows';
import { UnitOfWork } from '../database/unit-of-work';
import type { AuditDetails } from './audit-details';

/** Which part of a group's log is wanted. */
export interface AuditLogRange {
  readonly groupId: number;
  /** Where the page begins: 0 or less for the newest entry, then what the page before handed out. */
  readonly start: number;
  /** Entries on a page, 1 to 1000. */
  readonly limit: number;
  /** Text that the action or the details contain, in any case; empty for all. */
  readonly q: string;
  /** Nothing before this moment is shown. */
  readonly since: Date;
  /** Only what this person did; absent for everybody. */
  readonly userId?: number;
}

/** An entry of the log as it is kept. */
export interface AuditEvent {
  readonly id: number;
  readonly time: Date;
  readonly userId: number;
  readonly action: string;
  readonly outcome: 'done' | 'refused';
  /** Without its last part; null when it was not known or has been erased. */
  readonly address: string | null;
  readonly details: AuditDetails;
}

export interface AuditLogPage {
  /** Newest first. */
  readonly events: readonly AuditEvent[];
  /** Where the next page begins; null when there is none. */
  readonly start: number | null;
}

/** An entry about one person, and the group that it concerns. */
export interface OwnAuditEvent extends AuditEvent {
  readonly groupId: number;
}

interface Row {
  readonly group_id: number;
  readonly id: number | string;
  readonly user_id: number;
  readonly action: string;
  readonly outcome: 'done' | 'refused';
  readonly address: string | null;
  readonly details: string;
  readonly happened_at: string | Date;
}

const COLUMNS = 'id, group_id, user_id, action, outcome, address, details, happened_at';
const MAX_PAGE_SIZE = 1_000;
const MAX_QUESTION_LENGTH = 100;

/** The question as it stands inside stored JSON, with the signs that LIKE gives a meaning taken literally. */
const patternOf = (q: string): string => {
  const inJson = JSON.stringify(q.slice(0, MAX_QUESTION_LENGTH)).slice(1, -1);
  return `%${inJson.replace(/[!%_]/g, '!$&')}%`;
};

/** Reads the audit trail. */
@Injectable()
export class AuditLogQuery {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async ofGroup({ groupId, start, limit, q, since, userId }: AuditLogRange): Promise<AuditLogPage> {
    const size = Math.min(Math.max(limit, 1), MAX_PAGE_SIZE);
    const conditions = ['group_id = ?', 'happened_at >= ?'];
    const values: unknown[] = [groupId, since];
    if (userId !== undefined) {
      conditions.push('user_id = ?');
      values.push(userId);
    }
    if (start > 0) {
      const before = await this.happenedAt(groupId, start);
      if (before === undefined) return { events: [], start: null };
      conditions.push('happened_at <= ?', '(happened_at < ? OR id < ?)');
      values.push(before, before, start);
    }
    if (q !== '') {
      conditions.push("(LOWER(action) LIKE LOWER(?) ESCAPE '!' OR LOWER(details) LIKE LOWER(?) ESCAPE '!')");
      values.push(patternOf(q), patternOf(q));
    }
    const rows = await this.unitOfWork.manager.query<Row[]>(
      `SELECT ${COLUMNS} FROM audit_events
        WHERE ${conditions.join(' AND ')} ORDER BY happened_at DESC, id DESC LIMIT ${size + 1}`,
      values,
    );
    const events = rows.slice(0, size).map(eventOf);
    return { events, start: rows.length > size ? (events.at(-1)?.id ?? null) : null };
  }

  /** What this person did, newest first. */
  async ofUser(userId: number, limit: number): Promise<OwnAuditEvent[]> {
    const rows = await this.unitOfWork.manager.query<Row[]>(
      `SELECT ${COLUMNS} FROM audit_events WHERE user_id = ? ORDER BY id DESC LIMIT ${limit}`,
      [userId],
    );
    return rows.map((row) => ({ ...eventOf(row), groupId: row.group_id }));
  }

  private async happenedAt(groupId: number, id: number): Promise<string | Date | undefined> {
    const rows = await this.unitOfWork.manager.query<Pick<Row, 'happened_at'>[]>(
      'SELECT happened_at FROM audit_events WHERE id = ? AND group_id = ?',
      [id, groupId],
    );
    return rows[0]?.happened_at;
  }
}

function eventOf(row: Row): AuditEvent {
  const { action, outcome, address } = row;
  return {
    id: Number(row.id),
    time: momentOf(row.happened_at),
    userId: row.user_id,
    action,
    outcome,
    address,
    details: JSON.parse(row.details) as AuditDetails,
  };
}
