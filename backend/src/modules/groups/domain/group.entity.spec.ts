import { Group, MAX_NAME_LENGTH } from './group.entity';
import { Membership } from './membership.entity';

const createdAt = new Date('2026-11-21T12:00:00Z');
const home = (name = 'Ada'): Group => {
  const group = Group.home({ userId: 7, name, createdAt });
  return Object.assign(group, { id: 31 });
};

describe('a home', () => {
  it('begins with the free plan, in Taipei, with everything closed that could tell something', () => {
    const group = home();
    expect(group).toMatchObject({
      name: 'Ada',
      ownerUserId: 7,
      homeOfUserId: 7,
      isHome: true,
      plan: 'free',
      timeZone: 'Asia/Taipei',
      linkSchema: 'auto',
      protectTrack: false,
      everyoneEdits: false,
      frontHosts: [],
      ipAllowList: [],
    });
    expect(group.defaults).toEqual({
      smartUtm: true,
      nativeOpen: false,
      publicAnalytics: false,
      showAuthor: false,
      passQuery: false,
    });
  });

  it('has a trimmed name that fits, cut between characters', () => {
    expect(home('  Ada ').name).toBe('Ada');
    expect(home('😀'.repeat(MAX_NAME_LENGTH + 1)).name).toBe('😀'.repeat(MAX_NAME_LENGTH));
  });
});

describe('a group whose owner leaves for good', () => {
  it('is no longer anybody’s home, nor called after the person', () => {
    const group = home('ada@example.com');
    group.forget(7);
    expect(group).toMatchObject({ ownerUserId: null, homeOfUserId: null, isHome: false, name: 'Group 31' });
  });

  it('stays as it is when it was somebody else’s', () => {
    const group = home();
    group.forget(8);
    expect(group).toMatchObject({ ownerUserId: 7, homeOfUserId: 7, name: 'Ada' });
  });

  it('keeps nothing that tells of people when nobody is left', () => {
    const group = Object.assign(home(), { frontHosts: ['ada.test'], ipAllowList: ['203.0.113.9'] });
    group.end();
    expect(group).toMatchObject({
      name: '-',
      ownerUserId: null,
      homeOfUserId: null,
      frontHosts: [],
      ipAllowList: [],
    });
  });
});

describe('a group that somebody makes besides', () => {
  it('is theirs, and nobody’s home', () => {
    expect(Group.make({ userId: 7, name: 'Team', createdAt })).toMatchObject({
      name: 'Team',
      ownerUserId: 7,
      homeOfUserId: null,
      isHome: false,
      plan: 'free',
      linkSchema: 'auto',
    });
  });
});

describe('a change of a group', () => {
  it('tells what is other than before', () => {
    const group = home();
    const change = {
      name: 'Team',
      timeZone: 'Asia/Taipei',
      protectTrack: undefined,
      defaults: { smartUtm: false, nativeOpen: false },
      ipAllowList: ['203.0.113.9'],
      frontHosts: [],
    };
    expect(group.change(change)).toEqual(['name', 'smartUtm', 'ipAllowList']);
    expect(group).toMatchObject({ name: 'Team', smartUtm: false, protectTrack: false });
    expect(group.change(change)).toEqual([]);
  });

  it('reaches nothing but the settings', () => {
    const group = home();
    const greedy = { plan: 'classic', ownerUserId: 8, homeOfUserId: null, id: 1, defaults: { createdAt: 0 } };
    expect(group.change(greedy as object)).toEqual([]);
    expect(group).toMatchObject({ id: 31, plan: 'free', ownerUserId: 7, homeOfUserId: 7, createdAt });
  });

  it('can be what it has bought', () => {
    const group = home();
    group.takePlan('classic');
    expect(group.plan).toBe('classic');
  });
});

describe('a membership', () => {
  it('can become an admin’s', () => {
    const membership = new Membership({ groupId: 1, userId: 2, level: 1, joinedAt: createdAt });
    expect(membership.isAdmin).toBe(false);
    membership.become(2);
    expect(membership).toMatchObject({ level: 2, isAdmin: true });
  });
});
