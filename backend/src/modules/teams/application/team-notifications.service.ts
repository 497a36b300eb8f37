import { Injectable } from '@nestjs/common';
import type { AuditDetails } from '../../../shared/audit/audit-details';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import type { GroupLevel } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { NotificationsService } from '../../notifications';
import type { Invitation } from '../domain/invitation.entity';
import type { TeamCall } from './team-call';

/**
 * What happens in a team: it goes into the group's log, and to whom it concerns. Both name people by their number
 * alone, because they outlive what people are called. Part of the caller's transaction.
 */
@Injectable()
export class TeamNotificationsService {
  constructor(
    private readonly audit: AuditTrail,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  invited(call: TeamCall, { id, level }: Invitation): Promise<void> {
    return this.record(call, 'teams.invited', { invitation: id, level });
  }

  invitedAgain(call: TeamCall, { id }: Invitation): Promise<void> {
    return this.record(call, 'teams.invited-again', { invitation: id });
  }

  cancelled(call: TeamCall, { id }: Invitation): Promise<void> {
    return this.record(call, 'teams.invitation-cancelled', { invitation: id });
  }

  /** One need not say who one is to decline. */
  declined({ id, groupId }: Invitation, address: string): Promise<void> {
    const action = 'teams.invitation-declined';
    return this.audit.record({
      action,
      outcome: 'done',
      userId: 0,
      groupId,
      address,
      details: { invitation: id },
    });
  }

  async joined(call: TeamCall, { id, level, inviterUserId }: Invitation): Promise<void> {
    await this.record(call, 'teams.joined', { invitation: id, level });
    await this.notifications.notify({
      id: `joined:${id}`,
      userId: inviterUserId,
      type: 'invitation-accepted',
      params: { groupId: call.groupId, userId: call.member.userId },
    });
  }

  async roleChanged(call: TeamCall, userId: number, level: GroupLevel): Promise<void> {
    await this.record(call, 'teams.role-changed', { member: userId, level });
    await this.notify('role-changed', call, userId, { level });
  }

  async removed(call: TeamCall, userId: number): Promise<void> {
    await this.record(call, 'teams.member-removed', { member: userId });
    await this.notify('removed-from-group', call, userId, {});
  }

  left(call: TeamCall): Promise<void> {
    return this.record(call, 'teams.left', {});
  }

  private record(
    { member, groupId, address }: TeamCall,
    action: string,
    details: AuditDetails,
  ): Promise<void> {
    const { userId } = member;
    return this.audit.record({ action, outcome: 'done', userId, groupId, address, details });
  }

  private notify(
    type: 'role-changed' | 'removed-from-group',
    { groupId, member }: TeamCall,
    userId: number,
    more: { readonly level?: GroupLevel },
  ): Promise<void> {
    const id = `${type}:${groupId}:${userId}:${this.clock.now().getTime()}`;
    return this.notifications.notify({
      id,
      userId,
      type,
      params: { groupId, userId: member.userId, ...more },
    });
  }
}
