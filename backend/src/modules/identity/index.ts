/** People as other modules see them. The guard of every route stands here too, and asks for nothing but this module. */
export { People, type PersonSnapshot } from './application/people.service';
export { EmailTaken, InvalidUser } from './domain/identity.errors';
export { parseEmail } from './domain/email-address';
export { type Language, LANGUAGES, readLanguage } from './domain/language';
export { type Entered, type Entry, SignIn } from './application/sign-in.service';
export { IdentityModule } from './identity.module';
