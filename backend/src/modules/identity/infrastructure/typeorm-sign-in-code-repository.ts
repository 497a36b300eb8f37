import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { SignInCodeRepository } from '../application/ports/sign-in-code-repository';
import { type CodeHolder, SignInCode } from '../domain/sign-in-code.entity';

@Injectable()
export class TypeormSignInCodeRepository extends SignInCodeRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(code: SignInCode): Promise<void> {
    await this.codes.insert(code);
  }

  async cancelOpen({ purpose, emailHash, userId }: CodeHolder, now: Date): Promise<void> {
    const whose = purpose === 'move' ? { userId } : { emailHash };
    await this.codes.update(
      { purpose, ...whose, usedAt: IsNull(), cancelledAt: IsNull() },
      { cancelledAt: now },
    );
  }

  newest(holder: CodeHolder, browserUuid: string): Promise<SignInCode | null> {
    return (
      this.codes
        .createQueryBuilder('code')
        .where({ purpose: holder.purpose, emailHash: holder.emailHash, userId: holder.userId })
        .orderBy('CASE WHEN code.browserUuid = :browserUuid THEN 0 ELSE 1 END', 'ASC')
        .addOrderBy('code.createdAt', 'DESC')
        // Of two of the same millisecond the one that was not replaced.
        .addOrderBy('CASE WHEN code.cancelledAt IS NULL THEN 0 ELSE 1 END', 'ASC')
        .setParameters({ browserUuid })
        .limit(1)
        .getOne()
    );
  }

  /** The row stays locked until the transaction ends, so what is read back is this guess's own number. */
  async countTry(id: string): Promise<number | null> {
    const { affected } = await this.codes.update(
      { id, usedAt: IsNull(), cancelledAt: IsNull() },
      { tries: () => 'tries + 1' },
    );
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
