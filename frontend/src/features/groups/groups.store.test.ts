import { ApiError } from '../../api/api-error';
import { buildGroup } from '../../test/fake-groups';
import { type ActiveSession, GroupsStore } from './groups.store';

const refusal = (code: string, status = 403) => new ApiError({ status, code, message: '' });
const HOME = buildGroup();
const SHOP = buildGroup({ groupId: 71, name: 'Tea shop', isHome: false, isAdmin: false, memberCount: 4 });

class FakeSession implements ActiveSession {
  groupId = 70;
  info: ActiveSession['info'] = null;
  refusal: ApiError | null = null;

  switchGroup(groupId: number): Promise<ApiError | null> {
    if (this.refusal === null) this.groupId = groupId;
    return Promise.resolve(this.refusal);
  }
}

function build() {
  const api = {
    groups: jest.fn().mockResolvedValue([HOME, SHOP]),
    leave: jest.fn().mockResolvedValue(undefined),
  };
  const session = new FakeSession();
  return { api, session, groups: new GroupsStore(api, session) };
}

describe('the groups of a person', () => {
  it('are none until they have come, and stay while they are asked for again', async () => {
    const { groups } = build();
    expect(groups.mine).toEqual([]);
    await groups.load();
    groups.open();
    expect(groups.mine).toEqual([HOME, SHOP]);
  });

  it('give the name of the one acted in, unless the session knows it already', async () => {
    const { groups, session } = build();
    expect(groups.name).toBe('');
    await groups.load();
    expect(groups.name).toBe('Mei');
    session.info = { groupName: 'Mei & Co' };
    expect(groups.name).toBe('Mei & Co');
  });

  it('are forgotten for whoever comes next', async () => {
    const { groups, session } = build();
    await groups.load();
    session.refusal = refusal('groups.not-a-member');
    await groups.switchTo(71);
    groups.forget();
    expect(groups).toMatchObject({ mine: [], target: 0, switching: { error: null } });
  });
});

describe('switching', () => {
  it('leads to another group', async () => {
    const { groups, session } = build();
    expect(await groups.switchTo(71)).toBe(true);
    expect(session.groupId).toBe(71);
  });

  it('is done once at a time', async () => {
    const { groups, session } = build();
    const switchGroup = jest.spyOn(session, 'switchGroup');
    expect(await Promise.all([groups.switchTo(71), groups.switchTo(72)])).toEqual([true, false]);
    expect(switchGroup.mock.calls).toEqual([[71]]);
  });

  it('asks nothing of the server when one is there', async () => {
    const { groups, session } = build();
    const switchGroup = jest.spyOn(session, 'switchGroup');
    expect(await groups.switchTo(70)).toBe(true);
    expect(switchGroup).not.toHaveBeenCalled();
  });

  it('that is refused says why, until the groups are looked at anew', async () => {
    const { groups, session } = build();
    session.refusal = refusal('groups.not-a-member');
    expect(await groups.switchTo(71)).toBe(false);
    expect(groups).toMatchObject({ target: 71, switching: { error: { code: 'groups.not-a-member' } } });
    expect(session.groupId).toBe(70);
    groups.open();
    expect(groups.switching.error).toBeNull();
  });
});

describe('leaving', () => {
  it('takes a group off the list', async () => {
    const { groups, api, session } = build();
    await groups.load();
    api.groups.mockResolvedValue([HOME]);
    expect(await groups.leave(71)).toBe(true);
    expect(api.leave.mock.calls).toEqual([[71]]);
    expect(groups.mine).toEqual([HOME]);
    expect(session.groupId).toBe(70);
  });

  it('of the group acted in leads home', async () => {
    const { groups, session } = build();
    await groups.load();
    session.groupId = 71;
    await groups.leave(71);
    expect(session.groupId).toBe(70);
  });

  it('that is refused changes nothing', async () => {
    const { groups, api, session } = build();
    await groups.load();
    session.groupId = 71;
    api.leave.mockRejectedValue(refusal('groups.last-admin', 409));
    expect(await groups.leave(71)).toBe(false);
    expect(groups.leaving.error?.code).toBe('groups.last-admin');
    expect(session.groupId).toBe(71);
    expect(groups.mine).toHaveLength(2);
  });
});
