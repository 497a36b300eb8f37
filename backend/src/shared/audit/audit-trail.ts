import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work';
import { Clock } from '../domain/clock';
import { type AuditDetails, harmless, storedDetails } from './audit-details';
import { shortAddress } from './short-address';

/** Something that a caller did, or tried to. */
export interface AuditEntry {
  /** `<module>.<fact>`, such as `identity.signed-in`; at most 100 characters. */
  readonly action: string;
  /** Whether it happened or a rule said no. */
  readonly outcome: 'done' | 'refused';
  /** User id; 0 for guests. */
  readonly userId: number;
  /** The group that it concerns; 0 for none. */
  readonly groupId: number;
  /** Where the call came from; kept without its last part. */
  readonly address?: string;
  /** At most 2000 characters as JSON; the rest is left out. */
  readonly details?: AuditDetails;
}

const MAX_ACTION_LENGTH = 100;
const ROWS_AT_ONCE = 500;

/** Who did what. Entries are only ever added; the caller's unit of work decides whether they stay. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async record({ action, outcome, userId, groupId, address, details = {} }: AuditEntry): Promise<void> {
    await this.unitOfWork.manager.query(
      `INSERT INTO audit_events (group_id, user_id, action, outcome, address, details, happened_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [
        groupId,
        userId,
        harmless(action).slice(0, MAX_ACTION_LENGTH),
        outcome,
        shortAddress(address),
        storedDetails(details),
        this.clock.now(),
      ],
    );
  }

  /** For a person who leaves for good: that things happened stays known, from where and with what does not. */
  async eraseDetails(userId: number): Promise<void> {
    const { manager } = this.unitOfWork;
    for (let last = 0; ;) {
      const rows = await manager.query<{ id: number | string }[]>(
        `SELECT id FROM audit_events WHERE user_id = ? AND id > ? ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
        [userId, last],
      );
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => Number(id));
      await manager.query(
        `UPDATE audit_events SET address = NULL, details = '{}' WHERE id IN (${ids.map(() => '?').join(',')})`,
        ids,
      );
      last = ids.at(-1) ?? last;
    }
  }
}
