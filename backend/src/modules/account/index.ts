/** What a person keeps with us, as other modules see it: they may tell people something. */
export { AccountModule } from './account.module';
export { Notifications } from './application/notifications.service';
