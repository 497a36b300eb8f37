/**
 * Who a caller is: how people sign in, and how long they stay signed in. Every way in ends in `SignInService`, which
 * registers new people and begins a session; `POST /token` makes access tokens of it, and the guard that
 * stands before every route reads them. Other modules see the `Actor` it finds, and these.
 */
export { partlyHidden } from './application/mails/identity-mails';
export { fill } from './application/mails/mail-texts';
export { PeopleService, type PersonSnapshot } from './application/people.service';
export { type Entered, SignInService } from './application/sign-in.service';
export { PersonViewsService } from './application/views/person-views.service';
export type { PersonView } from './domain/person-view';
export { AppealTokensService } from './application/suspension/appeal-tokens.service';
export { SuspendPersonService } from './application/suspension/suspend-person.service';
export { SuspendedBrowsersService } from './application/suspension/suspended-browsers.service';
export { parseEmail } from './domain/email-address';
export { InvalidUser, NotASiteAdmin } from './domain/identity.errors';
export { type Language, LANGUAGES } from '../../shared/domain/language';
export { pageAt } from './domain/page-address';
export { IdentityModule } from './identity.module';
export { ProgramAccessService } from './application/programs/program-access.service';
export { isProgramToken } from './application/programs/program-token-format';
export { ProgramChangeFeedService } from './application/programs/program-change-feed.service';
export { maskedProgramToken } from './application/programs/program-token-format';
export { ProgramTokensService, type TokensOfGroup } from './application/programs/program-tokens.service';
