import { randomUUID } from 'node:crypto';
import { type ShortenedLink, type TestCaller, type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { metered, refused, show } from '../../../support/links';
import type { Refusal } from '../../../support/teams';

const url = 'https://example.com/page';
const END = '2099-01-31T18:00:00+08:00';

type Made = { data: ShortenedLink } & Refusal;

describe.each(enginesFor(23))('options of a new link, over HTTP on %s', (engine) => {
  let server: TestServer;
  let ann: TestMember;

  const make = (who: TestCaller, input: object, headers: Record<string, string> = {}) =>
    who.call<Made>('/links', { method: 'POST', body: { url, ...input }, headers });
  const made = async (who: TestCaller, input: object) => {
    const { status, body } = await make(who, input);
    expect([status, body]).toMatchObject([201, { data: {} }]);
    return (await show(who, body.data.encodeId)).body.data;
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
  });
  beforeEach(async () => {
    ann = await server.member();
  });

  it.each([
    ['note', { note: ' for the fair ' }, { note: 'for the fair' }],
    ['star', { star: true }, { star: true }],
    [
      'an end',
      { expireTime: END, timezone: 'Asia/Taipei', fallbackUrl: 'https://example.com/over' },
      {
        expireTime: '2099-01-31T10:00:00.000Z',
        timezone: 'Asia/Taipei',
        fallbackUrl: 'https://example.com/over',
      },
    ],
    ['native open', { nativeOpen: true }, { nativeOpen: true }],
    ['native launch', { nativeLaunch: true }, { nativeOpen: true }],
    ['no smart UTM', { smartUtm: false }, { smartUtmOff: true }],
    ['public analytics', { analyticsObscurity: false }, { publicAnalytics: true }],
    ['campaign', { utm: { source: 'news' } }, { utm: { source: 'news' } }],
    ['campaign as text', { utmFormat: 'utm_source=news' }, { utm: { source: 'news' } }],
    [
      'targets',
      { targets: [{ target: 'ios', url: 'https://example.com/ios' }] },
      { targets: [{ target: 'ios', url: 'https://example.com/ios' }] },
    ],
    ['tags', { tags: ['fair', 'Fair', 'May'] }, { tags: [{ value: 'fair' }, { value: 'May' }] }],
    ['preview', { title: ' Fair ', description: 'In May' }, { title: 'Fair', description: 'In May' }],
    ['the shared domain', { domain: 'linklet.test' }, { domain: 'linklet.test' }],
    ['one tag, as forms send it', { tags: 'fair' }, { tags: [{ value: 'fair' }] }],
    ['what any call may be sent', { clientId: 1, browserUuid: 'x' }, { url }],
  ])('%s', async (_, input, seen) => {
    const link = await made(ann, input);
    expect('preview' in link ? { ...link, ...(link.preview as object) } : link).toMatchObject(seen);
    const { body } = await ann.call<{ data: { changes: unknown[] } }>(`/links/${link.encodeId}/history`);
    expect(body.data.changes).toEqual([]);
  });

  it('begin as the group says where nobody says otherwise', async () => {
    const defaults = { smartUtm: false, nativeOpen: true, publicAnalytics: true, passQuery: true };
    await ann.call(`/groups/${ann.groupId}/settings`, { method: 'PUT', body: { defaults } });
    expect(await made(ann, {})).toMatchObject({ smartUtmOff: true, nativeOpen: true, publicAnalytics: true });
    expect(await made(ann, { smartUtm: true, nativeLaunch: false, analyticsObscurity: true })).toMatchObject({
      smartUtmOff: false,
      nativeOpen: false,
      publicAnalytics: false,
    });
  });

  it('are all taken, or none of them, within what the plan allows', async () => {
    const rush = await Promise.all(Array.from({ length: 25 }, () => make(ann, { star: true })));
    expect(rush.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(await metered(ann, 'stars')).toBe(20);
    const answer = await make(ann, { star: true, tags: ['never'], encodeId: 'not-made', title: 'x' });
    expect(answer).toMatchObject(refused(403, 'plan.limit-reached'));
    expect(await show(ann, 'not-made')).toMatchObject(refused(404, 'links.link-does-not-exist'));
    expect([await metered(ann, 'tags'), await metered(ann, 'editablePreviews')]).toEqual([0, 0]);
  });

  it('are refused all at once', async () => {
    const input = {
      url: 'javascript:alert(1)',
      encodeId: 'a b',
      expireTime: 'soon',
      utm: { source: 'a'.repeat(201) },
      targets: [{ target: 'fridge', url }],
    };
    const { status, body } = await make(ann, input);
    expect(status).toBe(400);
    expect(body.error.fields?.map(({ field }) => field).sort()).toEqual([
      'encodeId',
      'expireTime',
      'targets.0.target',
      'url',
      'utm.source',
    ]);
  });

  it.each([
    [{ tags: true }, 'tags'],
    [{ tags: [{}] }, 'tags'],
    [{ star: 'often' }, 'star'],
    [{ utm: 'source' }, 'utm'],
    [{ targets: {} }, 'targets'],
    [{ smartUtm: 1 }, 'smartUtm'],
    [{ domain: 7 }, 'domain'],
  ])('are refused when they have another shape: %j', async (input, field) => {
    expect(await make(ann, input)).toMatchObject(refused(400, 'http.validation', field));
  });

  it.each([
    [{ utmFormat: 'source=news' }, 'utmFormat', 'links.utm-invalid'],
    [{ tags: ['api'] }, 'tags.0', 'links.tag-reserved'],
    [{ tags: [999_999] }, 'tags.0', 'links.tag-unknown'],
    [{ domain: 'example.com' }, 'domain', 'domains.domain-unknown'],
    [{ fallbackUrl: url }, 'fallbackUrl', 'links.expiry-missing'],
  ])('are refused by the rules of each: %j', async (input, field, code) => {
    expect(await make(ann, input)).toMatchObject(refused(400, code, field));
  });

  it('that concern the address alone are guests’ as well, and the others they are told of', async () => {
    const guest = await server.guest();
    const input = { utm: { source: 'a' }, smartUtm: false, nativeLaunch: true, analyticsObscurity: false };
    expect(await make(guest, input)).toMatchObject({ status: 201 });
    const closed = await make(guest, { note: 'x', tags: ['a'], encodeId: 'guest-wants-more' });
    expect(closed).toMatchObject(refused(403, 'links.option-for-members'));
    expect(closed.body.error.fields?.map(({ field }) => field)).toEqual(['note', 'tags']);
    expect((await make(ann, { encodeId: 'guest-wants-more' })).status).toBe(201);
  });

  it('are set once however often the call is repeated', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const input = { star: true, tags: ['once'] };
    const first = await make(ann, input, key);
    const again = await make(ann, input, key);
    expect(again.body.data).toEqual(first.body.data);
    expect([await metered(ann, 'stars'), await metered(ann, 'tags')]).toEqual([1, 1]);
    expect(await make(ann, { star: false }, key)).toMatchObject({ status: 409 });
  });
});
