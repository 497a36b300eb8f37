import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../config/settings';
import { deriveKey } from '../../../shared/crypto/derived-key';
import { sameText } from '../../../shared/crypto/same-text';
import { SealedText } from '../../../shared/crypto/sealed-text';
import { addRow, changedBy, momentOf, momentOrNull, putRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type NewPhoneCode, PhoneStore } from '../application/ports/phone-store';
import { MAX_ACCOUNTS_PER_PHONE } from '../domain/phone';
import { PHONE_CODE_TRIES, type SentPhoneCode } from '../domain/phone-code';

interface CodeRow {
  readonly sealed: string;
  readonly code_mac: string;
  readonly tries_left: number;
  readonly expires_at: string | Date;
  readonly used_at: string | Date | null;
}

@Injectable()
export class TypeormPhoneStore extends PhoneStore {
  private readonly seal: SealedText;
  private readonly phoneKey: Buffer;
  private readonly codeKey: Buffer;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    { secret }: SecretSettings,
  ) {
    super();
    this.seal = new SealedText(secret, 'phones');
    this.phoneKey = deriveKey(secret, 'phone-lookup');
    this.codeKey = deriveKey(secret, 'phone-codes');
  }

  async verifiedOf(userId: number): Promise<string | null> {
    const rows = await this.manager.query<{ sealed: string }[]>(
      'SELECT sealed FROM phones WHERE user_id = ?',
      [userId],
    );
    return rows[0] ? this.seal.open(rows[0].sealed) : null;
  }

  async codeOf(userId: number): Promise<(SentPhoneCode & { readonly phone: string }) | null> {
    const row = await this.codeRow(userId);
    if (!row) return null;
    return {
      phone: this.seal.open(row.sealed),
      triesLeft: row.tries_left,
      expiresAt: momentOf(row.expires_at),
      usedAt: momentOrNull(row.used_at),
    };
  }

  async putCode({ userId, phone, code, expiresAt }: NewPhoneCode): Promise<void> {
    await putRow(this.manager, 'phone_codes', {
      key: { user_id: userId },
      values: {
        sealed: this.seal.seal(phone),
        code_mac: this.codeMac(userId, code),
        tries_left: PHONE_CODE_TRIES,
        expires_at: expiresAt,
        used_at: null,
      },
    });
  }

  async countTry(userId: number, now: Date): Promise<boolean> {
    const counted = await changedBy(
      this.manager,
      `UPDATE phone_codes SET tries_left = tries_left - 1
        WHERE user_id = ? AND used_at IS NULL AND tries_left > 0 AND expires_at > ?`,
      [userId, now],
    );
    return counted === 1;
  }

  async use(userId: number, code: string, now: Date): Promise<string | null> {
    const row = await this.codeRow(userId);
    const mac = this.codeMac(userId, code);
    if (!row || !sameText(row.code_mac, mac)) return null;
    const used = await changedBy(
      this.manager,
      'UPDATE phone_codes SET used_at = ? WHERE user_id = ? AND code_mac = ? AND used_at IS NULL',
      [now, userId, mac],
    );
    return used === 1 ? this.seal.open(row.sealed) : null;
  }

  async verify(userId: number, phone: string, now: Date): Promise<boolean> {
    await this.manager.query('DELETE FROM phones WHERE user_id = ?', [userId]);
    const mac = createHmac('sha256', this.phoneKey).update(phone).digest('hex');
    for (let slot = 1; slot <= MAX_ACCOUNTS_PER_PHONE; slot += 1) {
      const row = { user_id: userId, phone_mac: mac, slot, sealed: this.seal.seal(phone), verified_at: now };
      if (await addRow(this.manager, 'phones', row)) return true;
    }
    return false;
  }

  async erase(userId: number): Promise<void> {
    await this.manager.query('DELETE FROM phones WHERE user_id = ?', [userId]);
    await this.manager.query('DELETE FROM phone_codes WHERE user_id = ?', [userId]);
  }

  async removeCodesExpiredBefore(moment: Date): Promise<void> {
    await this.manager.query('DELETE FROM phone_codes WHERE expires_at < ?', [moment]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private async codeRow(userId: number): Promise<CodeRow | undefined> {
    const rows = await this.manager.query<CodeRow[]>(
      'SELECT sealed, code_mac, tries_left, expires_at, used_at FROM phone_codes WHERE user_id = ?',
      [userId],
    );
    return rows[0];
  }

  /** Bound to the person, so that a row copied to another account proves nothing. */
  private codeMac(userId: number, code: string): string {
    return createHmac('sha256', this.codeKey).update(`${userId}:${code}`).digest('hex');
  }
}
