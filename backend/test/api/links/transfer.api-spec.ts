import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { changeGroup } from '../../support/groups';
import { refusal } from '../../support/links';
import { type Refusal, TestTeam } from '../../support/teams';
import { DESKTOP } from '../../support/visits';
import { eventually } from '../../support/waiting';

interface Listed {
  readonly encodeId: string;
  readonly totalClicks: number;
  readonly isTransferred: boolean;
  readonly transferredFrom: { readonly groupId: number; readonly name: string } | null;
  readonly canTransfer: boolean;
  readonly canReturn: boolean;
}

const done = { status: 200, body: { data: { result: 'success' } } };
const ofTarget = (code: string) => ({ fields: [{ field: 'targetGroup', code }] });

describe.each(['SQLite', 'MariaDB'] as const)('links between groups over HTTP on %s', (engine) => {
  let server: TestServer;
  /** Belongs to both teams; admin of neither. */
  let bob: TestMember;
  /** Belongs to the first team alone. */
  let cyd: TestMember;
  let tea: TestTeam;
  let ink: TestTeam;

  const post = (who: TestCaller, path: string, body: object = {}, headers = {}) =>
    who.call<Refusal>(`/links/${path}`, { method: 'POST', body, headers });
  const transfer = (who: TestCaller, slug: string, to: unknown) =>
    post(who, `${slug}/tansfer`, { targetGroup: to });
  const giveBack = (who: TestCaller, slug: string) => post(who, `${slug}/return`);
  const groupOf = (who: TestCaller, slug: string) => who.call<Refusal>(`/links/${slug}/group`);
  const overview = (who: TestCaller, slug: string) =>
    who.call<{ data: { totalClicks: number } }>(`/links/${slug}/overview`);
  const listed = async (who: TestCaller, slug: string): Promise<Listed | undefined> => {
    const { body } = await who.call<{ data: { linksData: Listed[] } }>('/links/overview/query', {
      method: 'POST',
      body: { limit: 100 },
    });
    return body.data.linksData.find(({ encodeId }) => encodeId === slug);
  };
  const log = async (team: TestTeam, slug: string) => {
    const { body } = await team.call<{
      data: { activities: { action: string; userId: number; details: object }[] };
    }>(team.admin, `/members/activities?q=${slug}`);
    return body.data.activities.map(({ action, userId, details }) => [action, userId, details]);
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
    cyd = await server.member();
    tea = await TestTeam.make(server, 'classic', bob, cyd);
    ink = await TestTeam.make(server, 'classic', bob);
  });

  it('move with their clicks, are listed at once where they are, and go on redirecting', async () => {
    const there = tea.as(bob);
    await there.shorten('https://example.com/menu', 'menu');
    await server.ask('/menu', { headers: { 'user-agent': DESKTOP } });
    await eventually(
      () => overview(there, 'menu'),
      ({ body }) => body.data.totalClicks === 1,
    );
    expect(await transfer(there, 'menu', ink.groupId)).toMatchObject(done);
    expect(await listed(there, 'menu')).toBeUndefined();
    expect(await overview(there, 'menu')).toMatchObject(refusal(404, 'links.link-does-not-exist'));
    expect((await overview(ink.as(bob), 'menu')).body.data.totalClicks).toBe(1);
    expect(await listed(ink.as(bob), 'menu')).toMatchObject({
      totalClicks: 1,
      isTransferred: true,
      transferredFrom: { groupId: tea.groupId, name: expect.stringMatching(/^Team \d+$/) as string },
      canTransfer: true,
      canReturn: true,
    });
    expect((await server.ask('/menu')).headers.get('location')).toBe('https://example.com/menu');
  });

  it('do not tell those who belong to one group alone of the other', async () => {
    await tea.as(bob).shorten('https://example.com/', 'secret-link');
    await transfer(tea.as(bob), 'secret-link', ink.groupId);
    expect(await listed(ink.admin, 'secret-link')).toMatchObject({
      isTransferred: true,
      transferredFrom: null,
      canReturn: true,
    });
    const details = { link: 'secret-link' };
    expect(await log(tea, 'secret-link')).toEqual([['links.transferred', bob.userId, details]]);
    expect(await log(ink, 'secret-link')).toEqual([['links.received', bob.userId, details]]);
    expect(await groupOf(cyd, 'secret-link')).toMatchObject(refusal(404, 'links.link-does-not-exist'));
    expect(await groupOf(bob, 'secret-link')).toMatchObject({
      status: 200,
      body: { data: { groupId: ink.groupId } },
    });
  });

  it('are given back by whoever moved them, even from where they were', async () => {
    await tea.as(bob).shorten('https://example.com/', 'undone');
    await transfer(tea.as(bob), 'undone', ink.groupId);
    expect(await giveBack(tea.as(bob), 'undone')).toMatchObject(done);
    expect(await listed(tea.as(bob), 'undone')).toMatchObject({ isTransferred: false, canReturn: false });
    expect(await listed(ink.as(bob), 'undone')).toBeUndefined();
    expect((await log(tea, 'undone')).map(([action]) => action)).toEqual([
      'links.got-back',
      'links.transferred',
    ]);
    expect((await log(ink, 'undone')).map(([action]) => action)).toEqual([
      'links.returned',
      'links.received',
    ]);
    expect(await giveBack(tea.as(bob), 'undone')).toMatchObject(refusal(409, 'links.never-transferred'));
  });

  it('are given back by an admin who does not belong to the group that they came from', async () => {
    await tea.as(bob).shorten('https://example.com/', 'sent-back');
    await transfer(tea.as(bob), 'sent-back', ink.groupId);
    expect(await giveBack(ink.admin, 'sent-back')).toMatchObject(done);
    expect(await listed(tea.admin, 'sent-back')).toMatchObject({ isTransferred: false });
    expect(await overview(ink.admin, 'sent-back')).toMatchObject({ status: 404 });
  });

  it('are moved by their maker or an admin of the group acted in alone', async () => {
    await tea.as(cyd).shorten('https://example.com/', 'of-cyd');
    expect(await transfer(tea.as(bob), 'of-cyd', ink.groupId)).toMatchObject(
      refusal(403, 'links.not-allowed'),
    );
    for (const stranger of [bob, ink.as(bob), ink.admin]) {
      const hidden = refusal(404, 'links.link-does-not-exist');
      expect(await transfer(stranger, 'of-cyd', bob.groupId)).toMatchObject(hidden);
      expect(await giveBack(ink.admin, 'of-cyd')).toMatchObject(hidden);
    }
    expect(await transfer(tea.admin, 'of-cyd', tea.maker.groupId)).toMatchObject(done);
    expect(await giveBack(tea.as(cyd), 'of-cyd')).toMatchObject(refusal(404, 'links.link-does-not-exist'));
    expect(await giveBack(tea.admin, 'of-cyd')).toMatchObject(done);
  });

  it('are not given back by a member who neither made nor moved them', async () => {
    await tea.admin.shorten('https://example.com/', 'of-maker');
    await changeGroup(server, ink.groupId, { plan: 'classic' });
    const dan = await server.member();
    const both = await TestTeam.make(server, 'classic', dan, tea.maker);
    await transfer(tea.admin, 'of-maker', both.groupId);
    expect(await giveBack(both.as(dan), 'of-maker')).toMatchObject(refusal(403, 'links.not-allowed'));
    expect(await listed(both.as(dan), 'of-maker')).toMatchObject({ canTransfer: false, canReturn: false });
    expect(await giveBack(both.as(tea.maker), 'of-maker')).toMatchObject(done);
  });

  it('go nowhere that is not one of the caller’s own groups, whether there is such a group or not', async () => {
    await tea.as(cyd).shorten('https://example.com/', 'stays');
    const unknown = { error: { code: 'links.target-unknown', ...ofTarget('links.target-unknown') } };
    for (const target of [ink.groupId, 2_147_483_647]) {
      expect(await transfer(tea.as(cyd), 'stays', target)).toMatchObject({ status: 400, body: unknown });
    }
    expect(await transfer(tea.as(cyd), 'stays', tea.groupId)).toMatchObject(
      refusal(400, 'links.already-in-group', ofTarget('links.already-in-group')),
    );
    for (const target of [undefined, null, '', 'x', 0, -1, 1.5, [], {}, 2_147_483_648]) {
      const answer = await transfer(tea.as(cyd), 'stays', target);
      expect([target, answer.status, answer.body.error.fields?.[0]?.field]).toEqual([
        target,
        400,
        'targetGroup',
      ]);
    }
    expect(await listed(tea.as(cyd), 'stays')).toMatchObject({ isTransferred: false });
  });

  it('stay in the trash of their group', async () => {
    const there = tea.as(bob);
    for (const slug of ['bin-one', 'bin-two']) await there.shorten('https://example.com/', slug);
    await transfer(there, 'bin-two', ink.groupId);
    await there.call('/links/bin-one', { method: 'DELETE' });
    await ink.as(bob).call('/links/bin-two', { method: 'DELETE' });
    expect(await transfer(there, 'bin-one', ink.groupId)).toMatchObject(refusal(409, 'links.in-trash'));
    expect(await giveBack(there, 'bin-two')).toMatchObject(refusal(409, 'links.in-trash'));
  });

  it('need a seat that is paid for on either side', async () => {
    const eve = await server.member();
    const small = await TestTeam.make(server, 'classic', bob, eve);
    await eve.shorten('https://example.com/', 'of-eve');
    await small.as(eve).shorten('https://example.com/', 'in-small');
    await transfer(eve, 'of-eve', small.groupId);
    await eve.shorten('https://example.com/', 'more-of-eve');
    await changeGroup(server, small.groupId, { plan: 'free' });
    expect(await transfer(eve, 'more-of-eve', small.groupId)).toMatchObject(
      refusal(403, 'links.target-read-only', ofTarget('links.target-read-only')),
    );
    for (const answer of [
      await giveBack(eve, 'of-eve'),
      await giveBack(small.as(eve), 'of-eve'),
      await transfer(small.as(eve), 'in-small', eve.groupId),
    ]) {
      expect(answer).toMatchObject(refusal(403, 'plan.seat-read-only'));
    }
    expect(await listed(small.as(eve), 'in-small')).toMatchObject({ canTransfer: false, canReturn: false });
  });

  it('come and go only from where the other group lets calls in', async () => {
    const away = JSON.stringify(['198.51.100.0/24']);
    await tea.as(bob).shorten('https://example.com/', 'walled');
    await tea.as(bob).shorten('https://example.com/', 'walled-in');
    await transfer(tea.as(bob), 'walled-in', ink.groupId);
    await changeGroup(server, ink.groupId, { ip_allow_list: away });
    for (const answer of [
      await transfer(tea.as(bob), 'walled', ink.groupId),
      await giveBack(tea.as(bob), 'walled-in'),
    ]) {
      expect(answer).toMatchObject(refusal(403, 'groups.ip-not-allowed'));
    }
    await changeGroup(server, ink.groupId, { ip_allow_list: '[]' });
    expect(await giveBack(tea.as(bob), 'walled-in')).toMatchObject(done);
  });

  it('move once however often the same call comes, and by the name without the slip, too', async () => {
    await tea.as(bob).shorten('https://example.com/', 'twice');
    const again = () =>
      post(tea.as(bob), 'twice/transfer', { targetGroup: ink.groupId }, { 'idempotency-key': 'move-twice' });
    expect(await again()).toMatchObject(done);
    expect(await again()).toMatchObject(done);
    expect(await log(ink, 'twice')).toHaveLength(1);
    const back = () => post(tea.as(bob), 'twice/return', {}, { 'idempotency-key': 'back-twice' });
    expect(await back()).toMatchObject(done);
    expect(await back()).toMatchObject(done);
    expect(await log(tea, 'twice')).toHaveLength(2);
  });

  it('are found in whichever group has them, by its members alone', async () => {
    await ink.as(bob).shorten('https://example.com/', '找找我');
    const slug = encodeURIComponent('找找我');
    for (const who of [bob, tea.as(bob), ink.as(bob)]) {
      const { status, body } = await who.call<{ data: { groupId: number; name: string } }>(
        `/links/${slug}/group`,
      );
      expect([status, body.data]).toEqual([
        200,
        { groupId: ink.groupId, name: expect.any(String) as string },
      ]);
    }
    const unknown = await groupOf(cyd, 'no-such-link');
    const foreign = await groupOf(cyd, slug);
    const withoutId = ({ error }: Refusal) => ({ ...error, requestId: '' });
    expect([foreign.status, withoutId(foreign.body)]).toEqual([404, withoutId(unknown.body)]);
    const guest = await server.guest();
    const { encodeId } = await guest.shorten('https://example.com/');
    expect(await groupOf(bob, encodeId)).toMatchObject({ status: 404 });
  });

  it('are moved, given back and found by those who have signed in', async () => {
    const guest = await server.guest();
    const { encodeId } = await guest.shorten('https://example.com/');
    for (const answer of [
      await transfer(guest, encodeId, ink.groupId),
      await giveBack(guest, encodeId),
      await groupOf(guest, encodeId),
    ]) {
      expect(answer).toMatchObject(refusal(401, 'identity.plz-login'));
    }
    expect(await server.ask(`/api/v1/links/${encodeId}/group`)).toMatchObject({ status: 401 });
  });
});
