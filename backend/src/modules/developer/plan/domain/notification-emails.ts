/** Addresses that are told how much of the quota is used. */
export const MAX_NOTIFICATION_EMAILS = 10;
/** Days in which an address can be confirmed. */
export const CONFIRMATION_DAYS = 7;

/** Gets nothing but one mail that asks, until it is confirmed there. */
export interface NotificationEmail {
  readonly groupId: number;
  /** As `parseEmail` reads it. */
  readonly email: string;
  /** Of the code in that mail; the code itself is kept nowhere. */
  readonly codeHash: string;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
}

const DAY_MS = 24 * 3_600_000;

/** Whether it can still be confirmed. */
export const isConfirmable = ({ createdAt }: Pick<NotificationEmail, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < CONFIRMATION_DAYS * DAY_MS;
