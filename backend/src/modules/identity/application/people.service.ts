import { Injectable } from '@nestjs/common';
import { PeopleSettings } from '../../../config/settings';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { InvalidUser } from '../domain/identity.errors';
import type { Language } from '../../../shared/domain/language';
import type { User, UserChange } from '../domain/user.entity';
import { SessionRepository } from './ports/session-repository';
import { UserRepository } from './ports/user-repository';

/** A person as other modules see them. */
export interface PersonSnapshot {
  readonly userId: number;
  /** Trimmed, NFC, in lower case. */
  readonly email: string;
  /** Empty while the person has not chosen one. */
  readonly displayName: string;
  readonly lang: Language;
  readonly hasGoogle: boolean;
  /** Runs the installation. */
  readonly isSiteAdmin: boolean;
  readonly isOnboarded: boolean;
  /** Whether keyboard shortcuts are on. */
  readonly shortcuts: boolean;
  readonly createdAt: Date;
  /** Since when those who run the site let the person do nothing; null while they do. */
  readonly suspendedAt: Date | null;
}

/** The people who have an account. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: PeopleSettings,
  ) {}

  /** Null when there is no such person (any more). */
  async find(userId: number): Promise<PersonSnapshot | null> {
    const user = await this.users.find(userId);
    return user && !user.deletedAt ? this.snapshotOf(user) : null;
  }

  /** At most 1000 people at once; those who are gone are left out. */
  async findAll(userIds: readonly number[]): Promise<PersonSnapshot[]> {
    return (await this.users.findAll(userIds)).map((user) => this.snapshotOf(user));
  }

  /** The address at which mail is known to reach the person; null when there is none. */
  async provenEmailOf(userId: number): Promise<string | null> {
    const user = await this.users.find(userId);
    return user?.emailVerifiedAt ? user.email : null;
  }

  /** Takes an address that `parseEmail` has read; never tell a caller what comes of it. */
  async findByEmail(email: string): Promise<PersonSnapshot | null> {
    const user = await this.users.findByEmail(email);
    return user && this.snapshotOf(user);
  }

  /** Display names of at most 1000 people at once; those who have none are left out. */
  namesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.users.namesOf(userIds);
  }

  /** Takes checked values. Throws `InvalidUser` when the person is gone. */
  update(userId: number, change: UserChange): Promise<PersonSnapshot> {
    return this.change(userId, (user) => {
      user.change(change);
    });
  }

  /** To an address that the person has just proven. Throws `EmailTaken` when it is another's. */
  changeEmail(userId: number, email: string): Promise<PersonSnapshot> {
    return this.change(userId, (user) => {
      user.moveTo(email, this.clock.now());
    });
  }

  /** Leaves the number alone, ends all sessions and forgets them; bears running twice. */
  async erase(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.find(userId);
      if (!user) return;
      user.erase(this.clock.now());
      await this.users.save(user);
      await this.sessions.removeOf(userId);
    });
  }

  snapshotOf(user: User): PersonSnapshot {
    return {
      userId: user.id,
      email: user.email ?? '',
      displayName: user.displayName ?? '',
      lang: user.lang,
      hasGoogle: user.googleSub !== null,
      isSiteAdmin: user.isNamedIn(this.settings.adminEmails),
      isOnboarded: user.isOnboarded,
      shortcuts: user.shortcuts,
      createdAt: user.createdAt,
      suspendedAt: user.suspendedAt,
    };
  }

  private change(userId: number, edit: (user: User) => void): Promise<PersonSnapshot> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.find(userId);
      if (!user || user.deletedAt) throw new InvalidUser();
      edit(user);
      await this.users.save(user);
      return this.snapshotOf(user);
    });
  }
}
