import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { SignedInMember } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { SessionDoesNotExist } from '../../domain/identity.errors';
import type { EndReason, Session } from '../../domain/session.entity';
import { type SessionChoice, SessionRepository } from '../ports/session-repository';
import { RefreshTokensService } from './refresh-tokens.service';

/** More are not looked through; those left out were used longest ago. */
const MAX_LISTED = 100;

/** What a person sees of their sessions, and how they end them. */
@Injectable()
export class MySessionsService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: RefreshTokensService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Those that are live, the last used first; at most 100. */
  async list({ userId }: Pick<SignedInMember, 'userId'>): Promise<Session[]> {
    const now = this.clock.now();
    return (await this.sessions.openOf(userId, MAX_LISTED)).filter((session) => session.isLive(now));
  }

  /** Throws when the person has no such session. */
  async end(member: SignedInMember, id: string, address: string): Promise<void> {
    if ((await this.finish(member, { only: id }, 'revoked', address)) === 0) throw new SessionDoesNotExist();
  }

  async endOthers(member: SignedInMember, address: string): Promise<void> {
    await this.finish(member, { except: member.sessionId }, 'revoked', address);
  }

  async logOut(member: SignedInMember, address: string): Promise<void> {
    await this.finish(member, { only: member.sessionId }, 'logout', address);
  }

  /** For a browser that has nothing but its refresh token left; any generation will do. */
  async logOutByToken(userId: number, refreshToken: string, address: string): Promise<void> {
    const parts = this.tokens.partsOf(userId, refreshToken);
    if (parts) await this.finish({ userId, groupId: 0 }, { only: parts.sessionId }, 'logout', address);
  }

  private finish(
    { userId, groupId }: Pick<SignedInMember, 'userId' | 'groupId'>,
    choice: SessionChoice,
    reason: EndReason,
    address: string,
  ): Promise<number> {
    return this.unitOfWork.run(async () => {
      const count = await this.sessions.end(userId, choice, { reason, now: this.clock.now() });
      const action = reason === 'logout' ? 'identity.signed-out' : 'identity.sessions-ended';
      const details = { count };
      if (count > 0) await this.audit.record({ action, outcome: 'done', userId, groupId, address, details });
      return count;
    });
  }
}
