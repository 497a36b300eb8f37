import { Injectable } from '@nestjs/common';
import { sameText } from '../../../../shared/crypto/same-text';
import { Clock } from '../../../../shared/domain/clock';
import { GroupsService, NotAGroupMember } from '../../../groups';
import type { MemberOnToken } from '../../domain/access-token';
import { InvalidUser, RefreshTokenInvalid } from '../../domain/identity.errors';
import type { Session } from '../../domain/session.entity';
import { EndReusedSessionService } from './end-reused-session.service';
import { PeopleService, type PersonSnapshot } from '../people.service';
import { SessionRepository } from '../ports/session-repository';
import { RefreshTokensService } from './refresh-tokens.service';

/** A browser that wants to go on with a session. */
export interface Renewal {
  /** Whose the session is said to be. */
  readonly userId: number | null;
  readonly refreshToken: string;
  /** The browser that asks. */
  readonly browserUuid: string | null;
  /** The group to act in; null: the one acted in last. */
  readonly groupId: number | null;
  /** Host of the site as the caller sees it. */
  readonly host: string;
  readonly address: string;
}

/** A session that goes on. */
export interface RenewedSession {
  readonly holder: MemberOnToken;
  /** Takes the place of the one that was shown. */
  readonly refreshToken: string;
}

/** Exchanges a refresh token for its successor. */
@Injectable()
export class RenewSessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: RefreshTokensService,
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
    private readonly reuse: EndReusedSessionService,
    private readonly clock: Clock,
  ) {}

  /** A refusal keeps the token as it was, except that showing an old one ends the session. */
  async renew(renewal: Renewal): Promise<RenewedSession> {
    const { userId, refreshToken } = renewal;
    const parts = userId === null ? null : this.tokens.partsOf(userId, refreshToken);
    if (userId === null || !parts) throw new RefreshTokenInvalid();
    const person = await this.people.find(userId);
    if (!person) throw new InvalidUser();
    if (person.suspendedAt !== null) throw new InvalidUser();
    // A call that loses the race against another use of the same token looks again, and finds its successor.
    for (let tries = 0; tries < 2; tries += 1) {
      const session = await this.sessionOf(person, parts.sessionId);
      const isNewest = await this.judge(session, parts.generation, { person, renewal });
      const groupId = await this.groupFor(session, renewal);
      if (!isNewest) return this.renewed(session, groupId, session.generation);
      if (await this.rotate(session, groupId)) return this.renewed(session, groupId, session.generation + 1);
    }
    throw new RefreshTokenInvalid();
  }

  private async sessionOf({ userId }: PersonSnapshot, sessionId: string): Promise<Session> {
    const session = await this.sessions.find(sessionId);
    if (session?.userId !== userId) throw new RefreshTokenInvalid();
    return session;
  }

  /** True when the token is the newest, false when its successor may be handed out once more; throws otherwise. */
  private async judge(
    session: Session,
    generation: number,
    { person, renewal }: { person: PersonSnapshot; renewal: Renewal },
  ): Promise<boolean> {
    switch (session.judge(generation, renewal.browserUuid, this.clock.now())) {
      case 'current':
        if (!sameText(this.tokens.hashOf(renewal.refreshToken), session.tokenHash)) {
          throw new RefreshTokenInvalid();
        }
        return true;
      case 'repeated':
        return false;
      case 'other-browser':
        throw new NotAGroupMember();
      case 'reused':
        await this.reuse.end(session, person, renewal.address);
        throw new RefreshTokenInvalid();
      case 'over':
        throw new RefreshTokenInvalid();
    }
  }

  /** A person who has left the group they acted in last goes home. */
  private async groupFor(session: Session, { groupId, host, address }: Renewal): Promise<number> {
    const { userId } = session;
    const wanted = groupId ?? session.groupId;
    const membership = await this.groups.membership(userId, wanted);
    const home = membership ?? (groupId === null ? await this.groups.homeOf(userId) : null);
    if (!home) throw new NotAGroupMember();
    await this.groups.admit({ groupId: home.groupId, host, address });
    return home.groupId;
  }

  private rotate({ id, userId, generation }: Session, groupId: number): Promise<boolean> {
    const next = this.tokens.tokenOf({ userId, sessionId: id, generation: generation + 1 });
    const tokenHash = this.tokens.hashOf(next);
    return this.sessions.rotate(id, { generation, groupId, tokenHash, now: this.clock.now() });
  }

  private renewed({ id, userId, browserUuid }: Session, groupId: number, generation: number): RenewedSession {
    const refreshToken = this.tokens.tokenOf({ userId, sessionId: id, generation });
    return { holder: { kind: 'member', userId, groupId, sessionId: id, browserUuid }, refreshToken };
  }
}
