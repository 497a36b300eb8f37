/** What visits get, as those see it who serve them. */
export { Redirect } from './http/redirect';
export { RedirectsModule } from './redirects.module';
