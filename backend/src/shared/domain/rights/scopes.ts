import { ALLOWED, type Cell, hidden, own, refused } from './cell';

/** Whose things an operation touches, and what that means for those who may call it at all. */
export interface Scope {
  readonly thing: string;
  readonly everybody: Cell;
  /** Where it is another for guests. */
  readonly guest?: Cell;
  /** Where it is another for admins of the group that the thing is of. */
  readonly groupAdmin?: Cell;
  /** Where it is another for members and admins of other groups, site admins among them. */
  readonly stranger?: Cell;
  /** Where it is another for who runs the site, of whatever group. */
  readonly siteAdmin?: Cell;
}

const NOT_A_MEMBER = refused('groups.not-a-member');
const NO_SUCH_LINK = hidden('links.link-does-not-exist');

export const SCOPES = {
  nothing: { thing: 'nobody’s, or what the call itself proves a right to', everybody: ALLOWED },
  self: { thing: 'the caller’s own; others’ cannot be named', everybody: ALLOWED },
  actedIn: {
    thing: 'the group acted in: the token’s, or the caller’s group that `groupId` names',
    everybody: ALLOWED,
  },
  anyGroup: { thing: 'a group, whichever', everybody: ALLOWED },
  session: {
    thing: 'a session of the caller’s',
    everybody: own(hidden('identity.session-does-not-exist')),
  },
  invitation: {
    thing: 'an invitation to the caller',
    everybody: own(refused('teams.invitation-for-other')),
  },
  openInvitation: {
    thing: 'an invitation to the caller, by its number',
    everybody: own(hidden('teams.invitation-does-not-exist')),
  },
  /** `:groupId` of the path, and the guard's to check; `groups.acting-elsewhere` for another of the caller's groups. */
  namedGroup: {
    thing: 'the group that the path names, which has to be the one acted in',
    everybody: ALLOWED,
    stranger: NOT_A_MEMBER,
  },
  memberGroup: {
    thing: 'a group that the caller belongs to, acted in or not; group 0 is that of guests',
    everybody: ALLOWED,
    guest: own(NOT_A_MEMBER),
    stranger: NOT_A_MEMBER,
  },
  linkCounts: {
    thing:
      'a link of the group acted in, or of the guest’s browser; any whose analytics are public, and any for site admins',
    everybody: ALLOWED,
    guest: own(NO_SUCH_LINK),
    stranger: NO_SUCH_LINK,
    siteAdmin: ALLOWED,
  },
  link: {
    thing:
      'a link of the group acted in that the caller made, any for its admins; to change it, also any where the group lets everybody; of guests, whose claim they show',
    everybody: own(refused('links.not-allowed')),
    guest: own(NO_SUCH_LINK),
    groupAdmin: ALLOWED,
    stranger: NO_SUCH_LINK,
  },
  groupLink: {
    thing: 'a link of the group acted in, whoever made it',
    everybody: ALLOWED,
    stranger: NO_SUCH_LINK,
  },
  transferredLink: {
    thing:
      'a link of a group that the caller belongs to, acted in or not, which they made or transferred; any for its admins',
    everybody: own(refused('links.not-allowed')),
    groupAdmin: ALLOWED,
    stranger: NO_SUCH_LINK,
  },
  tag: {
    thing: 'a tag of the group acted in that the caller made, any for its admins',
    everybody: own(refused('links.not-allowed')),
    groupAdmin: ALLOWED,
    stranger: hidden('links.tag-does-not-exist'),
  },
  trackingTool: {
    thing: 'a tracking tool of the group acted in that the caller made, any for its admins',
    everybody: own(refused('links.not-allowed')),
    groupAdmin: ALLOWED,
    stranger: hidden('links.tool-does-not-exist'),
  },
  order: {
    thing: 'an order of the group acted in',
    everybody: ALLOWED,
    stranger: hidden('payments.order-does-not-exist'),
  },
  brandDomain: {
    thing: 'a domain of the group acted in',
    everybody: ALLOWED,
    stranger: hidden('domains.brand-does-not-exist'),
  },
  webhook: {
    thing: 'a webhook of the group acted in',
    everybody: ALLOWED,
    stranger: hidden('developer.webhook-does-not-exist'),
  },
  batchTask: {
    thing: 'a batch task of the group acted in',
    everybody: ALLOWED,
    stranger: hidden('batch.task-does-not-exist'),
  },
  subdomain: {
    thing: 'the caller’s personal subdomain',
    everybody: own(hidden('domains.domain-does-not-exist')),
  },
  memberLink: {
    thing: 'a link of a group that the caller belongs to, acted in or not',
    everybody: ALLOWED,
    stranger: NO_SUCH_LINK,
  },
} as const satisfies Readonly<Record<string, Scope>>;
