import { PurgeTrashService } from '../../../../src/modules/links/core/application/trash/purge-trash.service';
import { UnitOfWork } from '../../../../src/shared/database/unit-of-work';
import { TestServer } from '../../../support/app';
import { batch, outcomesOf } from '../../../support/batches';
import { changeGroup } from '../../../support/groups';
import { metered } from '../../../support/links';
import { TestTeam } from '../../../support/teams';

const DAY_MS = 86_400_000;

describe.each(['SQLite', 'MariaDB'] as const)('the trash bin over HTTP on %s', (engine) => {
  let server: TestServer;
  let tea: TestTeam;

  const usedOf = (limit: string) => metered(tea.admin, limit);
  const query = (sql: string, values: unknown[]) =>
    server.web.app.get(UnitOfWork, { strict: false }).manager.query<unknown>(sql, values);
  const set = (slug: string, what: string, value: unknown) =>
    tea.admin.call(`/links/${slug}/${what}`, { method: 'POST', body: { value } });
  const purge = () =>
    server.web.app.get(PurgeTrashService, { strict: false }).purge(new AbortController().signal);

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    tea = await TestTeam.make(server, 'personal');
  });

  it('gives links back with all but their stars, and they redirect again', async () => {
    for (const slug of ['back-one', 'back-two']) await tea.admin.shorten('https://example.com/', slug);
    await set('back-one', 'star', true);
    await set('back-one', 'tags', ['kept']);
    expect(await usedOf('stars')).toBe(1);
    const encodeIds = ['back-one', 'back-two', 'no-such'];
    await batch(tea.admin, 'delete', { encodeIds });
    expect(await usedOf('stars')).toBe(0);
    expect((await server.ask('/back-one')).status).toBe(410);
    expect(await set('back-one', 'note', 'x')).toMatchObject({ status: 410 });
    const answer = await batch(tea.admin, 'trashbin/putback', { encodeIds });
    expect(outcomesOf(answer)).toEqual({
      'back-one': 'done',
      'back-two': 'done',
      'no-such': 'links.link-does-not-exist',
    });
    expect((await server.ask('/back-one')).status).toBe(302);
    const { body } = await tea.admin.call<{ data: object }>('/links/back-one');
    expect(body.data).toMatchObject({ trashTime: null, star: false, tags: [{ value: 'kept' }] });
    expect((await batch(tea.admin, 'trashbin/putback', { encodeIds: ['back-one'] })).body.data.done).toBe(1);
  });

  it('gives nothing back where the plan cannot restore', async () => {
    await tea.admin.shorten('https://example.com/', 'stuck');
    await batch(tea.admin, 'delete', { encodeIds: ['stuck'] });
    await changeGroup(server, tea.groupId, { plan: 'free' });
    expect(await batch(tea.admin, 'trashbin/putback', { encodeIds: ['stuck'] })).toMatchObject({
      status: 403,
      body: { error: { code: 'plan.feature-missing', details: { feature: 'restore', plan: 'personal' } } },
    });
    expect((await server.ask('/stuck')).status).toBe(410);
    await changeGroup(server, tea.groupId, { plan: 'personal' });
  });

  it('is emptied of what has been there for 30 days, and of nothing else; slugs stay taken', async () => {
    for (const slug of ['old-one', 'young-one', 'rescued']) {
      await tea.admin.shorten('https://example.com/', slug);
    }
    await set('old-one', 'note', 'secret');
    await batch(tea.admin, 'delete', { encodeIds: ['old-one', 'young-one', 'rescued'] });
    const past = new Date(Date.now() - DAY_MS);
    await query("UPDATE links SET purge_at = ? WHERE slug IN ('old-one', 'rescued')", [past]);
    await batch(tea.admin, 'trashbin/putback', { encodeIds: ['rescued'] });
    await purge();
    await purge();
    expect(await tea.admin.call('/links/old-one')).toMatchObject({ status: 404 });
    expect(await batch(tea.admin, 'trashbin/putback', { encodeIds: ['old-one'] })).toMatchObject({
      body: { data: { done: 0, failed: 1 } },
    });
    expect((await server.ask('/old-one')).status).toBe(410);
    const taken = await tea.admin.call('/links', {
      method: 'POST',
      body: { url: 'https://example.com/', encodeId: 'old-one' },
    });
    expect(taken).toMatchObject({ status: 409 });
    expect(await query("SELECT note, url, group_id FROM links WHERE slug = 'old-one'", [])).toMatchObject([
      { note: null, url: '', group_id: -1 },
    ]);
    expect(await tea.admin.call('/links/young-one')).toMatchObject({ status: 200 });
    expect(await tea.admin.call('/links/rescued')).toMatchObject({ status: 200 });
  });
});
