/** What strangers report of links, and what those who run the site do about it. */
export { AbuseModule } from './abuse.module';
