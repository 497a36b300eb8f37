import { type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { gotAt } from '../../../support/visiting';
import { eventually } from '../../../support/waiting';

const ON = '302 https://e.test/';

describe.each(enginesFor(1))('a member who opens a link of their group, on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  let eve: TestMember;

  const openOwn = (who: TestMember, slug: string) =>
    who.call<{ data: { visitUrl: string } }>(`/links/${slug}/ownVisit`, { method: 'POST' });
  const pathFor = async (slug: string): Promise<string> => {
    const { visitUrl } = (await openOwn(ada, slug)).body.data;
    return visitUrl.slice(visitUrl.indexOf('/', 'https://'.length));
  };
  const visit = (path: string) => gotAt(server, path);
  /** Visits are counted in their order: when one more has come, those before it have, too. */
  const countedAfterOneMore = async (slug: string): Promise<number> => {
    await visit(`/${slug}`);
    const { totalClicks } = await eventually(
      async () => (await ada.call<{ data: { totalClicks: number } }>(`/links/${slug}/overview`)).body.data,
      (seen) => seen.totalClicks > 0,
    );
    return totalClicks;
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    [ada, eve] = [await server.member(), await server.member()];
  });

  it('gets what others get and is not counted, while others are', async () => {
    const { encodeId } = await ada.shorten('https://e.test/');
    const path = await pathFor(encodeId);
    expect(await visit(path)).toBe(ON);
    expect(await visit(path)).toBe(ON);
    expect(await countedAfterOneMore(encodeId)).toBe(1);
  });

  it('leaves no trace of the mark at the destination', async () => {
    const { encodeId } = await ada.shorten('https://e.test/');
    await ada.call(`/links/${encodeId}`, { method: 'PUT', body: { passQuery: true } });
    expect(await visit(`${await pathFor(encodeId)}&gclid=1`)).toBe('302 https://e.test/?gclid=1');
  });

  it('cannot use the mark of one link for another, nor make one up', async () => {
    const [one, other] = [await ada.shorten('https://e.test/'), await ada.shorten('https://e.test/')];
    const [, query = ''] = (await pathFor(one.encodeId)).split('?');
    expect(await visit(`/${other.encodeId}?${query}`)).toBe(ON);
    expect(await visit(`/${other.encodeId}?ownvisit=made.up`)).toBe(ON);
    await visit(`/${other.encodeId}`);
    await eventually(
      async () =>
        (await ada.call<{ data: { totalClicks: number } }>(`/links/${other.encodeId}/overview`)).body.data,
      (seen) => seen.totalClicks === 3,
    );
  });

  it('is told nothing of links of other groups', async () => {
    const { encodeId } = await ada.shorten('https://e.test/');
    expect((await openOwn(eve, encodeId)).status).toBe(404);
  });
});
