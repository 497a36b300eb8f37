import type { AccountApi } from './account.api';
import type { NotificationsStore } from './notifications.store';

export { accountProblems } from './account-problem.messages';
export type { AccountApi, OpenInvitation } from './account.api';
export { createAccountApi } from './create-account.api';
export { createWeeklyReportsApi } from './create-weekly-reports.api';
export { NotificationsStore } from './notifications.store';

/** Loaded when it is opened: no first look at a page needs it. */
export const loadNotificationList = () => import('./components/NotificationList');
export { createProfileForm, nameProblemOf, type ProfileForm } from './profile-form.store';
export { SubdomainFormStore } from './subdomain-form.store';
export type { WeeklyReportsApi } from './weekly-reports.api';

declare module '../../shared/store-context' {
  interface Stores {
    readonly notifications: NotificationsStore;
    readonly accountApi: AccountApi;
  }
}
