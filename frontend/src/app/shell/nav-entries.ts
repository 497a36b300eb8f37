import { groupPages } from '../../features/groups';
import type { SessionStore } from '../../features/session';
import { navMessages } from '../app.messages';
import { PATHS, pathTo } from '../../shared/paths';

type WhoIsHere = Pick<SessionStore, 'isSignedIn' | 'groupId'>;

/** Where guests are led who ask for what only members have. */
export const LOGIN_PATH = PATHS.login;

/** Pages that wait for people who are not signed in yet, and are come back to. */
const WAITING: ReadonlySet<string> = new Set([PATHS.invitation]);

/** A page that lets people in, for a visitor of the page at this path. */
export const signInPath = (page: typeof PATHS.login | typeof PATHS.signup, path: string): string =>
  WAITING.has(path) ? `${page}?redirect_to=${encodeURIComponent(path)}` : page;

/** The links of the visitor's group; a visitor without one is asked to log in. */
export const linksPath = ({ isSignedIn, groupId }: WhoIsHere): string =>
  isSignedIn ? pathTo('group', groupId) : LOGIN_PATH;

/** What there is for everybody, in its order. */
export const navEntries = (who: WhoIsHere) =>
  [
    { key: 'appLinks', to: PATHS.appLinks, message: navMessages.appLinks, isBeta: true },
    { key: 'links', to: linksPath(who), message: navMessages.links, isBeta: false },
    { key: 'pricing', to: PATHS.pricing, message: navMessages.pricing, isBeta: false },
    { key: 'domain', to: PATHS.domain, message: navMessages.domain, isBeta: false },
    { key: 'developers', to: PATHS.developers, message: navMessages.developers, isBeta: false },
  ] as const;

/** A page of the group, or one that belongs to it. */
const PLACES = {
  links: /^\/users\/\d+(?:\/links\/.*)?$/,
  analytics: /^\/analytics(?:\/|$)/,
  tags: /^\/users\/\d+\/tags$/,
  tools: /^\/users\/\d+\/tools$|^\/tracking\//,
  team: /^\/users\/\d+\/(?:members|activities)$/,
  settings: /^\/users\/\d+\/group$/,
} as const;

const NAMES = {
  links: navMessages.linksTab,
  analytics: navMessages.analytics,
  tags: navMessages.tags,
  tools: navMessages.tools,
  team: navMessages.team,
  settings: navMessages.settings,
} as const;

/** The entries of the header for members: where they work, and whether that is here. */
export function memberEntries(groupId: number, path: string) {
  const pages = groupPages(groupId);
  return (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((key) => ({
    key,
    to: pages[key],
    message: NAMES[key],
    isHere: PLACES[key].test(path),
  }));
}

/** Unread notifications as a badge shows them. */
export const badgeOf = (count: number): string => (count > 99 ? '99+' : String(count));
