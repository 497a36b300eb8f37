/** What a person keeps with us, as other modules see it: they may read what was done; and what all pages show. */
export { AccountModule } from './account.module';
export { MemberLogService, type MemberLogPage, type MemberLogRange } from './application/member-log.service';
export { SiteDescriptionService } from './application/site-description.service';
