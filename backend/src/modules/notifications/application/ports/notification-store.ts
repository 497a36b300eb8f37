import type { Notification, NotificationParams, NotificationType } from '../../domain/notification';

export interface NewNotification {
  /** Names what happened, at most 190 characters: telling of it twice makes one message. */
  readonly id: string;
  readonly userId: number;
  readonly type: NotificationType;
  readonly params: NotificationParams;
}

/** Where messages to people are kept. */
export abstract class NotificationStore {
  abstract add(message: NewNotification, now: Date): Promise<void>;
  /** Newest first; those with a number below `before`, when it is given. */
  abstract page(userId: number, before: number | null, limit: number): Promise<Notification[]>;
  /** Counted up to `atMost`. */
  abstract countUnread(userId: number, atMost: number): Promise<number>;
  /** All when `ids` is absent; those of others stay as they are. */
  abstract markRead(userId: number, ids: readonly number[] | undefined, now: Date): Promise<void>;
  abstract blockedOf(userId: number): Promise<string[]>;
  abstract setBlocked(userId: number, type: NotificationType, isBlocked: boolean): Promise<void>;
  abstract erase(userId: number): Promise<void>;
  abstract removeOlderThan(moment: Date): Promise<void>;
}
