import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import {
  isWanted,
  MAX_PARAMS_LENGTH,
  MAX_COUNTED,
  type Notification,
  NOTIFICATION_TYPES,
  type NotificationType,
  parseBlockable,
} from '../domain/notification';
import { NotificationNamesService } from './notification-names.service';
import { type NewNotification, NotificationStore } from './ports/notification-store';

export interface NotificationPage {
  /** At most 100; screens show 99+. */
  readonly countOfUnread: number;
  /** Newest first. */
  readonly notifications: readonly Notification[];
  readonly blocked: readonly string[];
  /** Where the next page begins; the end is reached when fewer came than were asked for. */
  readonly start: number;
}

/** Tells people what happened while they were away. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly store: NotificationStore,
    private readonly names: NotificationNamesService,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction. Says it once, however often it is told; nothing to people who do not want to know. */
  async notify(message: NewNotification): Promise<void> {
    if (JSON.stringify(message.params).length > MAX_PARAMS_LENGTH) {
      throw new Error(`the notification ${message.id} says too much`);
    }
    if (!isWanted(message.type, await this.store.blockedOf(message.userId))) return;
    await this.store.add(message, this.clock.now());
  }

  countOfUnread(userId: number): Promise<number> {
    return this.store.countUnread(userId, MAX_COUNTED);
  }

  /** `start` is −1 for the first page, then what the page before handed out. */
  async page(userId: number, start: number, limit: number): Promise<NotificationPage> {
    const notifications = await this.store.page(userId, start < 0 ? null : start, limit);
    const known = new Set<string>(NOTIFICATION_TYPES);
    return {
      countOfUnread: await this.countOfUnread(userId),
      notifications: await this.names.fillIn(notifications),
      blocked: (await this.store.blockedOf(userId)).filter((type) => known.has(type)),
      start: notifications.at(-1)?.id ?? start,
    };
  }

  markRead(userId: number, ids: readonly number[] | undefined): Promise<void> {
    return this.store.markRead(userId, ids, this.clock.now());
  }

  async block(userId: number, type: string, isBlocked: boolean): Promise<void> {
    const known: NotificationType = parseBlockable(type);
    await this.store.setBlocked(userId, known, isBlocked);
  }
}
