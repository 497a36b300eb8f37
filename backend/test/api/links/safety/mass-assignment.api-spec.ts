import { DataSource } from 'typeorm';
import { type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { changeGroup } from '../../../support/groups';

type Row = Readonly<Record<string, unknown>>;

/** A call that changes a link, and what it is sent beside what it must not take. */
interface Write {
  readonly path: string;
  readonly method?: 'PUT';
  readonly body: Row;
}

const URL = 'https://example.com/new';
const FUTURE = '2099-01-01T00:00:00Z';

const WRITES: readonly Write[] = [
  { path: '/note', body: { value: 'x' } },
  { path: '/star', body: { value: true } },
  { path: '/expiretime', body: { value: FUTURE, fallbackUrl: null } },
  { path: '/backupUrl', body: { value: URL } },
  { path: '/nativeOpen', body: { value: true } },
  { path: '/smartutm', body: { value: true } },
  { path: '/analytics/obscurity', body: { value: false } },
  { path: '/url', body: { value: URL } },
  { path: '/tags', body: { value: ['a'] } },
  { path: '/targets', body: { targets: null } },
  { path: '/preview', body: { title: 'x', description: 'y', imageUrl: null } },
  { path: '', method: 'PUT', body: { note: 'x' } },
];
const BATCH_WRITES: readonly Write[] = [
  { path: 'tags', body: { add: ['a'] } },
  { path: 'url', body: { value: URL } },
  { path: 'return', body: {} },
  { path: 'trashbin/putback', body: {} },
  { path: 'delete', body: {} },
];
/** Follow the destination or the preview, by a job or by the words that links are found by. */
const FOLLOWING = ['page_title', 'page_description', 'page_image_url', 'card_changed_at'];

/** What calls take under a column's own name is checked like anything else that they take. */
const TAKEN: Row = Object.fromEntries(
  [
    'title',
    'description',
    'imageUrl',
    'hasPlayIcon',
    'note',
    'url',
    'targets',
    'utm',
    'fallbackUrl',
    'backupUrl',
  ].map((name) => [name, true]),
);

const HOSTILE: Readonly<Record<string, unknown>> = {
  number: 424_242,
  string: 'hostile',
  boolean: true,
  object: [{ hostile: 1 }],
};

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe.each(enginesFor(1))('mass assignment on %s', (engine) => {
  let server: TestServer;
  let who: TestMember;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    who = await server.member();
    await changeGroup(server, who.groupId, { plan: 'personal' });
  });

  const rows = (sql: string, values: unknown[]): Promise<Row[]> =>
    server.web.app.get(DataSource).query<Row[]>(sql, values);
  const linkRow = async (id: number): Promise<Row> =>
    (await rows('SELECT * FROM links WHERE id = ?', [id]))[0] ?? {};

  /**
   * Every column of a table, by the name that the database has and by the one that programs have; `groupId` is what any
   * call may name to act in another group.
   */
  const everyColumn = (row: Row, without: Row = {}): Row =>
    Object.fromEntries(
      Object.keys(row)
        .flatMap((name) => [name, camel(name)])
        .filter((name) => !(name in without) && name !== 'groupId')
        .map((name, index) => [name, Object.values(HOSTILE)[index % 4]]),
    );

  const differing = (before: Row, after: Row): string[] =>
    Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

  interface Refused {
    readonly error: { readonly fields: readonly { readonly field: string; readonly code: string }[] };
  }
  const unknownIn = ({ error }: Refused): string[] =>
    error.fields.flatMap(({ field, code }) => (code === 'http.field-unknown' ? [field] : [])).sort();

  it.each(WRITES)('$method /links/{encodeId}$path refuses what it is not for', async (write) => {
    const { path, method = 'POST', body } = write;
    const { id, encodeId } = await who.shorten('https://example.com/');
    const before = await linkRow(id);
    const hostile = everyColumn(before, path === '' || path === '/preview' ? TAKEN : body);
    const answer = await who.call<Refused>(`/links/${encodeId}${path}`, {
      method,
      body: { ...hostile, ...body },
    });
    expect(answer.status).toBe(400);
    expect(unknownIn(answer.body)).toEqual(
      expect.arrayContaining(['id', 'slug', 'group_id', 'creatorUserId']),
    );
    expect(differing(before, await linkRow(id)).filter((name) => !FOLLOWING.includes(name))).toEqual([]);
  });

  it('POST /links/{encodeId}/duplicate takes nothing from a body', async () => {
    const { id, encodeId } = await who.shorten('https://example.com/');
    const before = await linkRow(id);
    const copy = await who.call<{ data: { id: number } }>(`/links/${encodeId}/duplicate`, {
      method: 'POST',
      body: everyColumn(before),
    });
    expect(copy.status).toBe(201);
    const ofOwn = ['id', 'slug', 'created_at', ...FOLLOWING];
    const made = differing(before, await linkRow(copy.body.data.id));
    expect(made.filter((name) => !ofOwn.includes(name))).toEqual([]);
  });

  it.each(BATCH_WRITES)('POST /batch/links/$path refuses what it is not for', async ({ path, body }) => {
    const { id, encodeId } = await who.shorten('https://example.com/');
    const before = await linkRow(id);
    const hostile = everyColumn(before, body);
    const answer = await who.call<Refused>(`/batch/links/${path}`, {
      method: 'POST',
      body: { ...hostile, ...body, encodeIds: [encodeId] },
    });
    expect(answer.status).toBe(400);
    expect(unknownIn(answer.body)).toEqual(
      expect.arrayContaining(['id', 'slug', 'group_id', 'creatorUserId']),
    );
    expect(differing(before, await linkRow(id)).filter((name) => !FOLLOWING.includes(name))).toEqual([]);
  });

  it('POST /links and a row of POST /batch/links refuse what they are not for', async () => {
    const own = await linkRow((await who.shorten('https://example.com/')).id);
    const input = { ...everyColumn(own, TAKEN), url: 'https://example.com/' };
    const single = await who.call<Refused>('/links', { method: 'POST', body: input });
    const many = await who.call<{ data: { done: number; results: Refused[] } }>('/batch/links', {
      method: 'POST',
      body: { links: [input] },
    });
    expect([single.status, many.status, many.body.data.done]).toEqual([400, 201, 0]);
    for (const refused of [single.body, many.body.data.results[0]]) {
      expect(refused && unknownIn(refused)).toEqual(
        expect.arrayContaining(['id', 'slug', 'group_id', 'creatorUserId']),
      );
    }
  });

  it.each([
    ['/my/tags', 'tags', 'tagId', { value: 'mine' }],
    ['/my/trackingTools', 'tracking_tools', 'id', { name: 'mine', note: '', value: { utmSource: 'x' } }],
  ] as const)('POST %s refuses what it is not for', async (path, table, idName, body) => {
    const first = await who.call<{ data: Record<string, number> }>(path, { method: 'POST', body });
    const id = first.body.data[idName] ?? 0;
    const [before = {}] = await rows(`SELECT * FROM ${table} WHERE id = ?`, [id]);
    const hostile = { ...everyColumn(before, body), ...body };
    const calls = [[path, 'POST'], ...(table === 'tracking_tools' ? [[`${path}/${String(id)}`, 'PUT']] : [])];
    for (const [where = '', method = ''] of calls) {
      const answer = await who.call<Refused>(where, { method, body: hostile });
      expect(answer.status).toBe(400);
      expect(unknownIn(answer.body)).toEqual(
        expect.arrayContaining(['group_id', 'creatorUserId', 'createdAt']),
      );
    }
    expect(await rows(`SELECT * FROM ${table} WHERE group_id = ?`, [who.groupId])).toEqual([before]);
  });

  describe('the prototype of everything', () => {
    const POLLUTING = [
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"value":"x","a":{"__proto__":{"polluted":1}}}',
      '{"value":{"__proto__":{"polluted":1}}}',
      '{"value":["__proto__","constructor"],"__proto__.polluted":1}',
    ];
    const untouched = () => {
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      expect(Object.keys(Object.prototype)).toEqual([]);
    };

    it.each(POLLUTING)('stays as it is after the body %s', async (body) => {
      const { encodeId } = await who.shorten('https://example.com/');
      const headers = { 'content-type': 'application/json' };
      for (const { path, method = 'POST' } of WRITES) {
        const { status } = await who.call(`/links/${encodeId}${path}`, { method, body, headers });
        expect(status).toBeLessThan(500);
      }
      for (const path of [
        '/links',
        '/batch/links',
        '/batch/links/tags',
        '/my/tags',
        '/my/trackingTools',
        '/links/overview/query',
      ]) {
        expect((await who.call(path, { method: 'POST', body, headers })).status).toBeLessThan(500);
      }
      untouched();
    });

    it.each([
      '__proto__[polluted]=1',
      'constructor[prototype][polluted]=1',
      '__proto__.polluted=1',
      'a[__proto__][polluted]=1',
    ])('stays as it is after the query and the form %s', async (text) => {
      const query = new URLSearchParams(text);
      expect(
        (await who.call(`/links/overview/query?${query.toString()}`, { method: 'POST', body: {} })).status,
      ).toBeLessThan(500);
      expect((await who.call('/links', { method: 'POST', body: query })).status).toBeLessThan(500);
      untouched();
    });

    it.each([
      '__proto__',
      'constructor',
      'constructor[prototype][polluted]',
      '__proto__[polluted]',
      'toString',
    ])('stays as it is after a multipart field called %s', async (name) => {
      const boundary = 'linklet-test';
      const body = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n--${boundary}--\r\n`;
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      expect((await who.call('/links/images/upload', { method: 'POST', body, headers })).status).toBeLessThan(
        500,
      );
      untouched();
    });
  });
});
