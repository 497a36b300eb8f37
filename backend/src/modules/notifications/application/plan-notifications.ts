import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../shared/events/event-bus';
import type { LimitNeared, PlanChanged } from '../../billing/events';
import { GroupMembers } from '../../groups';
import { Notifications } from './notifications.service';
import type { NewNotification } from './ports/notification-store';

/** Tells the admins of a group what becomes of its plan. */
@Injectable()
export class PlanNotifications implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly notifications: Notifications,
    private readonly members: GroupMembers,
  ) {}

  onModuleInit(): void {
    this.events.on<LimitNeared>('billing.limit-neared', ({ groupId, limit, percent, used, allowed, month }) =>
      this.notifyAdmins(groupId, {
        // Once a month for each limit, however often usage goes up and down.
        id: `limit:${groupId}:${limit}:${percent}:${month}`,
        type: percent === 100 ? 'limit-reached' : 'limit-neared',
        params: { groupId, limit, used, allowed },
      }),
    );
    this.events.on<PlanChanged>('billing.plan-changed', ({ groupId, from, to, at }) =>
      this.notifyAdmins(groupId, {
        id: `plan:${groupId}:${at}`,
        type: 'plan-changed',
        params: { groupId, from, to },
      }),
    );
  }

  private async notifyAdmins(groupId: number, message: Omit<NewNotification, 'userId'>): Promise<void> {
    for (const { userId, level } of await this.members.of(groupId)) {
      if (level !== 2) continue;
      await this.notifications.notify({ ...message, id: `${message.id}:${userId}`, userId });
    }
  }
}
