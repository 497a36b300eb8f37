import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { GroupsService } from '../../groups';
import type { Session } from '../domain/session.entity';
import type { PersonRegistered, SignedInFromNewBrowser } from '../events';
import { PeopleService, type PersonSnapshot } from './people.service';
import { type Applicant, RegistrationService } from './registration.service';
import { StartSessionService } from './sessions/start-session.service';
import type { SignInVisitor } from './visitor';

/** A person who is signing in and has proven who they are. */
export type Entry = Applicant & SignInVisitor;

/** A person who is signed in. */
export interface Entered {
  readonly user: PersonSnapshot;
  /** The group acted in first: the person's home. */
  readonly groupId: number;
  readonly session: Session;
  /** The session's first refresh token; kept nowhere. */
  readonly refreshToken: string;
  /** Registered just now. */
  readonly isNew: boolean;
}

/** Lets people in who have proven an address or a provider's account, whichever way they did. */
@Injectable()
export class SignInService {
  constructor(
    private readonly registration: RegistrationService,
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
    private readonly sessions: StartSessionService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Finds or registers the person and begins a session with an id that was never used before. All of it
   * or none is stored; joins the caller's unit of work. Throws as `RegistrationService` does.
   */
  enter(entry: Entry): Promise<Entered> {
    return this.unitOfWork.run(async () => {
      const { user, isNew } = await this.registration.personOf(entry);
      const person = this.people.snapshotOf(user);
      const { groupId } = await this.groups.createHome(user.id, person.displayName || person.email);
      const begun = await this.sessions.start({ userId: user.id, groupId, ...entry });
      const { session, refreshToken, isKnownBrowser } = begun;
      await this.audit.record({
        action: isNew ? 'identity.registered' : 'identity.signed-in',
        outcome: 'done',
        userId: user.id,
        groupId,
        address: entry.address,
        details: { way: entry.proof.way, browser: session.browser ?? '', os: session.os ?? '' },
      });
      this.notify(session, isNew, isKnownBrowser);
      return { user: person, groupId, session, refreshToken, isNew };
    });
  }

  private notify(
    { userId, id: sessionId, browser, os }: Session,
    isNew: boolean,
    isKnownBrowser: boolean,
  ): void {
    if (isNew) {
      const event: PersonRegistered = { type: 'identity.person-registered', userId };
      this.unitOfWork.publish(event);
    } else if (!isKnownBrowser) {
      const type = 'identity.signed-in-from-new-browser';
      const event: SignedInFromNewBrowser = { type, userId, sessionId, browser, os };
      this.unitOfWork.publish(event);
    }
  }
}
