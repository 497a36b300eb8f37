import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { momentOf, putRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type KeptFinding, type VerdictSubject, VerdictStore } from '../application/ports/verdict-store';
import type { SafetyReason } from '../domain/verdict';

interface Row {
  readonly subject: VerdictSubject;
  readonly reason: SafetyReason | null;
  readonly checked_at: string | Date;
  readonly expires_at: string | Date;
}

const COLUMNS = 'subject, reason, checked_at, expires_at';

const findingOf = ({ subject, reason, checked_at, expires_at }: Row): KeptFinding => ({
  subject,
  reason,
  checkedAt: momentOf(checked_at),
  expiresAt: momentOf(expires_at),
});

@Injectable()
export class SqlVerdictStore extends VerdictStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  put({ subject, reason, checkedAt, expiresAt }: KeptFinding): Promise<void> {
    return putRow(this.manager, 'safety_findings', {
      key: { subject },
      values: { reason, checked_at: checkedAt, expires_at: expiresAt },
    });
  }

  async find(subject: VerdictSubject, now: Date): Promise<KeptFinding | null> {
    const [found] = await this.rows('WHERE subject = ? AND expires_at > ?', [subject, now]);
    return found ?? null;
  }

  against(now: Date, limit: number): Promise<readonly KeptFinding[]> {
    return this.rows('WHERE reason IS NOT NULL AND expires_at > ? ORDER BY checked_at DESC LIMIT ?', [
      now,
      limit,
    ]);
  }

  since(moment: Date, limit: number): Promise<readonly KeptFinding[]> {
    return this.rows('WHERE checked_at >= ? ORDER BY checked_at LIMIT ?', [moment, limit]);
  }

  removeExpired(now: Date): Promise<void> {
    return deleteInBatches(this.manager, 'safety_findings', 'expires_at <= ?', [now]);
  }

  private async rows(conditions: string, values: readonly unknown[]): Promise<KeptFinding[]> {
    const rows = await this.manager.query<Row[]>(`SELECT ${COLUMNS} FROM safety_findings ${conditions}`, [
      ...values,
    ]);
    return rows.map(findingOf);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
