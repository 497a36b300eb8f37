import { type Call, type TestCaller, TestServer } from '../../../support/app';
import { TestTeam } from '../../../support/teams';
import { eventually } from '../../../support/waiting';

interface Created {
  readonly data: {
    readonly results: readonly {
      readonly index: number;
      readonly encodeId?: string;
      readonly id?: number;
      readonly linkletUrl?: string;
      readonly shortUrl?: string;
      readonly url?: string;
      readonly error?: { readonly code: string; readonly fields?: readonly { readonly field: string }[] };
    }[];
    readonly done: number;
    readonly failed: number;
  };
  readonly error: { readonly code: string; readonly fields?: readonly { readonly field: string }[] };
}

describe.each(['SQLite', 'MariaDB'] as const)('links made in bulk over HTTP on %s', (engine) => {
  let server: TestServer;
  let tea: TestTeam;

  const create = (links: unknown, who: TestCaller = tea.admin, headers: Call['headers'] = {}) =>
    who.call<Created>('/batch/links', { method: 'POST', body: { links }, headers });
  const codes = ({ body }: { readonly body: Created }) =>
    body.data.results.map(({ error }) => error?.fields?.[0]?.field ?? error?.code ?? 'done');

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    tea = await TestTeam.make(server, 'classic');
  });

  it('are checked one by one, and one that is wrong stops no other', async () => {
    await tea.admin.shorten('https://example.com/', 'taken-before');
    const answer = await create([
      { url: 'example.com/a' },
      { url: 'https://example.com/b', encodeId: 'bulk-b', note: 'for the fair', star: true },
      { url: 'https://example.com/c', encodeId: 'bulk-b' },
      { url: 'https://example.com/d', encodeId: 'taken-before' },
      { url: 'nonsense' },
      { encodeId: 'no-address' },
      { url: 'https://example.com/', encodeId: 'x' },
      { url: 5 },
      'text',
      null,
      { url: 'https://example.com/e', note: 'x'.repeat(501), utm: { source: 'mail' } },
      { url: 'https://example.com/f', utm: { source: 'mail' }, expireTime: '2099-01-01T00:00:00Z' },
    ]);
    expect(answer.status).toBe(201);
    expect(codes(answer)).toEqual([
      'done',
      'done',
      'encodeId',
      'encodeId',
      'url',
      'url',
      'encodeId',
      'url',
      '',
      '',
      'note',
      'done',
    ]);
    const { results, done, failed } = answer.body.data;
    expect([done, failed]).toEqual([3, 9]);
    expect(results[1]).toMatchObject({
      index: 1,
      encodeId: 'bulk-b',
      id: expect.any(Number) as number,
      linkletUrl: expect.stringMatching(/\/bulk-b$/) as string,
      url: 'https://example.com/b',
    });
    expect(results[0]?.url).toBe('http://example.com/a');
    const { body } = await tea.admin.call<{ data: object }>('/links/bulk-b');
    expect(body.data).toMatchObject({ id: results[1]?.id, note: 'for the fair', star: true });
    const visit = await server.ask(`/${results[0]?.encodeId ?? ''}`);
    expect(visit.headers.get('location')).toBe('http://example.com/a');
  });

  it('are 1000 at most, and at least one', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => ({ url: `https://example.com/many/${index}` }));
    const answer = await create(many);
    expect(answer.body.data).toMatchObject({ done: 1_000, failed: 0 });
    const slugs = answer.body.data.results.map(({ encodeId = '' }) => encodeId);
    expect(new Set(slugs).size).toBe(1_000);
    for (const index of [0, 499, 999]) {
      const visit = await server.ask(`/${slugs[index] ?? ''}`);
      expect(visit.headers.get('location')).toBe(`https://example.com/many/${index}`);
    }
    for (const links of [undefined, null, [], {}, 'x', [...many, ...many.slice(0, 1)]]) {
      const { status, body } = await create(links);
      expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'links']);
    }
  });

  it('are found soon after', async () => {
    await create([{ url: 'https://example.com/', note: 'bulkwatermelon' }]);
    const found = await eventually(
      () =>
        tea.admin.call<{ data: { linksData: object[] } }>('/links/overview/query', {
          method: 'POST',
          body: { filters: [{ key: 'text', value: 'bulkwatermelon' }] },
        }),
      ({ body }) => body.data.linksData.length > 0,
    );
    expect(found.body.data.linksData).toHaveLength(1);
  });

  it('may want tags and slugs beyond ASCII, and are refused where they want what is not there', async () => {
    const answer = await create([
      { url: 'https://example.com/', encodeId: '大量建立', tags: ['bulk'] },
      { url: 'https://example.com/', tags: [''] },
      { url: 'https://example.com/', domain: 'elsewhere.test' },
      { url: 'https://example.com/' },
    ]);
    expect(codes(answer)).toEqual(['done', 'tags.0', 'domain', 'done']);
    const { body } = await tea.admin.call<{ data: { asciiUrl: string } }>(
      `/links/${encodeURIComponent('大量建立')}`,
    );
    expect(body.data).toMatchObject({ tags: [{ value: 'bulk' }] });
    const second = await server.ask(new URL(body.data.asciiUrl).pathname);
    expect(second.headers.get('location')).toBe('https://example.com/');
  });

  it('give a slug to the first who asks for it, and are new in the order of the rows', async () => {
    const call = { method: 'POST', body: { name: 'Meta', value: { fbPixel: '1234567890' } } };
    const { id: tool } = (await tea.admin.call<{ data: { id: number } }>('/my/trackingTools', call)).body
      .data;
    const [tagged, tracked] = [{ tags: ['bulk'] }, { trackingTools: [tool] }];
    const rows: [string, object][] = [
      ['first-a', {}],
      ['first-a', tagged],
      ['first-b', tagged],
      ['first-b', {}],
      ['first-c', tracked],
      ['first-c', {}],
      ['first-d', {}],
      ['first-d', tracked],
    ];
    const links = rows.map(([encodeId, more]) => ({ url: 'https://example.com/', encodeId, ...more }));
    const answer = await create([...links, { url: 'https://example.com/' }]);
    const pair = ['done', 'encodeId'];
    expect(codes(answer)).toEqual([...pair, ...pair, ...pair, ...pair, 'done']);
    const ids = answer.body.data.results.flatMap(({ id }) => id ?? []);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const shown = async (name: string) =>
      (await tea.admin.call<{ data: object }>(`/links/${name}`)).body.data;
    expect(await shown('first-a')).toMatchObject({ tags: [], trackingTools: [] });
    expect(await shown('first-b')).toMatchObject({ tags: [{ value: 'bulk' }] });
    expect(await shown('first-c')).toMatchObject({ trackingTools: [{ id: tool }] });
  });

  it('are counted by the day, and refused together when too many', async () => {
    const small = await TestTeam.make(server, 'free');
    const quota = async (): Promise<number> => {
      const { body } = await small.admin.call<{ data: { dailyBatchQuotaRemaining: number } }>('/my/usage');
      return body.data.dailyBatchQuotaRemaining;
    };
    const links = Array.from({ length: 3 }, () => ({ url: 'https://example.com/' }));
    await create([...links, { url: '' }], small.admin);
    expect(await quota()).toBe(9_997);
    await small.query("UPDATE usage_meters SET used = 9998 WHERE group_id = ? AND meter = 'batchLinks'", [
      small.groupId,
    ]);
    expect(await create(links, small.admin)).toMatchObject({
      status: 403,
      body: { error: { code: 'plan.limit-reached', details: { what: 'batchLinks', limit: 10_000 } } },
    });
    expect(await quota()).toBe(2);
    expect(await create(links.slice(0, 2), small.admin)).toMatchObject({ status: 201 });
  });

  it('keep within what the plan limits, the first ones first', async () => {
    const small = await TestTeam.make(server, 'free');
    const links = Array.from({ length: 22 }, () => ({ url: 'https://example.com/', star: true }));
    const answer = await create(links, small.admin);
    expect(answer.body.data).toMatchObject({ done: 20, failed: 2 });
    expect(codes(answer).slice(19)).toEqual(['done', 'plan.limit-reached', 'plan.limit-reached']);
  });

  it('go to one of 50 who ask for the same names at once', async () => {
    const links = ['rush-a', 'rush-b', 'rush-c'].map((encodeId) => ({
      url: 'https://example.com/',
      encodeId,
    }));
    const rush = await Promise.all(Array.from({ length: 50 }, () => create(links)));
    expect(new Set(rush.map(({ status }) => status))).toEqual(new Set([201]));
    expect(rush.reduce((sum, { body }) => sum + body.data.done, 0)).toBe(3);
  });

  it('are made once, however often the same call comes', async () => {
    const again = () =>
      create([{ url: 'https://example.com/once' }], tea.admin, { 'idempotency-key': 'bulk-once' });
    const first = await again();
    expect((await again()).body).toEqual(first.body);
  });

  it('are for those who have logged in, and have a seat that is paid for', async () => {
    const guest = await server.guest();
    expect(await create([{ url: 'https://example.com/' }], guest)).toMatchObject({ status: 401 });
    expect(await server.ask('/api/v1/batch/links', { method: 'POST', body: {} })).toMatchObject({
      status: 401,
    });
    const [eve, fay] = [await server.member(), await server.member()];
    const full = await TestTeam.make(server, 'classic', eve, fay);
    await full.grant('free');
    expect(await create([{ url: 'https://example.com/' }], full.as(fay))).toMatchObject({
      status: 403,
      body: { error: { code: 'plan.seat-read-only' } },
    });
  });
});
