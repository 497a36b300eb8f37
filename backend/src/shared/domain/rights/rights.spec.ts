import { OPERATIONS, type Operation, rightTo } from '.';
import { ACTOR_KIND_NAMES, type ActorKindName, cellOf } from './actor-kinds';
import { type Barrier, BARRIERS, barrierTo, type Caller } from './barriers';
import type { Cell } from './cell';
import type { Right } from './right';

const guest: Caller = { kind: 'guest' };
const member: Caller = { kind: 'member', groupLevel: 1, isReadOnly: false, isSiteAdmin: false };
const readOnly: Caller = { ...member, isReadOnly: true };
const admin: Caller = { ...member, groupLevel: 2 };
const program = {
  kind: 'program',
  groupLevel: 1,
  isReadOnly: false,
  isSiteAdmin: false,
  scopes: ['links:read', 'tags:write'],
} as const satisfies Caller;
const viewer: Caller = { kind: 'viewer', groupLevel: 2, isReadOnly: false, isSiteAdmin: false };
const siteAdmin: Caller = { ...member, isSiteAdmin: true };

describe('S16: a caller', () => {
  const anyone: Right = { who: 'anyone', whose: 'nothing' };
  const forGuests: Right = { who: 'guest', program: 'links:write', seat: 'paid', whose: 'nothing' };
  const forMembers: Right = { who: 'member', program: 'links:read', whose: 'namedGroup' };
  const forAdmins: Right = { who: 'groupAdmin', program: 'tags:write', seat: 'paid', whose: 'namedGroup' };
  const forSiteAdmins: Right = { who: 'siteAdmin', program: null, whose: 'anyGroup' };

  it.each<[string, Caller, Right]>([
    ['nobody known, where anyone may', null, anyone],
    ['a guest, where guests may', guest, forGuests],
    ['a member, where guests may', member, forGuests],
    ['a member, where members may', member, forMembers],
    ['a read-only member, where nothing is changed', readOnly, forMembers],
    ['an admin of the group, where its admins may', admin, forAdmins],
    ['who runs the site, where they may', siteAdmin, forSiteAdmins],
    ['who views a member, where a view shows it', viewer, { ...forMembers, view: 'shown' }],
    ['a program with the scope', program, forMembers],
    ['a program of an admin, with the scope', { ...program, groupLevel: 2 }, forAdmins],
  ])('is let through: %s', (_, caller, right) => {
    expect(barrierTo(right, caller, true)).toBeNull();
  });

  it.each<[Barrier, string, Caller, Right, boolean]>([
    ['token', 'nobody known', null, forGuests, true],
    ['log-in', 'a guest among members', guest, forMembers, true],
    ['log-in', 'a guest, before anything else', guest, forAdmins, false],
    ['program', 'a program, whatever its scopes, where no program may', program, forSiteAdmins, true],
    [
      'scope',
      'a program without the scope, before its seat',
      { ...program, isReadOnly: true },
      forGuests,
      true,
    ],
    [
      'seat',
      'a program of a member whose seat is not paid for',
      { ...program, isReadOnly: true },
      forAdmins,
      true,
    ],
    ['group-admin', 'a program of a general member', program, forAdmins, true],
    ['view', 'who views an admin, where no view shows it', viewer, forAdmins, true],
    ['view', 'who views somebody, where they could as a site admin', viewer, forSiteAdmins, true],
    ['view', 'who views somebody, where guests may', viewer, forGuests, true],
    ['site-admin', 'an admin of a group, who does not run the site', admin, forSiteAdmins, true],
    ['seat', 'a read-only member who would change something', readOnly, forGuests, true],
    [
      'seat',
      'a read-only admin, before the group is looked at',
      { ...admin, isReadOnly: true },
      forAdmins,
      false,
    ],
    ['other-group', 'who acts in another group', member, forMembers, false],
    ['other-group', 'an admin, but of another group', admin, forAdmins, false],
    ['other-group', 'who runs the site, in a group that is not theirs', siteAdmin, forMembers, false],
    ['group-admin', 'a general member where admins may', member, forAdmins, true],
  ])('meets the barrier %s: %s', (barrier, _, caller, right, isActedIn) => {
    expect(barrierTo(right, caller, isActedIn)).toBe(barrier);
  });
});

