import type { SessionStore } from './session.store';
import type { ViewStore } from './view.store';

export { AccessTokens } from './access-tokens';
export { createSession } from './create-session.api';
export { FirstCalls, firstCalls } from './first-calls.api';
export type { MyInfo, SessionApi, Site } from './session.api';
export type { SignInApi } from './sign-in.api';
export type { WelcomeApi } from './welcome.api';
export { type SessionBrowser, SessionStore } from './session.store';

export { type PersonView, ViewStore } from './view.store';

declare module '../../shared/store-context' {
  interface Stores {
    readonly session: SessionStore;
    /** What this tab is looked at through. */
    readonly view: ViewStore;
  }
}
