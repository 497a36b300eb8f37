/**
 * Who somebody is: how people come in, and how long they stay. Whatever the way in, each ends in `SignIn`, which
 * registers whoever is new and begins a session; `POST /token` makes access tokens of it, and the guard that
 * stands before every route reads them. Other modules see the `Actor` it finds, and these.
 */
export { partlyHidden } from './application/mails/identity-mails';
export { fill } from './application/mails/mail-texts';
export { People, type PersonSnapshot } from './application/people.service';
export { type Entered, SignIn } from './application/sign-in.service';
export { parseEmail } from './domain/email-address';
export { InvalidUser } from './domain/identity.errors';
export { type Language, LANGUAGES } from '../../shared/domain/language';
export { pageAt } from './domain/page-address';
export { IdentityModule } from './identity.module';
