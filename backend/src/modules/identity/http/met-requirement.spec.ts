import type { Actor } from '../../../shared/domain/actor';
import { SeatReadOnly } from '../../billing';
import { NotASiteAdmin, PlzLogin } from '../domain/identity.errors';
import { mustHaveSeat, mustMeet } from './met-requirement';

const browserUuid = '0b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968';
const guest: Actor = { kind: 'guest', userId: 0, groupId: 0, browserUuid };
const member: Actor = {
  kind: 'member',
  userId: 7,
  groupId: 9,
  groupLevel: 2,
  isReadOnly: false,
  isSiteAdmin: false,
  sessionId: 'a'.repeat(32),
  browserUuid,
};
const admin: Actor = { ...member, isSiteAdmin: true };

describe('S16: a route', () => {
  it.each([
    ['guest', 'a guest', guest],
    ['guest', 'a member', member],
    ['guest', 'a site admin', admin],
    ['member', 'a member', member],
    ['member', 'a site admin', admin],
    ['siteAdmin', 'a site admin', admin],
  ] as const)('for a %s lets %s in', (requirement, _, actor) => {
    expect(() => {
      mustMeet(requirement, actor);
    }).not.toThrow();
  });

  it.each([
    ['member', 'a guest', guest, PlzLogin],
    ['siteAdmin', 'a guest', guest, PlzLogin],
    ['siteAdmin', 'an admin of a group', member, NotASiteAdmin],
  ] as const)('for a %s keeps %s out', (requirement, _, actor, refusal) => {
    expect(() => {
      mustMeet(requirement, actor);
    }).toThrow(refusal);
  });
});

describe('a route that changes what a group has', () => {
  it.each([
    ['a guest', guest],
    ['a member', member],
  ])('lets %s in', (_, actor) => {
    expect(() => {
      mustHaveSeat(actor);
    }).not.toThrow();
  });

  it('keeps out whose seat the plan does not pay for', () => {
    expect(() => {
      mustHaveSeat({ ...member, isReadOnly: true });
    }).toThrow(SeatReadOnly);
  });
});
