import { DataSource } from 'typeorm';
import { type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { changeGroup } from '../../../support/groups';

type Row = Readonly<Record<string, unknown>>;

/** A call that changes a link, what it is sent beside what it must not take, and the columns that it is for. */
interface Write {
  readonly path: string;
  readonly method?: 'PUT';
  readonly body?: Row;
  readonly changes: readonly string[];
}

const URL = 'https://example.com/new';
const FUTURE = '2099-01-01T00:00:00Z';
const EXPIRY = ['expires_at', 'expiry_time_zone', 'fallback_url'];
const PREVIEW = ['title', 'description', 'image_url', 'was_preview_edited'];

const WRITES: readonly Write[] = [
  { path: '/note', body: { value: 'x' }, changes: ['note'] },
  { path: '/star', body: { value: true }, changes: ['is_starred'] },
  { path: '/expiretime', body: { value: FUTURE, fallbackUrl: null }, changes: EXPIRY },
  { path: '/backupUrl', body: { value: URL }, changes: ['backup_url'] },
  { path: '/nativeOpen', body: { value: true }, changes: ['is_native_open'] },
  { path: '/smartutm', body: { value: true }, changes: ['is_smart_utm_off'] },
  { path: '/analytics/obscurity', body: { value: false }, changes: ['is_analytics_public'] },
  { path: '/url', body: { value: URL }, changes: ['url'] },
  { path: '/tags', body: { value: ['a'] }, changes: [] },
  { path: '/targets', body: { targets: null }, changes: ['targets'] },
  { path: '/preview', body: { title: 'x', description: 'y', imageUrl: null }, changes: PREVIEW },
  { path: '', method: 'PUT', body: { note: 'x' }, changes: [...PREVIEW, ...EXPIRY, 'note', 'url', 'utm'] },
  { path: '/duplicate', changes: [] },
];
const BATCH_WRITES: readonly Write[] = [
  { path: 'tags', body: { add: ['a'] }, changes: [] },
  { path: 'url', body: { value: URL }, changes: ['url'] },
  { path: 'return', changes: [] },
  { path: 'trashbin/putback', changes: [] },
  { path: 'delete', changes: ['trashed_at', 'purge_at'] },
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

  /** Every column of a table, by the name that the database has and by the one that programs have. */
  const everyColumn = (row: Row, without: Row = {}): Row =>
    Object.fromEntries(
      Object.keys(row)
        .flatMap((name) => [name, camel(name)])
        .filter((name) => !(name in without))
        .map((name, index) => [name, Object.values(HOSTILE)[index % 4]]),
    );

  const differing = (before: Row, after: Row): string[] =>
    Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

  it.each(WRITES)('$method /links/{encodeId}$path takes nothing but what it is for', async (write) => {
    const { path, method = 'POST', body = {}, changes } = write;
    const { id, encodeId } = await who.shorten('https://example.com/');
    const before = await linkRow(id);
    const known = path === '' || path === '/preview' ? TAKEN : body;
    const { status } = await who.call(`/links/${encodeId}${path}`, {
      method,
      body: { ...everyColumn(before, known), ...body },
    });
    expect([200, 201]).toContain(status);
    const changed = differing(before, await linkRow(id));
    expect(changed.filter((name) => ![...changes, ...FOLLOWING].includes(name))).toEqual([]);
  });

  it.each(BATCH_WRITES)(
    'POST /batch/links/$path takes nothing but what it is for',
    async ({ path, body = {}, changes }) => {
      const { id, encodeId } = await who.shorten('https://example.com/');
      const before = await linkRow(id);
      const { status } = await who.call(`/batch/links/${path}`, {
        method: 'POST',
        body: { ...everyColumn(before, body), ...body, encodeIds: [encodeId] },
      });
      expect(status).toBe(200);
      const changed = differing(before, await linkRow(id));
      expect(changed.filter((name) => ![...changes, ...FOLLOWING].includes(name))).toEqual([]);
    },
  );

  it.each(['/links', '/batch/links'])(
    'POST %s makes a link of the caller’s, whatever it is sent',
    async (path) => {
      const own = await linkRow((await who.shorten('https://example.com/')).id);
      const input = { ...everyColumn(own, TAKEN), url: 'https://example.com/' };
      const { status, body } = await who.call<{ data: { id: number; results?: { id: number }[] } }>(path, {
        method: 'POST',
        body: path === '/links' ? input : { ...everyColumn(own), links: [input] },
      });
      expect([200, 201]).toContain(status);
      const made = await linkRow(body.data.results?.[0]?.id ?? body.data.id);
      expect(
        differing(own, made).filter((name) => !['id', 'slug', 'created_at', ...FOLLOWING].includes(name)),
      ).toEqual([]);
    },
  );

  it.each([
    ['/my/tags', 'tags', 'tagId', { value: 'mine' }],
    ['/my/trackingTools', 'tracking_tools', 'id', { name: 'mine', note: '', value: { utmSource: 'x' } }],
  ] as const)(
    'POST %s makes one of the caller’s group, whatever it is sent',
    async (path, table, idName, body) => {
      const first = await who.call<{ data: Record<string, number> }>(path, { method: 'POST', body });
      const id = first.body.data[idName] ?? 0;
      const [before = {}] = await rows(`SELECT * FROM ${table} WHERE id = ?`, [id]);
      const other = 'name' in body ? { ...body, name: 'other' } : { value: 'other' };
      const second = await who.call<{ data: Record<string, number> }>(path, {
        method: 'POST',
        body: { ...everyColumn(before, body), ...other },
      });
      expect(second.status).toBe(201);
      const [after = {}] = await rows(`SELECT * FROM ${table} WHERE id = ?`, [second.body.data[idName]]);
      const allowed = ['id', 'value', 'folded', 'name', 'folded_name', 'created_at', 'used_at'];
      expect(differing(before, after).filter((name) => !allowed.includes(name))).toEqual([]);
      if (table !== 'tracking_tools') return;
      const changed = await who.call(`${path}/${String(id)}`, {
        method: 'PUT',
        body: { ...everyColumn(before, body), ...body },
      });
      expect(changed.status).toBe(200);
      const [kept = {}] = await rows('SELECT * FROM tracking_tools WHERE id = ?', [id]);
      expect(kept).toEqual(before);
    },
  );

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
