import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { type LinkSeen as Settings, refused, set, show } from '../../support/links';
import { type Refusal, TestTeam } from '../../support/teams';

type LinkSeen = Settings & { readonly tags: readonly { readonly tagId: number }[] };

interface Meanwhile {
  readonly field: string;
  readonly code: string;
  readonly current?: { readonly value: unknown; readonly userId: number | null; readonly changeTime: string };
}

const CODE = 'links.changed-meanwhile';
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;

describe.each(['SQLite', 'MariaDB'] as const)('a link that two people change over HTTP on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let tea: TestTeam;
  /** Of the team's admin. */
  let adminId: number;

  const edit = (who: TestCaller, slug: string, body: object) =>
    who.call<{ data: LinkSeen } & Refusal>(`/links/${slug}`, { method: 'PUT', body });
  const meanwhileOf = (answer: { body: Refusal }) => answer.body.error.fields as unknown as Meanwhile[];

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
    tea = await TestTeam.make(server, 'classic', bob);
    const { body } = await tea.admin.call<{ data: { userId: number } }>('/my/info');
    adminId = body.data.userId;
  });

  it('keeps what the other one has just saved, and tells what it is, whose and since when', async () => {
    const there = tea.as(bob);
    await there.shorten('https://example.com/', 'two-tabs');
    await edit(tea.admin, 'two-tabs', { note: 'theirs', star: true });
    const mine = { note: 'mine', passQuery: true, basedOn: { note: null, passQuery: false } };
    const answer = await edit(there, 'two-tabs', mine);
    expect(answer).toMatchObject(refused(409, CODE, 'note'));
    expect(meanwhileOf(answer)).toMatchObject([
      {
        field: 'note',
        code: CODE,
        current: { value: 'theirs', userId: adminId, changeTime: MOMENT },
      },
    ]);
    expect((await show(there, 'two-tabs')).body.data).toMatchObject({ note: 'theirs', passQuery: false });
    const again = { ...mine, basedOn: { note: 'theirs', passQuery: false } };
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await edit(there, 'two-tabs', again)).toMatchObject({
        status: 200,
        body: { data: { note: 'mine', passQuery: true, star: true } },
      });
    }
  });

  it('is compared in every value at once, tags and the slug among them', async () => {
    const there = tea.as(bob);
    await there.shorten('https://example.com/', 'all-seen');
    await set(there, 'all-seen', 'tags', ['spring']);
    const { body } = await there.call<{ data: LinkSeen }>('/links/all-seen');
    const seen = {
      encodeId: 'all-seen',
      url: 'https://example.com/',
      tags: ['Spring'],
      targets: [],
      utm: null,
      expireTime: null,
      title: null,
    };
    const theirs = {
      encodeId: 'all-renamed',
      url: 'https://example.com/theirs',
      tags: [...body.data.tags.map(({ tagId }) => tagId), 'autumn'],
      targets: [{ target: 'ios', url: 'https://example.com/ios' }],
      utm: { source: 'line' },
      expireTime: '2099-01-01T00:00:00.000Z',
      title: 'Theirs',
    };
    expect(await edit(tea.admin, 'all-seen', { ...theirs, basedOn: seen })).toMatchObject({ status: 200 });
    const mine = {
      encodeId: 'all-mine',
      url: 'https://example.com/mine',
      tags: ['SPRING', 'winter'],
      targets: [{ target: 'android', url: 'https://example.com/android' }],
      utm: { source: 'mail' },
      expireTime: '2098-01-01T00:00:00.000Z',
      title: 'Mine',
    };
    const answer = await edit(there, 'all-seen', { ...mine, basedOn: seen });
    expect(answer).toMatchObject(refused(409, CODE));
    const found = Object.fromEntries(meanwhileOf(answer).map(({ field, current }) => [field, current]));
    const { tags, ...written } = theirs;
    expect(tags).toHaveLength(2);
    for (const [field, value] of Object.entries(written)) {
      expect(found[field]).toEqual({ value, userId: adminId, changeTime: MOMENT });
    }
    expect(found['tags']).toEqual({ value: ['autumn', 'spring'], userId: null, changeTime: null });
  });

  it('is overwritten by programs that do not say what they saw, as ever', async () => {
    const there = tea.as(bob);
    await there.shorten('https://example.com/', 'unseen');
    await edit(tea.admin, 'unseen', { note: 'theirs' });
    expect(await edit(there, 'unseen', { note: 'mine', basedOn: {} })).toMatchObject({ status: 200 });
    expect(await edit(tea.admin, 'unseen', { note: 'theirs' })).toMatchObject({ status: 200 });
  });

  it.each([['x'], [7], [[]], [{ note: 7 }], [{ targets: 'x' }]])(
    'is not compared with %j',
    async (basedOn) => {
      const { encodeId } = await tea.as(bob).shorten('https://example.com/');
      expect(await edit(tea.as(bob), encodeId, { note: 'x', basedOn })).toMatchObject({ status: 400 });
    },
  );
});
