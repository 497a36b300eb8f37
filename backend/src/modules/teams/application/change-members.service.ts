import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { GroupLevel } from '../../../shared/domain/actor';
import { GroupMembersService } from '../../groups';
import { InvitationRepository } from './ports/invitation-repository';
import { SeatsService } from './seats.service';
import type { TeamCall } from './team-call';
import { TeamNotificationsService } from './team-notifications.service';

/** Lets admins decide who is what in their group, and everybody else leave. */
@Injectable()
export class ChangeMembersService {
  constructor(
    private readonly members: GroupMembersService,
    private readonly invitations: InvitationRepository,
    private readonly seats: SeatsService,
    private readonly notices: TeamNotificationsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  changeRole(call: TeamCall, userId: number, level: GroupLevel): Promise<void> {
    return this.unitOfWork.run(async () => {
      const isOther = await this.members.changeLevel(call.member, call.groupId, { userId, level });
      if (isOther) await this.notices.roleChanged(call, userId, level);
    });
  }

  /** From their next call on the person is a stranger to the group. */
  remove(call: TeamCall, userId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.members.remove(call.member, call.groupId, userId);
      await this.tidyAfter(userId, call.groupId);
      await this.notices.removed(call, userId);
    });
  }

  /** Whichever group the person acts in. */
  leave(call: TeamCall): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.members.leave(call.member.userId, call.groupId);
      await this.tidyAfter(call.member.userId, call.groupId);
      await this.notices.left(call);
    });
  }

  /** Invitations of a person who is out are good for no one. */
  private async tidyAfter(userId: number, groupId: number): Promise<void> {
    await this.invitations.removeOpenBy(groupId, userId);
    await this.seats.recount(groupId);
  }
}
