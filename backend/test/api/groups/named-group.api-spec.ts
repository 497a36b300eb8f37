import { apiTokenFor } from '../../support/api-programs';
import { DiscoveryService } from '@nestjs/core';
import { type Operation, rightTo } from '../../../src/shared/domain/rights';
import { declaredRoutes } from '../../../src/shared/http/declared-routes';
import { type Call, TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { changeGroup, joinGroup } from '../../support/groups';
import { refused } from '../../support/links';
import { formWith, picture } from '../../support/pictures';
import type { Refusal } from '../../support/teams';

const NOT_A_MEMBER = {
  status: 403,
  body: { error: { code: 'groups.not-a-member', message: 'Not a valid group member' } },
};
const URL = 'https://example.com/';

/** Shortens an address in a group that is named in one way. */
type Naming = (groupId: number | string) => readonly [query: string, body: object];

const NAMINGS: readonly (readonly [string, Naming])[] = [
  ['the query', (groupId) => [`?groupId=${groupId}`, { url: URL }]],
  ['a JSON body', (groupId) => ['', { url: URL, groupId }]],
  ['a form', (groupId) => ['', new URLSearchParams({ url: URL, groupId: String(groupId) })]],
];

type Answered = Refusal & { readonly data: { readonly encodeId: string; readonly publicPath: string } };

describe.each(enginesFor(1))('the group that a call names as groupId, on %s', (engine) => {
  let server: TestServer;
  /** Admin of the group that is meant. */
  let ada: TestMember;
  /** A general member of it, with a token for the group at home. */
  let bob: TestMember;
  let stranger: TestMember;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
  });
  beforeEach(async () => {
    [ada, bob, stranger] = [await server.member(), await server.member(), await server.member()];
    await joinGroup(server, bob.userId, ada.groupId);
  });

  const post = (who: TestCaller, path: string, body: unknown, headers: Call['headers'] = {}) =>
    who.call<Answered>(path, { method: 'POST', body, headers });
  const groupOf = async (slug: string): Promise<number | null> => {
    for (const who of [ada, bob, stranger]) {
      const { status } = await who.call(`/links/${slug}`);
      if (status === 200) return who.groupId;
    }
    return null;
  };
  const countOf = async (who: TestMember): Promise<number> => {
    const { body } = await who.call<{ data: { linksData: unknown[] } }>('/links/overview/query', {
      method: 'POST',
      body: {},
    });
    return body.data.linksData.length;
  };

  describe.each(NAMINGS)('in %s', (_, named) => {
    it('is the one acted in, if the caller belongs to it', async () => {
      const [query, body] = named(ada.groupId);
      const made = await post(bob, `/links${query}`, body);
      expect(made.status).toBe(201);
      expect(await groupOf(made.body.data.encodeId)).toBe(ada.groupId);
    });

    it('is none that the caller may name, if they do not', async () => {
      const [query, body] = named(ada.groupId);
      expect(await post(stranger, `/links${query}`, body)).toMatchObject(NOT_A_MEMBER);
      expect([await countOf(ada), await countOf(stranger)]).toEqual([0, 0]);
    });

    it.each([['four'], ['-1'], [0], [999_999_999]])('is none if it is %j', async (groupId) => {
      const [query, body] = named(groupId);
      expect(await post(bob, `/links${query}`, body)).toMatchObject(NOT_A_MEMBER);
      expect(await countOf(bob)).toBe(0);
    });

    it('is the token’s own if it is that', async () => {
      const [query, body] = named(bob.groupId);
      expect(await groupOf((await post(bob, `/links${query}`, body)).body.data.encodeId)).toBe(bob.groupId);
    });
  });

  it.each(['', undefined, null])('is the token’s if a call says %j', async (groupId) => {
    const { body } = await post(bob, `/links?groupId=`, { url: URL, groupId });
    expect(await groupOf(body.data.encodeId)).toBe(bob.groupId);
  });

  it('is none if query and body differ', async () => {
    const body = { url: URL, groupId: bob.groupId };
    expect(await post(bob, `/links?groupId=${ada.groupId}`, body)).toMatchObject(NOT_A_MEMBER);
  });

  it('holds for a form with a file, too', async () => {
    const send = async (who: TestMember) =>
      post(who, '/links/images/upload', formWith(await picture(), { groupId: String(ada.groupId) }));
    const { status, body } = await send(bob);
    expect(status).toBe(201);
    const [mine, theirs] = [
      await post(bob, '/links/images/upload', { imageUrl: body.data.publicPath }),
      await post(ada, '/links/images/upload', { imageUrl: body.data.publicPath }),
    ];
    expect([mine.status, theirs.status]).toEqual([400, 201]);
    expect(await send(stranger)).toMatchObject(NOT_A_MEMBER);
  });

  it('decides what the caller may do there: by their role, and by the seat that its plan pays for', async () => {
    const settings = (who: TestCaller) =>
      who.call<Refusal>(`/groups/${ada.groupId}/settings?groupId=${ada.groupId}`, {
        method: 'PUT',
        body: { name: 'Tea' },
      });
    expect(await settings(bob)).toMatchObject(refused(403, 'groups.admin-only'));
    const { encodeId } = await ada.shorten(URL);
    const note = await post(bob, `/links/${encodeId}/note?groupId=${ada.groupId}`, { value: 'mine' });
    expect(note).toMatchObject(refused(403, 'links.not-allowed'));
    const others = [await server.member(), await server.member()];
    for (const { userId } of others) {
      await joinGroup(server, userId, ada.groupId, new Date(Date.now() + 60_000));
    }
    const last = others[1] ?? bob;
    expect(await post(last, `/links?groupId=${ada.groupId}`, { url: URL })).toMatchObject(
      refused(403, 'plan.seat-read-only'),
    );
    expect((await post(last, '/links', { url: URL })).status).toBe(201);
  });

  it('is the one that the path has to name', async () => {
    const list = (token: TestMember, query: string) =>
      token.call<Refusal>(`/my/groups/${ada.groupId}/members${query}`);
    expect(await list(bob, '')).toMatchObject(refused(403, 'groups.acting-elsewhere'));
    expect((await list(bob, `?groupId=${ada.groupId}`)).status).toBe(200);
    expect(await list(ada, `?groupId=${bob.groupId}`)).toMatchObject(NOT_A_MEMBER);
  });

  it('is entered only from the addresses that it allows', async () => {
    await changeGroup(server, ada.groupId, { ip_allow_list: '["203.0.113.0/24"]' });
    const make = (address: string) =>
      post(bob, `/links?groupId=${ada.groupId}`, { url: URL }, { 'x-forwarded-for': address });
    expect(await make('198.51.100.1')).toMatchObject(refused(403, 'groups.ip-not-allowed'));
    expect((await make('203.0.113.9')).status).toBe(201);
  });

  it('is the program’s own or none', async () => {
    const token = await apiTokenFor(server, bob);
    const program = new TestCaller(server, token, bob.address);
    expect((await post(program, `/links?groupId=${bob.groupId}`, { url: URL })).status).toBe(201);
    expect(await post(program, `/links?groupId=${ada.groupId}`, { url: URL })).toMatchObject(NOT_A_MEMBER);
  });

  it('S21: is refused alike whether it is others’ or not there at all', async () => {
    const ask = async (groupId: number) => {
      const { status, body, headers } = await bob.call<object>(`/my/usage?groupId=${groupId}`);
      const { requestId, ...error } = (body as { error: { requestId?: string } }).error;
      expect(requestId).toBeDefined();
      return { status, error, names: [...headers.keys()] };
    };
    const other = await server.member();
    const answer = await ask(other.groupId);
    expect(answer.status).toBe(403);
    expect(await ask(987_654_321)).toEqual(answer);
  });

  it('takes signing in', async () => {
    const guest = await server.guest();
    expect((await post(guest, '/links?groupId=0', { url: URL })).status).toBe(201);
    expect(await post(guest, `/links?groupId=${ada.groupId}`, { url: URL })).toMatchObject({
      status: 401,
      body: { error: { code: 'identity.plz-login', message: 'plzLogin' } },
    });
  });

  it('is refused to strangers by every call that takes a token', async () => {
    const held = declaredRoutes(server.web.app.get(DiscoveryService, { strict: false })).filter(
      ({ operation }) => rightTo(operation as Operation).who !== 'anyone',
    );
    expect(held.length).toBeGreaterThan(100);
    for (const { method, paths, operation } of held) {
      const path = (paths[0] ?? '').replace(/:\w+/g, '1');
      const answer = await stranger.call<Refusal>(`${path}?groupId=${ada.groupId}`, { method });
      expect([operation, answer.status, answer.body.error.message]).toEqual([
        operation,
        403,
        'Not a valid group member',
      ]);
    }
  });
});
