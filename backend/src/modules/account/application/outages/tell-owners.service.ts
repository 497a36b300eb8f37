import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { GroupMembers } from '../../../groups';
import { isWanted } from '../../domain/notification';
import { BETWEEN_MAILS_MS, MOST_NEWS_TOLD } from '../../domain/outages/destination-news';
import { AccountStores } from '../account-stores';
import { Notifications } from '../notifications.service';
import { type DestinationEvent, tellingOf } from './telling';

/** Tells those whose link it is what became of its destination: in the app at once, and by a mail to come. */
@Injectable()
export class TellOwners {
  constructor(
    private readonly stores: AccountStores,
    private readonly notifications: Notifications,
    private readonly members: GroupMembers,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async tell(event: DestinationEvent): Promise<void> {
    for (const userId of await this.ownersOf(event)) await this.tellOne(userId, event);
  }

  /** Whoever made it, if they are still there; otherwise the admins of its group. */
  private async ownersOf({ groupId, userId }: DestinationEvent): Promise<readonly number[]> {
    if (groupId === 0) return [];
    const members = await this.members.of(groupId);
    const maker = members.find((each) => each.userId === userId);
    return (maker ? [maker] : members.filter(({ level }) => level === 2)).map((each) => each.userId);
  }

  private async tellOne(userId: number, event: DestinationEvent): Promise<void> {
    const { type, params, news } = tellingOf(event);
    const { notifications, outageMails } = this.stores;
    if (!isWanted(type, await notifications.blockedOf(userId))) return;
    const now = this.clock.now();
    const hourAgo = new Date(now.getTime() - BETWEEN_MAILS_MS);
    const lately = await outageMails.countSince(userId, hourAgo, MOST_NEWS_TOLD);
    if (lately >= MOST_NEWS_TOLD) return;
    const id = `${type}:${String(event.linkId)}:${news.since}:${String(userId)}`;
    await this.unitOfWork.run(async () => {
      if (!(await outageMails.add(id, userId, news, now))) return;
      await this.notifications.notify({ id, userId, type, params });
    });
  }
}
