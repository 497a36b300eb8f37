import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import {
  type LiveSession,
  type Rotation,
  type SessionChoice,
  SessionRepository,
} from '../application/ports/session-repository';
import { type EndReason, Session } from '../domain/session.entity';
import { User } from '../domain/user.entity';

/** Neither gone nor suspended. */
const IS_LET_IN = 'person.deletedAt IS NULL AND person.suspendedAt IS NULL';

@Injectable()
export class TypeormSessionRepository extends SessionRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(session: Session): Promise<void> {
    await this.sessions.insert(session);
  }

  find(id: string): Promise<Session | null> {
    return this.sessions.findOneBy({ id });
  }

  async findWithPerson(id: string): Promise<LiveSession | null> {
    const { entities, raw } = await this.sessions
      .createQueryBuilder('session')
      .innerJoin(User, 'person', `person.id = session.userId AND ${IS_LET_IN}`)
      .addSelect('CASE WHEN person.emailVerifiedAt IS NULL THEN NULL ELSE person.email END', 'verified_email')
      .where('session.id = :id', { id })
      .getRawAndEntities<{ verified_email: string | null }>();
    const [session] = entities;
    return session ? { session, verifiedEmail: raw[0]?.verified_email ?? null } : null;
  }

  openOf(userId: number, limit: number): Promise<Session[]> {
    return this.sessions.find({
      where: { userId, endedAt: IsNull() },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
      take: limit,
    });
  }

  async rotate(id: string, { generation, groupId, tokenHash, now }: Rotation): Promise<boolean> {
    const { affected } = await this.sessions.update(
      { id, generation, endedAt: IsNull() },
      { generation: generation + 1, groupId, tokenHash, rotatedAt: now, lastUsedAt: now },
    );
    return affected === 1;
  }

  async end(
    userId: number,
    { only, except, browserUuid }: SessionChoice,
    { reason, now }: { reason: EndReason; now: Date },
  ): Promise<number> {
    const id = only ?? (except === undefined ? undefined : Not(except));
    const { affected } = await this.sessions.update(
      {
        userId,
        endedAt: IsNull(),
        ...(id === undefined ? {} : { id }),
        ...(browserUuid === undefined ? {} : { browserUuid }),
      },
      { endedAt: now, endReason: reason },
    );
    return affected ?? 0;
  }

  knowsBrowser(userId: number, browserUuid: string): Promise<boolean> {
    return this.sessions.existsBy({ userId, browserUuid });
  }

  async removeOf(userId: number): Promise<void> {
    await deleteInBatches(this.unitOfWork.manager, 'sessions', 'user_id = ?', [userId]);
  }

  async removeOlderThan(moment: Date): Promise<void> {
    for (const column of ['ended_at', 'expires_at']) {
      await deleteInBatches(this.unitOfWork.manager, 'sessions', `${column} <= ?`, [moment]);
    }
  }

  private get sessions() {
    return this.unitOfWork.manager.getRepository(Session);
  }
}
