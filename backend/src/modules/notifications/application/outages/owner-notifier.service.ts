import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { GroupMembersService } from '../../../groups';
import { isWanted } from '../../domain/notification';
import { BETWEEN_MAILS_MS, MAX_NOTICES_PER_HOUR } from '../../domain/outages/destination-change';
import { NotificationsService } from '../notifications.service';
import { NotificationStore } from '../ports/notification-store';
import { OutageMailStore } from '../ports/outage-mail-store';
import { type DestinationEvent, ownerNoticeOf } from './owner-notice';

/** Tells those whose link it is what became of its destination: in the app at once, and by a mail to come. */
@Injectable()
export class OwnerNotifierService {
  constructor(
    private readonly settings: NotificationStore,
    private readonly outageMails: OutageMailStore,
    private readonly notifications: NotificationsService,
    private readonly members: GroupMembersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async notify(event: DestinationEvent): Promise<void> {
    for (const userId of await this.ownersOf(event)) await this.notifyOne(userId, event);
  }

  /** Its author, if they are still there; otherwise the admins of its group. */
  private async ownersOf({ groupId, userId }: DestinationEvent): Promise<readonly number[]> {
    if (groupId === 0) return [];
    const members = await this.members.membersOf(groupId);
    const maker = members.find((each) => each.userId === userId);
    return (maker ? [maker] : members.filter(({ level }) => level === 2)).map((each) => each.userId);
  }

  private async notifyOne(userId: number, event: DestinationEvent): Promise<void> {
    const { type, params, change } = ownerNoticeOf(event);
    if (!isWanted(type, await this.settings.blockedOf(userId))) return;
    const now = this.clock.now();
    const hourAgo = new Date(now.getTime() - BETWEEN_MAILS_MS);
    const lately = await this.outageMails.countSince(userId, hourAgo, MAX_NOTICES_PER_HOUR);
    if (lately >= MAX_NOTICES_PER_HOUR) return;
    const id = `${type}:${String(event.linkId)}:${change.since}:${String(userId)}`;
    await this.unitOfWork.run(async () => {
      if (!(await this.outageMails.add(id, userId, change, now))) return;
      await this.notifications.notify({ id, userId, type, params });
    });
  }
}
