import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { ProgramTokenRepository } from '../application/ports/program-token-repository';
import { StoredToken } from '../domain/program-token.entity';
import { User } from '../domain/user.entity';

@Injectable()
export class TypeormProgramTokenRepository extends ProgramTokenRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(token: StoredToken): Promise<void> {
    await this.tokens.insert(token);
  }

  findLive(hash: string): Promise<StoredToken | null> {
    return this.tokens
      .createQueryBuilder('token')
      .innerJoin(User, 'person', 'person.id = token.userId AND person.deletedAt IS NULL')
      .where('token.hash = :hash AND token.revokedAt IS NULL', { hash })
      .getOne();
  }

  async noteUse(id: number, at: Date): Promise<void> {
    await this.tokens.update({ id }, { lastUsedAt: at });
  }

  async revoke(id: number, at: Date): Promise<void> {
    await this.tokens.update({ id, revokedAt: IsNull() }, { revokedAt: at });
  }

  of(userId: number, limit: number): Promise<StoredToken[]> {
    return this.tokens.find({ where: { userId }, order: { id: 'ASC' }, take: limit });
  }

  async removeOf(userId: number): Promise<void> {
    await deleteInBatches(this.unitOfWork.manager, 'program_tokens', 'user_id = ?', [userId]);
  }

  private get tokens() {
    return this.unitOfWork.manager.getRepository(StoredToken);
  }
}
