import { dataOf } from '../../api/client';
import { StoredValue } from '../../shared/storage';
import { createSession } from './create-session.api';
import { LOOK_AGAIN_MS } from './session-lock';

const INFO = '/api/v1/my/info';
const TOKEN = '/api/v1/token';

interface Asked {
  readonly path: string;
  readonly token: string | null;
}

/** A server that knows one access token at a time and hands out the next one on demand. */
function serve(refuseRenewal: string | null = null) {
  const asked: Asked[] = [];
  const server = { good: 'a1', count: 0, asked, refuseRenewal };
  const answer = (status: number, body: unknown): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const issue = (): Response => {
    server.count += 1;
    server.good = `a${server.count}`;
    return answer(200, { access_token: server.good, expires_in: 600, user_id: 7, group_id: 70 });
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const request = input as Request;
    const path = new URL(request.url).pathname;
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
    asked.push({ path, token });
    if (path === TOKEN) {
      return Promise.resolve(
        server.refuseRenewal === null
          ? issue()
          : answer(401, { error: 'invalid_grant', message: server.refuseRenewal, code: 'x.y' }),
      );
    }
    const refusal = { error: { status: 401, code: 'identity.unauthorized', message: 'Unauthorized' } };
    return Promise.resolve(
      token === server.good ? answer(200, { data: { userId: 7 } }) : answer(401, refusal),
    );
  });
  return server;
}

const pathsOf = (asked: readonly Asked[]): string[] => asked.map(({ path }) => path);

beforeEach(() => {
  document.cookie = 'user_id=7; Path=/';
  document.cookie = 'group_id=70; Path=/';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const name of ['user_id', 'group_id']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

describe('calls whose token is refused', () => {
  it('share one renewal, and are sent again once each', async () => {
    const server = serve();
    const { client } = createSession();
    const ask = () => dataOf(client.GET(INFO));
    await ask();
    server.good = 'revoked';
    server.asked.length = 0;
    await expect(Promise.all([ask(), ask(), ask()])).resolves.toHaveLength(3);
    expect(pathsOf(server.asked).filter((path) => path === TOKEN)).toHaveLength(1);
    expect(server.asked.filter(({ token }) => token === 'a1')).toHaveLength(3);
    expect(server.asked.filter(({ token }) => token === 'a2')).toHaveLength(3);
  });

  it('wait while another tab renews, and look again after a second', async () => {
    const server = serve();
    const lock = new StoredValue('session-lock');
    lock.write({ by: 'another tab', until: Date.now() + 30_000 });
    jest.useFakeTimers();
    const { client } = createSession();
    const done = dataOf(client.GET(INFO));
    await jest.advanceTimersByTimeAsync(LOOK_AGAIN_MS - 1);
    lock.write(null);
    expect(server.asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await expect(done).resolves.toMatchObject({ userId: 7 });
    expect(pathsOf(server.asked)).toEqual([TOKEN, INFO]);
  });

  it('fail when the session was ended elsewhere, which makes this browser a guest', async () => {
    const server = serve();
    const { client, session } = createSession();
    await dataOf(client.GET(INFO));
    Object.assign(server, { good: 'none', refuseRenewal: 'refresh token is invalid' });
    window.history.replaceState(null, '', '/en/login');
    await expect(dataOf(client.GET(INFO))).rejects.toMatchObject({ status: 401 });
    expect(session).toMatchObject({ isSignedIn: false, userId: 0 });
    expect(document.cookie).not.toContain('user_id');
  });
});
