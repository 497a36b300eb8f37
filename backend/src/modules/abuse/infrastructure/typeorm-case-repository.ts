import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isSqlite } from '../../../shared/database/dialect';
import { momentOrNull } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type CasePageInput, CaseRepository, type Waiting } from '../application/ports/case-repository';
import { AbuseCase, type NewCase } from '../domain/abuse-case.entity';
import { isClosed } from '../domain/case-step';

const MAX_APPEALS = 1_000;
/** As `needsNotification` of a case. */
const NEEDS_NOTIFICATION = "state = 'open' AND (told_at IS NULL OR told_at < opened_at)";

interface IdRow {
  readonly id: number | string;
}

interface WaitingRow {
  readonly many: number | string;
  readonly oldest: string | Date | null;
}

@Injectable()
export class TypeormCaseRepository extends CaseRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  /** One statement makes it or holds it: to look first and then to add would have parallel reports wait for each other. */
  async holdOfLink({ linkId, shortUrl, now }: NewCase): Promise<AbuseCase> {
    const { manager } = this.unitOfWork;
    const orHold = isSqlite(manager)
      ? 'ON CONFLICT (link_id) DO UPDATE SET link_id = excluded.link_id'
      : 'ON DUPLICATE KEY UPDATE link_id = VALUES(link_id)';
    await manager.query(
      `INSERT INTO abuse_cases (link_id, short_url, state, opened_at) VALUES (?, ?, 'open', ?) ${orHold}`,
      [linkId, shortUrl, now],
    );
    return this.cases.findOneByOrFail({ linkId });
  }

  /** A statement that changes nothing locks the row on both engines; only one of them knows SELECT … FOR UPDATE. */
  async hold(caseId: number): Promise<AbuseCase | null> {
    await this.unitOfWork.manager.query('UPDATE abuse_cases SET link_id = link_id WHERE id = ?', [caseId]);
    return this.find(caseId);
  }

  find(caseId: number): Promise<AbuseCase | null> {
    return this.cases.findOneBy({ id: caseId });
  }

  findOfLink(linkId: number): Promise<AbuseCase | null> {
    return this.cases.findOneBy({ linkId });
  }

  async save(found: AbuseCase): Promise<void> {
    const { id, counts, state, openedAt, lastReportAt, closedAt, notifiedAt } = found;
    const { appealText, appealUserId, appealedAt } = found;
    const moments = { openedAt, lastReportAt, closedAt, notifiedAt, appealedAt };
    await this.cases.update({ id }, { ...counts, ...moments, state, appealText, appealUserId });
  }

  async page({ state, after, limit }: CasePageInput): Promise<AbuseCase[]> {
    const { manager } = this.unitOfWork;
    const [order, beyond] = isClosed(state) ? ['DESC', '<'] : ['ASC', '>'];
    const last = after === null ? null : await this.openedAtOf(after);
    if (last === undefined) return [];
    const isBeyond =
      last === null ? '' : `AND opened_at ${beyond}= ? AND (opened_at ${beyond} ? OR id ${beyond} ?)`;
    const rows = await manager.query<IdRow[]>(
      `SELECT id FROM abuse_cases WHERE state = ? ${isBeyond}
        ORDER BY opened_at ${order}, id ${order} LIMIT ${limit}`,
      last === null ? [state] : [state, last, last, after],
    );
    const ids = rows.map(({ id }) => Number(id));
    const found = await this.cases.findBy({ id: In(ids) });
    return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  async waiting(): Promise<Waiting> {
    const [row] = await this.unitOfWork.manager.query<WaitingRow[]>(
      "SELECT COUNT(*) AS many, MIN(opened_at) AS oldest FROM abuse_cases WHERE state = 'open'",
    );
    return { open: Number(row?.many ?? 0), oldestAt: momentOrNull(row?.oldest ?? null) };
  }

  async lastNotifiedAt(): Promise<Date | null> {
    const [row] = await this.unitOfWork.manager.query<{ told_at: string | Date | null }[]>(
      'SELECT MAX(told_at) AS told_at FROM abuse_cases',
    );
    return momentOrNull(row?.told_at ?? null);
  }

  async markNotified(now: Date): Promise<number> {
    const { affected } = await this.cases
      .createQueryBuilder()
      .update()
      .set({ notifiedAt: now })
      .where(NEEDS_NOTIFICATION)
      .execute();
    return affected ?? 0;
  }

  appealsOf(userId: number): Promise<AbuseCase[]> {
    return this.cases.find({ where: { appealUserId: userId }, order: { id: 'DESC' }, take: MAX_APPEALS });
  }

  async forgetAppealsOf(userId: number): Promise<void> {
    await this.unitOfWork.manager.query(
      'UPDATE abuse_cases SET appeal_text = NULL, appeal_user_id = NULL WHERE appeal_user_id = ?',
      [userId],
    );
  }

  private async openedAtOf(id: number): Promise<string | Date | undefined> {
    const [row] = await this.unitOfWork.manager.query<{ opened_at: string | Date }[]>(
      'SELECT opened_at FROM abuse_cases WHERE id = ?',
      [id],
    );
    return row?.opened_at;
  }

  private get cases() {
    return this.unitOfWork.manager.getRepository(AbuseCase);
  }
}
