/** What a person keeps with us, as other modules see it: they may read what was done. */
export { AccountModule } from './account.module';
export { MemberLog, type MemberLogPage, type MemberLogRange } from './application/member-log.service';
