import { DataSource } from 'typeorm';
import { APP_ORIGIN, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { refused, show, visit } from '../../support/links';
import { TestTeam } from '../../support/teams';
import { eventually } from '../../support/waiting';

const HOST = `bobleaves.${new URL(APP_ORIGIN).host}`;

describe.each(enginesFor(12))('links on the subdomain of somebody who leaves, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.shared(engine);
  });

  const leave = async (who: TestMember): Promise<void> => {
    await who.call('/my/account', { method: 'DELETE', body: { email: who.email } });
    const query = 'SELECT finished_at FROM account_departures WHERE user_id = ?';
    await eventually(
      () => server.web.app.get(DataSource).query<{ finished_at: unknown }[]>(query, [who.userId]),
      ([row]) => row !== undefined && row.finished_at !== null,
    );
  };

  it('come to the shared domain where their group stays, and end where it does not', async () => {
    const [bob, cyd] = [await server.member(), await server.member()];
    const tea = await TestTeam.make(server, 'classic', bob, cyd);
    await bob.call('/my/settings', { method: 'PUT', body: { subdomain: 'bobleaves' } });
    const make = (encodeId: string, group: TestMember | ReturnType<TestTeam['as']>) =>
      group.call('/links', {
        method: 'POST',
        body: { url: `https://example.com/${encodeId}`, encodeId, domain: HOST },
      });
    for (const slug of ['left-free', 'left-taken']) {
      expect(await make(slug, tea.as(bob))).toMatchObject({ status: 201 });
    }
    expect(await make('left-own', bob)).toMatchObject({ status: 201 });
    await cyd.shorten('https://example.com/other', 'left-taken');
    await leave(bob);
    expect(await visit(server, 'left-free')).toEqual([302, 'https://example.com/left-free']);
    expect((await show(tea.as(cyd), 'left-free')).body.data).toMatchObject({
      shortUrl: `${APP_ORIGIN}/left-free`,
    });
    expect(await visit(server, 'left-taken')).toEqual([302, 'https://example.com/other']);
    const { body } = await tea
      .as(cyd)
      .call<{ data: { linksData: { encodeId: string; url: string }[] } }>('/links/overview/query', {
        method: 'POST',
        body: {},
      });
    const renamed = body.data.linksData.find(({ url }) => url === 'https://example.com/left-taken');
    expect(await visit(server, renamed?.encodeId ?? '')).toEqual([302, 'https://example.com/left-taken']);
    expect(await visit(server, 'left-own')).toEqual([404, null]);
    expect(await show(tea.as(cyd), 'left-own')).toMatchObject(refused(404, 'links.link-does-not-exist'));
  });
});
