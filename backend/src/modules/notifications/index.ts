/** Notices to people: the bell in the app and mails about their links. Other modules send notifications to persons. */
export { NotificationsService } from './application/notifications.service';
export { NotificationsModule } from './notifications.module';
