import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type ShortenedLink, type TestCaller, type TestMember, TestServer } from '../../support/app';
import { changeTimers } from '../../support/changed-timers';
import { enginesFor } from '../../support/deployments';
import { visitPath } from '../../support/visiting';
import { eventually, until } from '../../support/waiting';

const PATH = '/my/analytics/live';

/** What a browser makes of an event stream. */
class Stream {
  text = '';
  isOver = false;

  private constructor(readonly head: IncomingMessage) {
    head.setEncoding('utf8').on('data', (text: string) => (this.text += text));
    head.once('close', () => (this.isOver = true)).on('error', () => undefined);
  }

  static async open(server: TestServer, who: TestCaller, path: string): Promise<Stream> {
    const headers = { ...who.headers, accept: 'text/event-stream' };
    const asked = get(`${server.url}/api/v1${path}`, { headers, agent: false }).on('error', () => undefined);
    const [head] = (await once(asked, 'response')) as [IncomingMessage];
    return new Stream(head);
  }

  get totals(): number[] {
    return [...this.text.matchAll(/^event: clicks\ndata: \{"totalClicks":(\d+),/gm)].map(([, total]) =>
      Number(total),
    );
  }

  close(): void {
    this.head.destroy();
  }
}

/** How often the product asks whether a reader may still look on. */
const LOOK_AGAIN_MS = 5_000;

/** How often it writes to a stream that has nothing to tell, and so finds connections that are gone. */
const HEARTBEAT_MS = 15_000;
const NEVER_MS = 24 * 3_600_000;

describe.each(enginesFor(29))('clicks as they are counted on %s', (engine) => {
  let server: TestServer;
  let owner: TestMember;
  let link: ShortenedLink;
  let restoreTimers: () => void;
  const open: Stream[] = [];
  const follow = async (path: string, who: TestCaller = owner): Promise<Stream> => {
    const stream = await Stream.open(server, who, path);
    open.push(stream);
    return stream;
  };
  const ofLink = () => `/links/${link.encodeId}/overview/live`;

  beforeAll(async () => {
    // Readers who leave are noticed without a heartbeat.
    restoreTimers = changeTimers({ [LOOK_AGAIN_MS]: 50, [HEARTBEAT_MS]: NEVER_MS });
    server = await TestServer.start(engine);
    owner = await server.member();
    link = await owner.shorten('https://example.com/');
  });
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
  });
  afterAll(async () => {
    await server.stop();
    restoreTimers();
  });

  it('reach everybody who looks on, for the link and for its group', async () => {
    const [one, other, group] = [await follow(ofLink()), await follow(ofLink()), await follow(PATH)];
    expect(one.head.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await until('all have begun', () => [one, other, group].every(({ totals }) => totals.length === 1));
    expect(one.totals).toEqual([0]);
    await visitPath(server, `/${link.encodeId}`);
    await until('all have heard of it', () => [one, other, group].every(({ totals }) => totals.at(-1) === 1));
    expect([one.totals, other.totals]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('are told once to those who do not ask for a stream', async () => {
    const ask = (path: string) => owner.call<{ data: { totalClicks: number } }>(path);
    await eventually(
      () => ask(ofLink()),
      ({ body }) => body.data.totalClicks === 1,
    );
    expect((await ask(PATH)).body).toEqual({ data: { totalClicks: 1, uniqueClicks: 1 } });
  });

  it('are for those who may read the link', async () => {
    const stranger = await server.member();
    expect((await stranger.call(ofLink())).status).toBe(404);
    expect((await Stream.open(server, stranger, ofLink())).head.statusCode).toBe(404);
    expect((await server.ask(`/api/v1${ofLink()}`)).status).toBe(401);
    expect((await owner.call('/admin/analytics/live')).status).toBe(403);
  });

  it('end when the session does', async () => {
    const leaver = await server.member();
    const stream = await follow(PATH, leaver);
    await until('it has begun', () => stream.totals.length === 1);
    await leaver.call('/auth/logout', { method: 'POST' });
    await until('it is over', () => stream.isOver);
  });

  it('end when a link is no longer for everybody', async () => {
    const show = (value: boolean) =>
      owner.call(`/links/${link.encodeId}/analytics/obscurity`, { method: 'POST', body: { value: !value } });
    await show(true);
    const stream = await follow(ofLink(), await server.guest());
    await until('it has begun', () => stream.totals.length === 1);
    await show(false);
    await until('it is over', () => stream.isOver);
  });

  it('are followed by one caller in so many places at once, and no more', async () => {
    const busy = await server.member();
    for (let each = 0; each < 8; each += 1) {
      expect((await follow(PATH, busy)).head.statusCode).toBe(200);
    }
    const refused = await follow(PATH, busy);
    expect(refused.head.statusCode).toBe(429);
    await until('it says why', () => refused.text.includes('analytics.live-too-many'));
    open.shift()?.close();
    await eventually(
      () => follow(PATH, busy),
      ({ head }) => head.statusCode === 200,
    );
  });

  it('end when the server leaves', async () => {
    const stream = await follow(PATH);
    await until('it has begun', () => stream.totals.length === 1);
    await server.restart();
    await until('it is over', () => stream.isOver);
    expect(stream.head.complete).toBe(true);
  });
});
