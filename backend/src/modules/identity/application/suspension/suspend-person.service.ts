import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { GroupsService } from '../../../groups';
import { SessionRepository } from '../ports/session-repository';
import { UserRepository } from '../ports/user-repository';
import { ProgramChangeFeedService } from '../programs/program-change-feed.service';

/** Lets a person do nothing, and lets them do all again: what they have stays as it is. */
@Injectable()
export class SuspendPersonService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly programs: ProgramChangeFeedService,
    private readonly groups: GroupsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Ends all sessions, and what programs do for the person. False when nothing is another now. */
  suspend(userId: number): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const user = await this.users.hold(userId);
      if (!user?.suspend(now)) return false;
      await this.users.save(user);
      await this.sessions.end(userId, {}, { reason: 'suspended', now });
      await this.notifyPrograms(userId);
      return true;
    });
  }

  /** False when nothing is another now. Sessions that were ended stay so. */
  restore(userId: number): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.hold(userId);
      if (!user?.restore()) return false;
      await this.users.save(user);
      await this.notifyPrograms(userId);
      return true;
    });
  }

  private async notifyPrograms(userId: number): Promise<void> {
    for (const { groupId } of await this.groups.groupsOf(userId)) {
      await this.programs.publish(String(groupId));
    }
  }
}
