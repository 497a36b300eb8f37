import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { done, refused, set, show } from '../../support/links';
import { TestTeam } from '../../support/teams';

const NOT_ALLOWED = refused(403, 'links.not-allowed');

describe.each(enginesFor(27))('who changes the links of a group, on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let cyd: TestMember;
  let tea: TestTeam;

  const letEveryoneEdit = (who: TestCaller, everyoneEdits: unknown) =>
    who.call(`/groups/${tea.groupId}/settings`, { method: 'PUT', body: { everyoneEdits } });
  const featuresOf = async (who: TestCaller) => {
    const { body } = await who.call<{ data: { features: Record<string, unknown> } }>('/my/features');
    const { features } = body.data;
    return [features['link.write.group.editable'], features['link.write.group.everyone']];
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
    cyd = await server.member();
    tea = await TestTeam.make(server, 'classic', bob, cyd);
  });

  it('is whoever made one, and admins, from the start', async () => {
    await tea.as(bob).shorten('https://example.com/', 'editors-of-bob');
    expect(await set(tea.as(cyd), 'editors-of-bob', 'note', 'x')).toMatchObject(NOT_ALLOWED);
    expect(await set(tea.admin, 'editors-of-bob', 'note', 'x')).toMatchObject(done);
    expect(await featuresOf(tea.as(cyd))).toEqual([false, false]);
    expect(await featuresOf(tea.admin)).toEqual([true, false]);
  });

  it('is everybody in the group once an admin says so, from the next call on', async () => {
    await tea.as(bob).shorten('https://example.com/', 'of-all');
    expect(await letEveryoneEdit(tea.as(bob), true)).toMatchObject(refused(403, 'groups.admin-only'));
    expect(await letEveryoneEdit(tea.admin, 'yes')).toMatchObject(
      refused(400, 'http.validation', 'everyoneEdits'),
    );
    expect(await letEveryoneEdit(tea.admin, true)).toMatchObject({
      status: 200,
      body: { data: { everyoneEdits: true } },
    });
    expect(await featuresOf(tea.as(cyd))).toEqual([true, true]);
    expect(await set(tea.as(cyd), 'of-all', 'note', 'by cyd')).toMatchObject(done);
    expect((await show(tea.as(cyd), 'of-all')).body.data).toMatchObject({ canEdit: true, note: 'by cyd' });
    expect(await set(cyd, 'of-all', 'note', 'x')).toMatchObject(refused(404, 'links.link-does-not-exist'));
  });

  it('leaves deleting and moving to whoever made it, and admins', async () => {
    await tea.as(bob).shorten('https://example.com/', 'stays-bobs');
    expect(await tea.as(cyd).call('/links/stays-bobs', { method: 'DELETE' })).toMatchObject(NOT_ALLOWED);
    const move = { method: 'POST', body: { targetGroup: cyd.groupId } };
    expect(await tea.as(cyd).call('/links/stays-bobs/tansfer', move)).toMatchObject(NOT_ALLOWED);
  });

  it('is as it was when an admin takes it back', async () => {
    expect(await letEveryoneEdit(tea.admin, false)).toMatchObject({ status: 200 });
    expect(await set(tea.as(cyd), 'of-all', 'note', 'x')).toMatchObject(NOT_ALLOWED);
  });
});
