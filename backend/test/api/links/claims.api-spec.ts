import { type ShortenedLink, type TestCaller, type TestMember, TestServer } from '../../support/app';
import { DESKTOP } from '../../support/visits';
import { eventually } from '../../support/waiting';

interface Claimed {
  readonly data: { readonly claimed: readonly string[]; readonly refused: number };
}

interface Counts {
  readonly data: { readonly totalClicks: number };
}

describe.each(['SQLite', 'MariaDB'] as const)('taking one’s links along over HTTP on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.shared(engine);
  });

  const claim = <T = Claimed>(who: TestCaller, claims: unknown) =>
    who.call<T>('/links/claims', { method: 'POST', body: { claims } });
  const claimed = async (who: TestCaller, claims: unknown) => (await claim(who, claims)).body.data;
  const counts = (who: TestCaller, { encodeId }: ShortenedLink) =>
    who.call<Counts>(`/links/${encodeId}/overview`);
  const listed = async (who: TestMember): Promise<string[]> => {
    const { body } = await who.call<{ data: { linksData: { encodeId: string }[] } }>(
      '/links/overview/query',
      {
        method: 'POST',
        body: {},
      },
    );
    return body.data.linksData.map(({ encodeId }) => encodeId);
  };

  it('moves a device’s links to the group of whoever signed in there, with their clicks', async () => {
    const guest = await server.guest();
    const one = await guest.shorten('https://example.com/1');
    const two = await guest.shorten('https://example.com/2');
    await server.ask(`/${one.encodeId}`, { headers: { 'user-agent': DESKTOP } });
    await eventually(
      () => counts(guest, one),
      ({ body }) => body.data.totalClicks === 1,
    );
    const ada = await server.member();
    const { status, body } = await claim(ada, [one.claim, two.claim]);
    expect(status).toBe(200);
    expect([...body.data.claimed].sort()).toEqual([one.encodeId, two.encodeId].sort());
    expect(body.data.refused).toBe(0);
    expect((await counts(ada, one)).body.data.totalClicks).toBe(1);
    expect((await listed(ada)).sort()).toEqual([one.encodeId, two.encodeId].sort());
    expect((await server.ask(`/${two.encodeId}`)).headers.get('location')).toBe('https://example.com/2');
  });

  it('leaves the device without a say in what has been taken along', async () => {
    const guest = await server.guest();
    const link = await guest.shorten('https://example.com/');
    await claim(await server.member(), [link.claim]);
    expect((await counts(guest, link)).status).toBe(404);
    const removed = await guest.call(`/links/${link.encodeId}`, {
      method: 'DELETE',
      headers: { 'x-link-claim': link.claim },
    });
    expect(removed.status).toBe(404);
    expect((await server.ask(`/${link.encodeId}`)).status).toBe(302);
  });

  it('gives a link once: to the first, and not again', async () => {
    const link = await (await server.guest()).shorten('https://example.com/');
    const [ada, bob] = [await server.member(), await server.member()];
    expect(await claimed(ada, [link.claim])).toEqual({ claimed: [link.encodeId], refused: 0 });
    expect(await claimed(ada, [link.claim])).toEqual({ claimed: [], refused: 1 });
    expect(await claimed(bob, [link.claim])).toEqual({ claimed: [], refused: 1 });
    expect(await listed(ada)).toEqual([link.encodeId]);
    expect(await listed(bob)).toEqual([]);
  });

  it('counts a claim that is shown twice in one call once', async () => {
    const link = await (await server.guest()).shorten('https://example.com/');
    const ada = await server.member();
    expect(await claimed(ada, [link.claim, link.claim])).toEqual({ claimed: [link.encodeId], refused: 1 });
  });

  it('takes nothing from another member, whose claims prove nothing any more', async () => {
    const bob = await server.member();
    const link = await bob.shorten('https://example.com/');
    expect(await claimed(await server.member(), [link.claim])).toEqual({ claimed: [], refused: 1 });
    expect(await listed(bob)).toEqual([link.encodeId]);
  });

  it('believes no claim that is not ours, and takes the good ones of a mixed list', async () => {
    const guest = await server.guest();
    const good = await guest.shorten('https://example.com/', 'good-one');
    const wanted = await guest.shorten('https://example.com/', 'wanted-one');
    const [body = '', signature = ''] = wanted.claim.split('.');
    const ofGood = Buffer.from(good.claim.split('.')[0] ?? '', 'base64url').toString();
    const ofWanted = Buffer.from(ofGood.replace('good-one', 'wanted-one')).toString('base64url');
    const forged = [
      `${body}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${ofWanted}.${good.claim.split('.')[1] ?? ''}`,
      `${body}.`,
      body,
      guest.token,
      '',
      '{"domainId":0,"slug":"wanted-one"}',
    ];
    const ada = await server.member();
    expect(await claimed(ada, [...forged, good.claim])).toEqual({
      claimed: [good.encodeId],
      refused: forged.length,
    });
    expect((await counts(guest, wanted)).status).toBe(200);
  });

  it('takes along what is in the trash, and leaves it there', async () => {
    const guest = await server.guest();
    const link = await guest.shorten('https://example.com/');
    await guest.call(`/links/${link.encodeId}`, {
      method: 'DELETE',
      headers: { 'x-link-claim': link.claim },
    });
    const ada = await server.member();
    expect(await claimed(ada, [link.claim])).toEqual({ claimed: [link.encodeId], refused: 0 });
    expect(await listed(ada)).toEqual([]);
    expect((await server.ask(`/${link.encodeId}`)).status).toBe(410);
  });

  it('takes a hundred at a time', async () => {
    const ada = await server.member();
    const nonsense = Array.from({ length: 101 }, (_, index) => `x${index}`);
    expect(await claimed(ada, nonsense.slice(1))).toEqual({ claimed: [], refused: 100 });
    expect(await claim(ada, nonsense)).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'claims' }] } },
    });
    expect(await claimed(ada, [])).toEqual({ claimed: [], refused: 0 });
  });

  it('is for whoever has signed in', async () => {
    const guest = await server.guest();
    const link = await guest.shorten('https://example.com/');
    expect(await claim(guest, [link.claim])).toMatchObject({
      status: 401,
      body: { error: { code: 'identity.plz-login' } },
    });
    expect((await counts(guest, link)).status).toBe(200);
  });
});
