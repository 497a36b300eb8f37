import { GroupsService } from '../../../src/modules/groups';
import { type TestGuest, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { changeGroup, joinGroup } from '../../support/groups';

const NOT_A_MEMBER = { status: 403, code: 'groups.not-a-member', message: 'Not a valid group member' };
const PLZ_LOGIN = { status: 401, code: 'identity.plz-login', message: 'plzLogin' };

describe.each(enginesFor(14))('groups over HTTP on %s', (engine) => {
  let server: TestServer;
  let guest: TestGuest;
  let ada: TestMember;
  let bob: TestMember;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    guest = await server.guest();
    ada = await server.member();
    bob = await server.member();
    await joinGroup(server, bob.userId, ada.groupId);
    await changeGroup(server, ada.groupId, {
      front_hosts: '["app.test","ada.test"]',
      ip_allow_list: '["127.0.0.0/8","203.0.113.0/24"]',
      protect_track: 1,
      smart_utm: 1,
    });
  });

  it('lists the caller’s groups, home first', async () => {
    const { status, body } = await bob.call<{ data: unknown }>('/my/groups');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      groups: [
        {
          groupId: bob.groupId,
          name: expect.any(String) as string,
          level: 2,
          isHome: true,
          memberCount: 1,
        },
        {
          groupId: ada.groupId,
          name: expect.any(String) as string,
          level: 1,
          isHome: false,
          memberCount: 2,
        },
      ],
    });
  });

  it('shows a group’s settings to its members, and the list of addresses to its admins', async () => {
    const settings = {
      groupId: ada.groupId,
      name: expect.any(String) as string,
      timeZone: 'Asia/Taipei',
      linkSchema: 'http',
      protectTrack: true,
      everyoneEdits: false,
      defaults: {
        smartUtm: true,
        nativeOpen: false,
        publicAnalytics: false,
        showAuthor: false,
        passQuery: false,
      },
    };
    const path = `/groups/${ada.groupId}/settings`;
    expect((await bob.call<{ data: unknown }>(path)).body.data).toEqual(settings);
    expect((await ada.call<{ data: unknown }>(path)).body.data).toEqual({
      ...settings,
      frontHosts: ['app.test', 'ada.test'],
      ipAllowList: ['127.0.0.0/8', '203.0.113.0/24'],
      callingFrom: {
        host: server.url.slice('http://'.length),
        address: expect.stringMatching(/^10\.\d+\.\d+\.\d+$/) as string,
      },
    });
  });

  it('names the hosts of a group, and our own where it has named none', async () => {
    const hosts = async (groupId: number) =>
      (await bob.call<{ data: unknown }>(`/groups/${groupId}/frontsites`)).body.data;
    expect(await hosts(ada.groupId)).toEqual({ hosts: ['app.test', 'ada.test'] });
    expect(await hosts(bob.groupId)).toEqual({ hosts: ['linklet.test'] });
    expect(await hosts(0)).toEqual({ hosts: ['linklet.test'] });
  });

  it.each(['settings', 'frontsites'])(
    'tells strangers of %s nothing, not even that the group exists',
    async (what) => {
      for (const id of [bob.groupId, 987_654, -1, 1.5, 'abc', '9'.repeat(40), '1e1', '%00']) {
        const { status, body } = await ada.call<{ error: unknown }>(`/groups/${id}/${what}`);
        expect([id, status]).toEqual([id, 403]);
        expect(body.error).toMatchObject(NOT_A_MEMBER);
      }
    },
  );

  it('gives guests our own host, and of groups nothing', async () => {
    const own = await guest.call<{ data: unknown }>('/groups/0/frontsites');
    expect([own.status, own.body.data]).toEqual([200, { hosts: ['linklet.test'] }]);
    const other = await guest.call<{ error: unknown }>(`/groups/${ada.groupId}/frontsites`);
    expect(other.body.error).toMatchObject(NOT_A_MEMBER);
    for (const path of ['/my/groups', `/groups/${ada.groupId}/settings`]) {
      expect((await guest.call<{ error: unknown }>(path)).body.error).toMatchObject(PLZ_LOGIN);
    }
  });

  it('answers nobody without a token', async () => {
    for (const path of ['/my/groups', '/groups/0/settings', '/groups/0/frontsites']) {
      expect((await server.ask(`/api/v1${path}`)).status).toBe(401);
    }
  });

  it('ends groups that only the leaving person is in', async () => {
    expect(await server.web.app.get(GroupsService).endingWith(bob.userId)).toEqual([bob.groupId]);
    expect(await server.web.app.get(GroupsService).endingWith(ada.userId)).toEqual([]);
  });
});