describe('the table of rights', () => {
  const row = (operation: Operation): string[] =>
    ACTOR_KIND_NAMES.map((kind) => cellOf(rightTo(operation), kind).outcome);

  /** In the order of the columns: three without a good token, guest, three of the group, three of others, three programs, a view. */
  it.each<[Operation, string]>([
    [
      'account.describe-site',
      'allowed allowed allowed allowed allowed allowed allowed allowed allowed allowed allowed allowed allowed allowed',
    ],
    [
      'links.shorten',
      'sign-in sign-in sign-in allowed allowed refused allowed allowed allowed allowed allowed refused allowed refused',
    ],
    [
      'links.trash',
      'sign-in sign-in sign-in own own refused allowed hidden hidden hidden allowed refused hidden refused',
    ],
    [
      'analytics.show-clicks',
      'sign-in sign-in sign-in own allowed allowed allowed hidden hidden allowed allowed refused hidden allowed',
    ],
    [
      'teams.list-members',
      'sign-in sign-in sign-in sign-in allowed allowed allowed refused refused refused refused refused refused allowed',
    ],
    [
      'teams.invite',
      'sign-in sign-in sign-in sign-in refused refused allowed refused refused refused refused refused refused refused',
    ],
    [
      'identity.end-session',
      'sign-in sign-in sign-in sign-in own own own own own own refused refused refused refused',
    ],
    [
      'billing.change-plan',
      'sign-in sign-in sign-in sign-in refused refused refused refused refused allowed refused refused refused refused',
    ],
  ])('says of %s: %s', (operation, cells) => {
    expect(row(operation).join(' ')).toBe(cells);
  });

  it.each<[Operation, ActorKindName, Cell]>([
    ['teams.invite', 'member', BARRIERS['group-admin'].refusal],
    ['teams.invite', 'readOnlyMember', BARRIERS.seat.refusal],
    ['teams.invite', 'siteAdmin', BARRIERS['other-group'].refusal],
    ['teams.invite', 'program', BARRIERS.program.refusal],
    ['links.trash', 'limitedProgram', BARRIERS.scope.refusal],
    ['links.trash', 'viewer', BARRIERS.view.refusal],
    ['links.trash', 'otherAdmin', { outcome: 'hidden', code: 'links.link-does-not-exist' }],
    ['links.trash', 'member', { outcome: 'own', others: { outcome: 'refused', code: 'links.not-allowed' } }],
  ])('tells whom %s is refused why: %s', (operation, kind, cell) => {
    expect(cellOf(rightTo(operation), kind)).toEqual(cell);
  });

  it('tells apart nobody’s, expired and revoked tokens nowhere', () => {
    for (const operation of OPERATIONS) {
      const [none, expired, revoked] = row(operation);
      expect([expired, revoked]).toEqual([none, none]);
    }
  });

  it.each(['billing', 'domains'])('lets programs only read of %s', (area) => {
    const scopes = OPERATIONS.filter((each) => each.startsWith(`${area}.`)).flatMap((operation) => {
      const right = rightTo(operation);
      return right.who === 'anyone' || right.program === null ? [] : [right.program];
    });
    expect(new Set(scopes)).toEqual(new Set([area === 'billing' ? 'account:read' : 'domains:read']));
  });

  it.each(['identity', 'account', 'teams', 'groups', 'reports', 'payments'])(
    'lets no program do anything of %s',
    (area) => {
      const held = OPERATIONS.filter((each) => each.startsWith(`${area}.`) && rightTo(each).who !== 'anyone');
      for (const operation of held) expect([operation, row(operation)[10]]).toEqual([operation, 'refused']);
    },
  );

  it('leaves everything about a group to the members of that group', () => {
    const about = OPERATIONS.filter((operation) => rightTo(operation).whose === 'namedGroup');
    expect(about).not.toEqual([]);
    for (const operation of about) expect(row(operation).slice(7, 13)).toEqual(Array(6).fill('refused'));
  });
});
