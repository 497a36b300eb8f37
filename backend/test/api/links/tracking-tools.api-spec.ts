import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { changeGroup } from '../../support/groups';
import { metered, refusal } from '../../support/links';
import { type Refusal, TestTeam } from '../../support/teams';

interface ToolSeen {
  readonly id: number;
  readonly groupId: number;
  readonly kind: string;
  readonly name: string;
  readonly note: string;
  readonly value: Readonly<Record<string, string>>;
  readonly createTime: string;
  readonly canChange: boolean;
  readonly warnings: readonly { readonly field: string; readonly code: string }[];
}

type ToolAnswer = { readonly data: ToolSeen } & Refusal;
const RUSH = 50;
const PIXEL = { fbPixel: '1234567890' };
const UTM = { utmSource: 'line', utmMedium: 'social' };

describe.each(enginesFor(26))('tracking tools over HTTP on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let cyd: TestMember;
  let tea: TestTeam;
  /** Only the test’s own person is in it. */
  let home: TestMember;

  const add = (who: TestCaller, name: unknown, value: unknown = UTM, note: unknown = '') =>
    who.call<ToolAnswer>('/my/trackingTools', { method: 'POST', body: { name, note, value } });
  const change = (who: TestCaller, id: unknown, body: object) =>
    who.call<ToolAnswer>(`/my/trackingTools/${String(id)}`, { method: 'PUT', body });
  const remove = (who: TestCaller, id: unknown) =>
    who.call<Refusal>(`/my/trackingTools/${String(id)}`, { method: 'DELETE' });
  const list = async (who: TestCaller) =>
    (await who.call<{ data: { trackingTools: ToolSeen[] } }>('/my/trackingTools')).body.data.trackingTools;
  const names = async (who: TestCaller) => (await list(who)).map(({ name }) => name);

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
    cyd = await server.member();
    tea = await TestTeam.make(server, 'classic', bob, cyd);
  });
  beforeEach(async () => {
    home = await server.member();
  });

  it('are kept as their networks write them, pixels first', async () => {
    const utm = await add(
      home,
      ' 電子報 ',
      { utmSource: ' news ', utmMedium: 'email', utmTerm: '' },
      ' autumn ',
    );
    expect(utm).toMatchObject({ status: 201 });
    expect(utm.body.data).toEqual({
      id: expect.any(Number) as number,
      groupId: home.groupId,
      kind: 'utm',
      name: '電子報',
      note: 'autumn',
      value: { utmSource: 'news', utmMedium: 'email' },
      createTime: expect.stringMatching(/Z$/) as string,
      canChange: true,
      warnings: [],
    });
    const pixel = await add(home, 'Ads', {
      ...PIXEL,
      gTag: 'gtm-ab12cd3',
      lineTag: '',
      tiktok: 'c4abcdefgh',
    });
    expect(pixel.body.data).toMatchObject({
      kind: 'pixel',
      value: { fbPixel: '1234567890', gTag: 'GTM-AB12CD3', tiktok: 'C4ABCDEFGH' },
    });
    expect(await list(home)).toEqual([pixel.body.data, utm.body.data]);
  });

  it('warn of a medium that reports have no channel for, and take it', async () => {
    const { status, body } = await add(home, 'EDM', { utmMedium: 'edm' });
    expect([status, body.data.warnings]).toEqual([
      201,
      [expect.objectContaining({ field: 'value.utmMedium', code: 'links.utm-medium-unknown' })],
    ]);
  });

  it.each([
    ['Autumn', { fbPixel: '<script>' }, '', ['value.fbPixel links.pixel-invalid']],
    ['Autumn', { gTag: "G-1');alert(1)//" }, '', ['value.gTag links.pixel-invalid']],
    ['Autumn', { utmSource: 'x'.repeat(201) }, '', ['value.utmSource links.utm-invalid']],
    ['Autumn', {}, '', ['value links.tool-value-empty']],
    ['Autumn', { ...PIXEL, ...UTM }, '', ['value links.tool-value-mixed']],
    [' ', UTM, 'a\nb', ['name links.tool-name-invalid', 'note links.tool-note-invalid']],
    [7, 'x', {}, ['name http.validation', 'note http.validation', 'value http.validation']],
    ['Autumn', null, '', ['value http.validation']],
    ['Autumn', [], '', ['value http.validation']],
    ['Autumn', { fbPixel: 12345 }, '', ['value.fbPixel http.validation']],
    ['Autumn', { utmSource: null }, '', ['value.utmSource http.validation']],
    [undefined, UTM, '', ['name http.validation']],
  ])('are not made of %j, %j and %j', async (name, value, note, problems) => {
    const { status, body } = await add(home, name, value, note);
    expect([status, body.error.fields?.map(({ field, code }) => `${field} ${code}`)]).toEqual([
      400,
      problems,
    ]);
    expect(await list(home)).toEqual([]);
  });

  it('have each name once per kind, and lose nothing of the limit to a name that is taken', async () => {
    await add(home, 'Autumn');
    expect(await add(home, 'ＡＵＴＵＭＮ')).toMatchObject(
      refusal(409, 'links.tool-name-taken', { fields: [{ field: 'name', code: 'links.tool-name-taken' }] }),
    );
    expect((await add(home, 'autumn', PIXEL)).status).toBe(201);
    expect([await metered(home, 'utmGroups'), await metered(home, 'trackingTools')]).toEqual([1, 1]);
  });

  it.each([
    ['trackingTools', PIXEL, 1, 'initial'],
    ['utmGroups', UTM, 5, 'initial'],
  ])(`give one of ${RUSH} the last of %s`, async (what, value, limit, plan) => {
    for (let n = 1; n < limit; n += 1) await add(home, `tool ${n}`, value);
    const rush = await Promise.all(Array.from({ length: RUSH }, (_, n) => add(home, `last ${n}`, value)));
    expect(rush.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of rush.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject(
        refusal(403, 'plan.limit-reached', { details: { what, limit, used: limit, plan } }),
      );
    }
    expect([await metered(home, what), (await list(home)).length]).toEqual([limit, limit]);
  });

  it('change in all but their kind', async () => {
    const { body } = await add(home, 'Autumn', UTM, 'note');
    await add(home, 'Taken');
    const { id } = body.data;
    expect(
      (await change(home, id, { name: 'AUTUMN', value: { utmCampaign: '春節' } })).body.data,
    ).toMatchObject({
      id,
      name: 'AUTUMN',
      note: '',
      value: { utmCampaign: '春節' },
    });
    expect(await change(home, id, { name: 'taken', value: UTM })).toMatchObject(
      refusal(409, 'links.tool-name-taken'),
    );
    expect(await change(home, id, { name: 'AUTUMN', value: PIXEL })).toMatchObject(
      refusal(400, 'links.tool-kind-fixed', { fields: [{ field: 'value' }] }),
    );
    expect(await names(home)).toEqual(['AUTUMN', 'Taken']);
    for (const none of [id + 1_000_000, 'x', '-1']) {
      expect(await change(home, none, { name: 'x', value: UTM })).toMatchObject(
        refusal(404, 'links.tool-does-not-exist'),
      );
    }
  });

  it('make room for another one when they are deleted, once', async () => {
    const { body } = await add(home, 'Ads', PIXEL);
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(home, body.data.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(404)]);
    expect([await metered(home, 'trackingTools'), await list(home)]).toEqual([0, []]);
    expect((await add(home, 'Ads', PIXEL)).status).toBe(201);
  });

  it('of a team are changed by whoever made them and its admins, and its log tells of those deleted', async () => {
    const { body } = await add(tea.as(bob), 'of bob');
    const { id } = body.data;
    expect(await list(tea.as(cyd))).toMatchObject([{ name: 'of bob', canChange: false }]);
    const input = { name: 'of cyd', value: UTM };
    for (const answer of [await change(tea.as(cyd), id, input), await remove(tea.as(cyd), id)]) {
      expect(answer).toMatchObject(refusal(403, 'links.not-allowed'));
    }
    for (const answer of [await change(bob, id, input), await remove(cyd, id)]) {
      expect(answer).toMatchObject(refusal(404, 'links.tool-does-not-exist'));
    }
    expect((await change(tea.admin, id, { ...input, name: 'of all' })).status).toBe(200);
    expect((await remove(tea.admin, id)).status).toBe(200);
    const { body: log } = await tea.call<{ data: { activities: object[] } }>(
      tea.admin,
      '/members/activities?q=links.tool-deleted',
    );
    expect(log.data.activities).toMatchObject([{ userId: tea.maker.userId, details: { tool: 'of all' } }]);
  });

  it('are only looked at from a seat that is not paid for', async () => {
    const small = await TestTeam.make(server, 'classic', bob, cyd);
    const { body } = await add(small.as(cyd), 'mine');
    await changeGroup(server, small.groupId, { plan: 'free' });
    expect(await list(small.as(cyd))).toMatchObject([{ name: 'mine', canChange: false }]);
    for (const answer of [
      await add(small.as(cyd), 'more'),
      await change(small.as(cyd), body.data.id, { name: 'x', value: UTM }),
      await remove(small.as(cyd), body.data.id),
    ]) {
      expect(answer).toMatchObject(refusal(403, 'plan.seat-read-only'));
    }
  });
});
