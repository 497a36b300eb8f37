import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
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

  async isNewest({ id, purpose, emailHash, userId }: SignInCode): Promise<boolean> {
    const whose = purpose === 'move' ? { userId } : { emailHash };
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
    if (emailHash !== null) await deleteInBatches(manager, 'sign_in_codes', 'email_hash = ?', [emailHash]);
  }

  async removeExpiredBefore(moment: Date): Promise<void> {
    await deleteInBatches(this.unitOfWork.manager, 'sign_in_codes', 'expires_at < ?', [moment]);
  }

  private get codes() {
    return this.unitOfWork.manager.getRepository(SignInCode);
  }
}
