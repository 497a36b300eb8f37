import { Injectable } from '@nestjs/common';
import { GroupMembersService } from '../../groups';
import { NotificationsService } from './notifications.service';
import type { NewNotification } from './ports/notification-store';

/** Tells the admins of a group what concerns all of it. */
@Injectable()
export class AdminNotificationsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly members: GroupMembersService,
  ) {}

  /** Each of them once, however often it is called. */
  async notify(groupId: number, message: Omit<NewNotification, 'userId'>): Promise<void> {
    for (const { userId, level } of await this.members.membersOf(groupId)) {
      if (level !== 2) continue;
      await this.notifications.notify({ ...message, id: `${message.id}:${userId}`, userId });
    }
  }
}
