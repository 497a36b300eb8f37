/** What a person keeps with us, as other modules see it: they may tell people something, and read what was done. */
export { AccountModule } from './account.module';
export { MemberLog, type MemberLogPage, type MemberLogRange } from './application/member-log.service';
export { Subdomains } from './application/subdomains.service';
export { Notifications } from './application/notifications.service';
