export { accountProblems } from './account-problem.messages';
export type { AccountApi } from './account.api';
export { createAccountApi } from './create-account.api';
export { NotificationsStore } from './notifications.store';

/** Loaded when it is opened: no first look at a page needs it. */
export const loadNotificationList = () => import('./components/NotificationList');
export { ProfileFormStore } from './profile-form.store';
export { SubdomainFormStore } from './subdomain-form.store';
