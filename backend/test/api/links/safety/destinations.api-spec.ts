import { type Answer, type TestCaller, type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { pageOf } from '../../../support/page-server';
import { answersJson, FakeSafetyServices, stalls } from '../../../support/fake-safety-services';
import { eventually } from '../../../support/waiting';

interface Checked {
  readonly data: {
    readonly isInvalid: boolean;
    readonly isRefused: boolean;
    readonly message: string;
    readonly code: string;
  };
}
interface Problem {
  readonly error: { readonly code: string; readonly fields?: readonly Readonly<Record<string, string>>[] };
}

const GOOD = { isInvalid: false, isRefused: false, message: '', code: '' };
const FUTURE = '2099-01-01T00:00:00Z';

describe.each(enginesFor(0))('destinations on %s', (engine) => {
  const around = new FakeSafetyServices();
  let server: TestServer;
  let who: TestMember;

  beforeAll(async () => {
    await around.start();
    server = await TestServer.start(engine, around.variables, around.network);
  });
  beforeEach(async () => {
    who = await server.member();
    around.webRisk.other = around.answerOfWebRisk;
  });
  afterEach(() => {
    expect(around.canary.connections).toBe(0);
  });
  afterAll(async () => {
    await server.stop();
    await around.stop();
  });

  const ask = (url: string, by: TestCaller = who): Promise<Answer<Checked>> =>
    by.call('/analytics/domain', { method: 'POST', body: { url } });
  const check = async (url: string): Promise<Checked['data']> => {
    const { status, body } = await ask(url);
    expect(status).toBe(200);
    return body.data;
  };
  const shorten = (body: object, by: TestCaller = who): Promise<Answer<Problem>> =>
    by.call('/links', { method: 'POST', body });
  /** A page that is known for harm from now on. */
  const harmful = async (): Promise<string> => {
    const url = `http://${around.host()}/harm`;
    around.threats.add(url);
    await check(url);
    return url;
  };

  describe('POST /analytics/domain', () => {
    it('has nothing to say of a page that nobody knows for harm', async () => {
      expect(await check(`http://${around.host()}/`)).toEqual(GOOD);
      expect(await check(`http://${around.host(null)}/`)).toEqual(GOOD);
    });

    it('knows what does harm', async () => {
      const url = `http://${around.host()}/harm`;
      around.threats.add(url);
      expect(await check(url)).toMatchObject({ isRefused: true, code: 'links.address-unsafe' });
    });

    it.each([0, 29])('calls a domain of %i days too young', async (days) => {
      const { isRefused, message, code } = await check(`http://${around.host(days)}/`);
      expect([isRefused, code]).toEqual([false, 'links.address-young']);
      expect(message).toContain('too young');
    });

    it('calls a name that anybody gets so', async () => {
      const { isInvalid, isRefused, message } = await check('http://somebody.github.io/');
      expect([isInvalid, isRefused]).toEqual([true, false]);
      expect(message).toContain('free DNS or fishing site');
    });

    it('follows five redirects, and judges where they end', async () => {
      const bad = `http://${around.host()}/harm`;
      around.threats.add(bad);
      expect(await check(around.chain(5, `http://${around.host()}/`))).toEqual(GOOD);
      expect((await check(around.chain(5, bad))).code).toBe('links.address-unsafe');
      expect((await check(around.chain(2, `http://${around.host(3)}/`))).code).toBe('links.address-young');
      expect((await check(around.chain(1, 'http://somebody.github.io/'))).code).toBe(
        'links.address-free-host',
      );
    });

    it('does not follow a sixth', async () => {
      const end = around.host();
      const { isRefused, code } = await check(around.chain(6, `http://${end}/`));
      expect([isRefused, code]).toEqual([false, 'links.address-endless']);
      expect(around.site.visits.filter((each) => each.startsWith(end))).toEqual([]);
    });

    it('finds the way back to our own links', async () => {
      const { message, code } = await check(around.chain(2, 'http://linklet.test/abc'));
      expect([message, code]).toEqual(['shorten link', 'links.address-own-host']);
    });

    it('says of addresses that break a rule what shortening would', async () => {
      expect((await check('http://linklet.test/abc')).message).toBe('shorten link');
      expect((await check('ftp://e.test/')).code).toBe('links.address-scheme');
    });

    it('asks nobody twice about a domain, and goes no further than what is blocked', async () => {
      const host = around.host();
      await check(`http://${host}/1`);
      await check(`http://${host}/2`);
      expect(around.site.visits.filter((each) => each === `rdap.test/domain/${host}`)).toHaveLength(1);
      const blocked = around.host();
      around.block(blocked);
      await eventually(
        () => check(`http://${blocked}/`),
        ({ code }) => code === 'links.address-unsafe',
      );
      const before = around.site.connections;
      expect((await check(`http://${blocked}/`)).isRefused).toBe(true);
      expect(around.site.connections).toBe(before);
      expect((await check(around.chain(1, `http://${blocked}/`))).code).toBe('links.address-unsafe');
    });

    it('answers as often as somebody pastes, and no more often', async () => {
      const answers: number[] = [];
      for (let times = 0; times < 61; times += 1) answers.push((await ask('ftp://e.test/')).status);
      expect(answers.filter((status) => status === 200)).toHaveLength(60);
      expect(answers.at(-1)).toBe(429);
      expect((await ask('ftp://e.test/', await server.guest())).status).toBe(200);
    });
  });

  describe('every way to send people somewhere', () => {
    const target = (url: string) => [{ target: 'pc', url }];
    it.each<[string, string, string, (url: string) => object, string]>([
      ['POST', '/links', 'url', (url) => ({ url }), ''],
      [
        'POST',
        '/links',
        'fallbackUrl',
        (url) => ({ url: 'http://e.test/', expireTime: FUTURE, fallbackUrl: url }),
        '',
      ],
      ['POST', '/links', 'targets.0.url', (url) => ({ url: 'http://e.test/', targets: target(url) }), ''],
      ['PUT', '/links/{id}', 'url', (url) => ({ url }), ''],
      ['PUT', '/links/{id}', 'fallbackUrl', (url) => ({ expireTime: FUTURE, fallbackUrl: url }), ''],
      ['PUT', '/links/{id}', 'targets.0.url', (url) => ({ targets: target(url) }), ''],
      ['POST', '/links/{id}/url', 'value', (url) => ({ value: url }), ''],
      ['POST', '/links/{id}/targets', 'targets.0.url', (url) => ({ targets: target(url) }), ''],
      ['POST', '/links/{id}/expiretime', 'fallbackUrl', (url) => ({ value: FUTURE, fallbackUrl: url }), ''],
      ['POST', '/batch/links/url', 'value', (url) => ({ value: url }), '{id}'],
    ])('%s %s refuses what does harm as %s', async (method, path, field, bodyOf, inBody) => {
      const url = await harmful();
      const { encodeId } = await who.shorten('http://e.test/');
      const asked = around.site.connections;
      const { status, body } = await who.call<Problem>(path.replace('{id}', encodeId), {
        method,
        body: { ...bodyOf(url), ...(inBody ? { encodeIds: [encodeId] } : {}) },
      });
      expect([status, body.error.code]).toEqual([400, 'links.address-unsafe']);
      expect(body.error.fields).toMatchObject([{ field, code: 'links.address-unsafe' }]);
      expect(body.error.fields?.[0]?.['message']).toContain('use another one');
      // Links are made without waiting for other services.
      expect(around.site.connections).toBe(asked);
      const kept = await who.call<{ data: { url: string } }>(`/links/${encodeId}`);
      expect(kept.body.data.url).toBe('http://e.test/');
    });

    it('POST /batch/links refuses each that does harm, and makes the others', async () => {
      const url = await harmful();
      const links = [{ url: 'http://e.test/' }, { url }, { url, tags: ['x'] }];
      const { body } = await who.call<{ data: { results: Readonly<Record<string, unknown>>[] } }>(
        '/batch/links',
        {
          method: 'POST',
          body: { links },
        },
      );
      const [fine, ...bad] = body.data.results;
      expect(fine).toMatchObject({ url: 'http://e.test/' });
      for (const each of bad) expect(JSON.stringify(each)).toContain('links.address-unsafe');
    });

    it('a change cannot be rolled back to what is known for harm now', async () => {
      const url = `http://${around.host()}/later`;
      const { encodeId } = await who.shorten(url);
      await who.call(`/links/${encodeId}/url`, { method: 'POST', body: { value: 'http://e.test/' } });
      around.threats.add(url);
      await check(url);
      const history = await who.call<{ data: { changes: { changeId: number }[] } }>(
        `/links/${encodeId}/history`,
      );
      const { changeId } = history.body.data.changes[0] ?? { changeId: 0 };
      const { status, body } = await who.call<Problem>(`/links/${encodeId}/rollback`, {
        method: 'POST',
        body: { changeId },
      });
      expect([status, body.error.code]).toEqual([400, 'links.address-unsafe']);
    });

    it('a line of the block list counts at once, and so does its absence', async () => {
      const url = `http://${around.host()}/x`;
      expect((await shorten({ url })).status).toBe(201);
      around.block(`${new URL(url).host}/x*`);
      const status = async () => (await shorten({ url })).status;
      await eventually(status, (each) => each === 400);
      around.block('');
      await eventually(status, (each) => each === 201);
    });

    it('outlives a restart', async () => {
      const url = await harmful();
      const { email } = who;
      await server.restart();
      who = await server.member({ email });
      expect((await shorten({ url })).body.error.code).toBe('links.address-unsafe');
    });
  });

  describe('while others do not answer', () => {
    // One answer, so that a caller who failed once is asked again.
    afterEach(async () => {
      around.webRisk.other = around.answerOfWebRisk;
      await check(`http://${around.host()}/`);
    });

    it.each([
      ['has had too many questions', answersJson({}, 429)],
      ['has a fault', answersJson({}, 500)],
      ['says nothing', stalls],
      ['says nonsense', pageOf('<html>')],
    ])('has nothing to say when the list of threats %s', async (_, reply) => {
      around.webRisk.other = reply;
      expect(await check(`http://${around.host()}/`)).toEqual(GOOD);
    });

    it.each([
      ['has had too many questions', answersJson({}, 429)],
      ['has a fault', answersJson({}, 500)],
      ['says nothing', stalls],
      ['says nonsense', pageOf('<html>')],
    ])('has nothing to say when the registry %s', async (_, reply) => {
      const host = around.host();
      around.site.pages.set(`/domain/${host}`, reply);
      expect(await check(`http://${host}/`)).toEqual(GOOD);
    });

    it('does not let what was said before be forgotten while nobody answers', async () => {
      const url = await harmful();
      around.webRisk.other = answersJson({}, 500);
      expect((await check(url)).code).toBe('links.address-unsafe');
    });
  });

  it('nobody waits for somebody who keeps failing', async () => {
    around.webRisk.other = answersJson({}, 500);
    const url = `http://${around.host()}/`;
    for (let times = 0; times < 2; times += 1) await check(url);
    const asked = around.webRisk.requests.length;
    expect(await check(url)).toEqual(GOOD);
    expect(around.webRisk.requests).toHaveLength(asked);
  });
});
