import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { updateById } from '../../../shared/database/update-by-id';
import { ProgramTokenRepository, type TokenUse } from '../application/ports/program-token-repository';
import { StoredToken } from '../domain/program-token.entity';
import { User } from '../domain/user.entity';

const LIVE = 'token.revokedAt IS NULL AND (token.replacedUntil IS NULL OR token.replacedUntil > :now)';
/** Its maker is neither gone nor suspended. */
const IS_LET_IN = 'person.deletedAt IS NULL AND person.suspendedAt IS NULL';
/** The one and the one before it; more only where several took its place at the same moment. */
const MAX_LIVE = 10;

@Injectable()
export class TypeormProgramTokenRepository extends ProgramTokenRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(token: StoredToken): Promise<void> {
    await this.tokens.insert(token);
  }

  save(token: StoredToken): Promise<void> {
    return updateById(this.tokens, token);
  }

  findLive(key: { readonly hash: string } | { readonly id: number }, now: Date): Promise<StoredToken | null> {
    const [column, value] = 'id' in key ? ['id', key.id] : ['hash', key.hash];
    return this.live(now).andWhere(`token.${column} = :value`, { value }).getOne();
  }

  liveOf(groupId: number, now: Date): Promise<StoredToken[]> {
    return this.live(now)
      .andWhere('token.groupId = :groupId', { groupId })
      .orderBy('token.id', 'DESC')
      .take(MAX_LIVE)
      .getMany();
  }

  async holdOf(groupId: number, now: Date): Promise<StoredToken[]> {
    const { manager } = this.unitOfWork;
    await manager.query('UPDATE user_groups SET id = id WHERE id = ?', [groupId]);
    return this.liveOf(groupId, now);
  }

  async noteUse(id: number, { at, country }: TokenUse): Promise<void> {
    await this.tokens.update({ id }, { lastUsedAt: at, lastUsedCountry: country });
  }

  tokensOf(userId: number, limit: number): Promise<StoredToken[]> {
    return this.tokens.find({ where: { userId }, order: { id: 'ASC' }, take: limit });
  }

  async removeOf(userId: number): Promise<void> {
    await deleteInBatches(this.unitOfWork.manager, 'program_tokens', 'user_id = ?', [userId]);
  }

  private live(now: Date): SelectQueryBuilder<StoredToken> {
    return this.tokens
      .createQueryBuilder('token')
      .innerJoin(User, 'person', `person.id = token.userId AND ${IS_LET_IN}`)
      .where(LIVE, { now });
  }

  private get tokens() {
    return this.unitOfWork.manager.getRepository(StoredToken);
  }
}
