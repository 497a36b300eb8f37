import type { ApiDay, ApiPeriod } from '../../domain/api-period';
import type { ApiPlan } from '../../domain/api-plan';
import type { NotificationEmail } from '../../domain/notification-emails';

/** Calls of a group on one day. */
export interface DayOfCalls {
  readonly groupId: number;
  readonly day: ApiDay;
  readonly calls: number;
}

/** Which groups may call the API, and how much they do. */
export abstract class ApiPlanStore {
  abstract find(groupId: number): Promise<ApiPlan | null>;
  /** False when the group has one already. */
  abstract add(plan: ApiPlan, now: Date): Promise<boolean>;
  abstract saveNotifications(plan: Pick<ApiPlan, 'groupId' | 'notifies' | 'threshold'>): Promise<void>;

  /** Adds calls to those that are stored. */
  abstract addCalls(days: readonly DayOfCalls[]): Promise<void>;
  /** Calls since a day, for each of these groups; at most a thousand groups. */
  abstract callsSince(periods: ReadonlyMap<number, ApiDay>): Promise<ReadonlyMap<number, number>>;
  abstract callsByDay(groupId: number, from: ApiDay): Promise<readonly DayOfCalls[]>;

  /** Writes down that a share of the quota was reached in that period; false when it was written down before. */
  abstract addReached(groupId: number, period: ApiPeriod, percent: number, now: Date): Promise<boolean>;

  /** In the order in which they were given. */
  abstract emailsOf(groupId: number): Promise<readonly NotificationEmail[]>;
  /** These take the place of what is there. */
  abstract replaceEmails(groupId: number, emails: readonly NotificationEmail[]): Promise<void>;
  abstract findEmail(codeHash: string): Promise<NotificationEmail | null>;
  abstract confirmEmail(email: NotificationEmail, now: Date): Promise<void>;
  /** Everything that is kept of a group. */
  abstract removeGroup(groupId: number): Promise<void>;
  /** Wherever the address stands. */
  abstract removeEmail(email: string): Promise<void>;
  /** Of one address, in whichever groups. */
  abstract rowsOfEmail(email: string, limit: number): Promise<readonly NotificationEmail[]>;
}
