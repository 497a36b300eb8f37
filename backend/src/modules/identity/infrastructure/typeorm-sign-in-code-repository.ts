import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { isSqlite } from '../../../shared/database/dialect';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { SignInCodeRepository } from '../application/ports/sign-in-code-repository';
import { type CodeHolder, SignInCode } from '../domain/sign-in-code.entity';

/** Of two of the same millisecond it does not matter which, but always the same. */
const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const;

@Injectable()
export class TypeormSignInCodeRepository extends SignInCodeRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(code: SignInCode): Promise<void> {
    await this.codes.insert(code);
  }

  lastOf({ purpose, emailHash, userId, browserUuid }: CodeHolder): Promise<SignInCode | null> {
    return this.codes.findOne({ where: { purpose, emailHash, userId, browserUuid }, order: NEWEST_FIRST });
  }

  async isNewest({ id, purpose, emailHash, userId, browserUuid }: SignInCode): Promise<boolean> {
    const whose = purpose === 'move' ? { userId } : { emailHash, browserUuid };
    const newest = await this.codes.findOne({ where: { purpose, ...whose }, order: NEWEST_FIRST });
    return newest?.id === id;
  }

  /** The row stays locked until the transaction ends, so what is read back is this guess's own number. */
  async countTry(id: string): Promise<number | null> {
    const { affected } = await this.codes.update({ id, usedAt: IsNull() }, { tries: () => 'tries + 1' });
    if (affected !== 1) return null;
    const { tries } = await this.codes.findOneOrFail({ select: { id: true, tries: true }, where: { id } });
    return tries;
  }

  async countGuess(emailHash: string, now: Date, since: Date): Promise<number> {
    const { manager } = this.unitOfWork;
    const [conflict, given] = isSqlite(manager)
      ? ['ON CONFLICT (id) DO UPDATE SET', 'excluded.since']
      : ['ON DUPLICATE KEY UPDATE', 'VALUES(since)'];
    // MySQL assigns from left to right: the count still compares the old beginning.
    await manager.query(
      `INSERT INTO sign_in_guesses (id, guesses, since) VALUES (?, 1, ?) ${conflict}
        guesses = CASE WHEN sign_in_guesses.since < ? THEN 1 ELSE sign_in_guesses.guesses + 1 END,
        since = CASE WHEN sign_in_guesses.since < ? THEN ${given} ELSE sign_in_guesses.since END`,
      [emailHash, now, since, since],
    );
    return this.guessesAt(emailHash, since);
  }

  async takeBackGuess(emailHash: string): Promise<void> {
    await this.unitOfWork.manager.query('UPDATE sign_in_guesses SET guesses = guesses - 1 WHERE id = ?', [
      emailHash,
    ]);
  }

  async guessesAt(emailHash: string, since: Date): Promise<number> {
    const [row] = await this.unitOfWork.manager.query<{ guesses: number | string }[]>(
      'SELECT guesses FROM sign_in_guesses WHERE id = ? AND since >= ?',
      [emailHash, since],
    );
    return Number(row?.guesses ?? 0);
  }

  async markUsed(id: string, now: Date): Promise<void> {
    await this.codes.update({ id, usedAt: IsNull() }, { usedAt: now });
  }

  async timesOf(emailHash: string | null, userId: number, limit: number): Promise<Date[]> {
    const rows = await this.codes.find({
      select: { id: true, createdAt: true },
      where: [...(emailHash === null ? [] : [{ emailHash }]), { userId }],
      order: { createdAt: 'DESC' },
      take: limit,
    });
    return rows.map(({ createdAt }) => createdAt);
  }

  async removeOf(emailHash: string | null, userId: number): Promise<void> {
    const { manager } = this.unitOfWork;
    await deleteInBatches(manager, 'sign_in_codes', 'user_id = ? AND user_id <> 0', [userId]);
    if (emailHash === null) return;
    await deleteInBatches(manager, 'sign_in_codes', 'email_hash = ?', [emailHash]);
    await deleteInBatches(manager, 'sign_in_guesses', 'id = ?', [emailHash]);
  }

  async removeExpiredBefore(moment: Date): Promise<void> {
    await deleteInBatches(this.unitOfWork.manager, 'sign_in_codes', 'expires_at < ?', [moment]);
  }

  async removeGuessesBefore(moment: Date): Promise<void> {
    await deleteInBatches(this.unitOfWork.manager, 'sign_in_guesses', 'since < ?', [moment]);
  }

  private get codes() {
    return this.unitOfWork.manager.getRepository(SignInCode);
  }
}
