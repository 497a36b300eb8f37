import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { changedBy } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { PartnerCodeStore, type PartnerGrant } from '../application/ports/partner-code-store';

interface Row {
  readonly user_id: number | string;
  readonly group_id: number | string;
}

@Injectable()
export class TypeormPartnerCodeStore extends PartnerCodeStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(hash: string, { userId, groupId, audience }: PartnerGrant, expiresAt: Date): Promise<void> {
    await this.manager.query(
      'INSERT INTO partner_codes (id, user_id, group_id, audience, expires_at) VALUES (?, ?, ?, ?, ?)',
      [hash, userId, groupId, audience, expiresAt],
    );
  }

  async redeem(hash: string, audience: string, now: Date): Promise<PartnerGrant | null> {
    const used = await changedBy(
      this.manager,
      `UPDATE partner_codes SET used_at = ?
        WHERE id = ? AND audience = ? AND used_at IS NULL AND expires_at > ?`,
      [now, hash, audience, now],
    );
    if (used !== 1) return null;
    const rows = await this.manager.query<Row[]>('SELECT user_id, group_id FROM partner_codes WHERE id = ?', [
      hash,
    ]);
    const [row] = rows;
    return row ? { userId: Number(row.user_id), groupId: Number(row.group_id), audience } : null;
  }

  async erase(userId: number): Promise<void> {
    await deleteInBatches(this.manager, 'partner_codes', 'user_id = ?', [userId]);
  }

  async removeExpiredBefore(moment: Date): Promise<void> {
    await deleteInBatches(this.manager, 'partner_codes', 'expires_at < ?', [moment]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
