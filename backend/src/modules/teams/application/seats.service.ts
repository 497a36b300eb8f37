import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { PlanLimitsService } from '../../billing';
import { GroupMembersService } from '../../groups';
import type { Invitation } from '../domain/invitation.entity';
import { seatsUsed } from '../domain/seats-used';
import { InvitationRepository } from './ports/invitation-repository';

/** Keeps the meter of a group's seats at what its members and invitations take, while these cannot change. */
@Injectable()
export class SeatsService {
  constructor(
    private readonly members: GroupMembersService,
    private readonly invitations: InvitationRepository,
    private readonly limits: PlanLimitsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** After a member came, went or answered. */
  recount(groupId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.members.hold(groupId);
      await this.limits.recount(groupId, 'invitees', await this.usedIn(groupId));
    });
  }

  /** Part of the caller's unit of work. Throws `LimitReached` when the plan does not pay for so many more. */
  async take(groupId: number, amount: number): Promise<void> {
    await this.recount(groupId);
    await this.limits.take(groupId, 'invitees', amount);
  }

  /** For an invitation that is sent again: one that ran out had given its seat back. */
  async takeAgain(invitation: Invitation): Promise<void> {
    if (invitation.stateAt(this.clock.now()) === 'expired') await this.take(invitation.groupId, 1);
  }

  private async usedIn(groupId: number): Promise<number> {
    const members = await this.members.membersOf(groupId);
    return seatsUsed(members.length, await this.invitations.countOpen(groupId, this.clock.now()));
  }
}
