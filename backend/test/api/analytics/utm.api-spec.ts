import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { refused } from '../../support/links';
import { TestTeam } from '../../support/teams';
import { visitPath } from '../../support/visiting';
import { eventually } from '../../support/waiting';

interface Named {
  readonly name: string;
  readonly totalClicks: number;
}
interface Utm {
  readonly totalClicks: number;
  readonly uniqueClicks: number;
  readonly sources: readonly Named[];
  readonly mediums: readonly Named[];
  readonly campaigns: readonly Named[];
  readonly partial: unknown;
  readonly isComplete: boolean;
}

const SPRING = { source: 'line', medium: 'social', campaign: '春季' };

describe.each(enginesFor(7))('clicks by campaign on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
  });

  const utmOf = async (who: TestCaller, query = ''): Promise<Utm> => {
    const { status, body } = await who.call<{ data: Utm }>(`/my/analytics/utm${query}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const counted = (list: readonly Named[]) => list.map(({ name, totalClicks }) => [name, totalClicks]);

  const make = async (who: TestCaller, url: string, utm?: object): Promise<string> => {
    const { body } = await who.call<{ data: { encodeId: string } }>('/links', {
      method: 'POST',
      body: { url, ...(utm && { utm }) },
    });
    return body.data.encodeId;
  };

  /** One link has parameters of its own, one in its destination, and one has none; with 3, 2 and 1 clicks. */
  const threeLinks = async (who: TestCaller) => {
    const own = await make(who, 'https://example.com/?utm_source=old&utm_medium=email', SPRING);
    const inUrl = await make(who, 'https://example.com/a?UTM_Source=news&utm_campaign=spring+sale');
    const none = await make(who, 'https://example.com/b');
    for (const slug of [own, own, own, inUrl, inUrl, none]) await visitPath(server, `/${slug}`);
    await eventually(
      () => utmOf(who),
      ({ totalClicks }) => totalClicks === 6,
    );
    return { own, inUrl, none };
  };

  it('are summed up by the parameters that links have now', async () => {
    const who = await server.member();
    const { own } = await threeLinks(who);
    const before = await utmOf(who, '?range=7d');
    expect(before).toMatchObject({ partial: null, isComplete: true });
    expect([before.sources, before.mediums, before.campaigns].map(counted)).toEqual([
      [
        ['line', 3],
        ['news', 2],
        ['', 1],
      ],
      [
        ['', 3],
        ['social', 3],
      ],
      [
        ['春季', 3],
        ['spring sale', 2],
        ['', 1],
      ],
    ]);
    await who.call(`/links/${own}`, { method: 'PUT', body: { utm: null } });
    expect(counted((await utmOf(who)).sources)).toEqual([
      ['old', 3],
      ['news', 2],
      ['', 1],
    ]);
  });

  it('are narrowed by filters, tags and days', async () => {
    const who = await server.member();
    const { inUrl } = await threeLinks(who);
    await visitPath(server, `/${inUrl}`, { referrer: 'https://www.youtube.com/' });
    const filtered = await eventually(
      () => utmOf(who, '?source=youtube'),
      ({ totalClicks }) => totalClicks === 1,
    );
    expect(counted(filtered.sources)).toEqual([['news', 1]]);
    const tag = await who.call<{ data: { tagId: number } }>('/my/tags', {
      method: 'POST',
      body: { value: 'fair' },
    });
    const { tagId } = tag.body.data;
    await who.call(`/links/${inUrl}/tags`, { method: 'POST', body: { value: [tagId] } });
    expect(counted((await utmOf(who, `?tagId=${tagId}`)).sources)).toEqual([['news', 3]]);
    expect(await utmOf(who, '?from=2020-01-01&to=2020-01-02').catch(String)).toContain('plan.limit-reached');
    expect(await who.call('/my/analytics/utm?source=/rest')).toMatchObject(
      refused(400, 'analytics.filter-rest', 'source'),
    );
  });

  it('say nothing of a link that has moved to another group but how often it was clicked', async () => {
    const who: TestMember = await server.member();
    const { own } = await threeLinks(who);
    const team = await TestTeam.make(server, 'classic', who);
    const moved = await who.call(`/links/${own}/transfer`, {
      method: 'POST',
      body: { targetGroup: team.groupId },
    });
    expect(moved.status).toBeLessThan(300);
    expect(counted((await utmOf(who)).sources)).toEqual([
      ['', 4],
      ['news', 2],
    ]);
    expect((await utmOf(team.as(who))).totalClicks).toBe(0);
  });
});
