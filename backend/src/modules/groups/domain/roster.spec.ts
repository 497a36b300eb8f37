import type { GroupLevel } from '../../../shared/domain/actor';
import { DomainError } from '../../../shared/domain/domain-error';
import { Membership } from './membership.entity';
import { Roster } from './roster';

const joinedAt = new Date('2026-11-21T12:00:00Z');

/** Members 1, 2, … with these levels; `home`: whose home the group is. */
const roster = (levels: readonly GroupLevel[], home: number | null = null): Roster =>
  new Roster(
    { homeOfUserId: home },
    levels.map((level, index) => new Membership({ groupId: 9, userId: index + 1, level, joinedAt })),
  );

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'done';
}

type Case = readonly [title: string, levels: GroupLevel[], home: number | null, userId: number, code: string];

const LEAVING: readonly Case[] = [
  ['a general member', [2, 1], null, 2, 'done'],
  ['one of two admins', [2, 2], null, 1, 'done'],
  ['the only admin', [2, 1], null, 1, 'groups.last-admin'],
  ['somebody alone', [2], null, 1, 'groups.last-admin'],
  ['the owner of the home, although there is another admin', [2, 2], 1, 1, 'groups.home-owner'],
  ['the owner of the home, alone', [2], 1, 1, 'groups.home-owner'],
  ['another admin of the home', [2, 2], 1, 2, 'done'],
  ['whoever does not belong to it', [2, 1], null, 3, 'groups.no-such-member'],
];

describe('leaving a group', () => {
  it.each(LEAVING)('as %s', (_, levels, home, userId, code) => {
    const group = roster(levels, home);
    expect(codeOf(() => group.remove(userId))).toBe(code);
    expect(group.all).toHaveLength(levels.length - (code === 'done' ? 1 : 0));
  });
});

describe('becoming a general member', () => {
  it.each<Case>([
    ['as one who is', [2, 1], null, 2, 'done'],
    ...LEAVING.filter(([title]) => title !== 'a general member').map(([title, ...rest]): Case => [
      `as ${title}`,
      ...rest,
    ]),
  ])('%s', (_, levels, home, userId, code) => {
    expect(codeOf(() => roster(levels, home).changeLevel(userId, 1))).toBe(code);
  });
});

describe('becoming an admin', () => {
  it('gives the level', () => {
    expect(roster([2, 1]).changeLevel(2, 2)).toMatchObject({ userId: 2, level: 2 });
  });

  it('changes nothing for one who is', () => {
    expect(roster([2], 1).changeLevel(1, 2)).toBeNull();
  });

  it('needs somebody who belongs to the group', () => {
    expect(codeOf(() => roster([2]).changeLevel(5, 2))).toBe('groups.no-such-member');
  });
});

describe('whoever changes others', () => {
  it.each([
    [1, 'done'],
    [2, 'groups.admin-only'],
    [3, 'groups.not-a-member'],
  ])('as member %i: %s', (userId, code) => {
    expect(codeOf(() => roster([2, 1]).requireAdmin(userId))).toBe(code);
  });
});
