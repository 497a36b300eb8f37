import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../shared/events/event-bus';
import type { LimitNeared, PlanChanged } from '../../billing/events';
import { AdminNotificationsService } from './admin-notifications.service';

/** Tells the admins of a group what becomes of its plan. */
@Injectable()
export class PlanNotifications implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly admins: AdminNotificationsService,
  ) {}

  onModuleInit(): void {
    this.events.on<LimitNeared>('billing.limit-neared', ({ groupId, limit, percent, used, allowed, month }) =>
      this.admins.notify(groupId, {
        // Once a month for each limit, however often usage goes up and down.
        id: `limit:${groupId}:${limit}:${percent}:${month}`,
        type: percent === 100 ? 'limit-reached' : 'limit-neared',
        params: { groupId, limit, used, allowed },
      }),
    );
    this.events.on<PlanChanged>('billing.plan-changed', ({ groupId, from, to, at }) =>
      this.admins.notify(groupId, {
        id: `plan:${groupId}:${at}`,
        type: 'plan-changed',
        params: { groupId, from, to },
      }),
    );
  }
}
