import { CannotBeBlocked, NotificationTypeUnknown } from './notifications.errors';

/** What people are told about; true: it concerns the safety of their account, or what was done to their links, and reaches everybody. */
const CONCERNS_SAFETY = {
  welcome: false,
  'new-browser': true,
  'session-ended': true,
  'email-changed': true,
  invited: false,
  'invitation-accepted': false,
  'role-changed': false,
  'removed-from-group': false,
  'limit-neared': false,
  'limit-reached': false,
  'plan-changed': false,
  'payment-received': false,
  'payment-failed': false,
  'subscription-ended': false,
  'destination-down': false,
  'destination-back': false,
  'link-warned': true,
  'link-disabled': true,
  'link-restored': true,
  'link-upheld': true,
  news: false,
} as const;

export type NotificationType = keyof typeof CONCERNS_SAFETY;
export const NOTIFICATION_TYPES = Object.keys(CONCERNS_SAFETY) as readonly NotificationType[];

const DAY_MS = 24 * 3_600_000;
/** Older notifications are deleted. */
export const NOTIFICATION_RETENTION_MS = 90 * DAY_MS;
/** Unread ones are counted so far; screens show 99+. */
export const MAX_COUNTED = 100;
export const MAX_PARAMS_LENGTH = 2_000;

/** Values that a message is filled with; screens know the sentence by its type. */
export type NotificationParams = Readonly<Record<string, string | number | null>>;

/** A message to one person. */
export interface Notification {
  readonly id: number;
  readonly type: NotificationType;
  readonly params: NotificationParams;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

const isType = (text: string): text is NotificationType => Object.hasOwn(CONCERNS_SAFETY, text);

/** A type whose messages may be switched off. */
export function parseBlockable(text: string): NotificationType {
  if (!isType(text)) throw new NotificationTypeUnknown();
  if (CONCERNS_SAFETY[text]) throw new CannotBeBlocked();
  return text;
}

/** Whether messages of this type reach people who have switched these types off. */
export const isWanted = (type: NotificationType, blocked: readonly string[]): boolean =>
  CONCERNS_SAFETY[type] || !blocked.includes(type);
