import type { SessionStore } from '../../features/session';
import { navMessages } from '../app.messages';
import { PATHS, pathTo } from '../../shared/paths';

type WhoIsHere = Pick<SessionStore, 'isSignedIn' | 'groupId'>;

/** Where guests are led who ask for what only members have. */
export const LOGIN_PATH = PATHS.login;

/** Pages that wait for whoever is not signed in yet, and are come back to. */
const WAITING: ReadonlySet<string> = new Set([PATHS.invitation]);

/** A page that lets people in, for a visitor of the page at this path. */
export const signInPath = (page: typeof PATHS.login | typeof PATHS.signup, path: string): string =>
  WAITING.has(path) ? `${page}?redirect_to=${encodeURIComponent(path)}` : page;

/** The links of the visitor's group; whoever has none is asked to log in. */
export const linksPath = ({ isSignedIn, groupId }: WhoIsHere): string =>
  isSignedIn ? pathTo('group', groupId) : LOGIN_PATH;

/** The entries of the header, in their order. */
export const navEntries = (who: WhoIsHere) =>
  [
    { key: 'appLinks', to: PATHS.appLinks, message: navMessages.appLinks, isBeta: true },
    { key: 'links', to: linksPath(who), message: navMessages.links, isBeta: false },
    { key: 'pricing', to: PATHS.pricing, message: navMessages.pricing, isBeta: false },
    { key: 'domain', to: PATHS.domain, message: navMessages.domain, isBeta: false },
    { key: 'developers', to: PATHS.developers, message: navMessages.developers, isBeta: false },
  ] as const;

/** Unread notifications as a badge shows them. */
export const badgeOf = (count: number): string => (count > 99 ? '99+' : String(count));
