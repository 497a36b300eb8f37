import { SessionStore } from './session.store';

function buildSession(lifetimeSeconds = 600) {
  let count = 0;
  const api = {
    guestToken: jest.fn(() => {
      count += 1;
      return Promise.resolve({ accessToken: `token-${count}`, lifetimeSeconds });
    }),
  };
  const clock = { now: 0 };
  return { api, clock, session: new SessionStore(api, () => clock.now) };
}

describe('the session', () => {
  it('fetches one token for callers at the same time', async () => {
    const { api, session } = buildSession();
    expect(await Promise.all([session.token(), session.token(), session.token()])).toEqual([
      'token-1',
      'token-1',
      'token-1',
    ]);
    expect(api.guestToken).toHaveBeenCalledTimes(1);
  });

  it('keeps a token until 20 seconds before it expires', async () => {
    const { clock, session } = buildSession(600);
    await session.token();
    clock.now = 579_999;
    expect(await session.token()).toBe('token-1');
    clock.now = 580_000;
    expect(await session.token()).toBe('token-2');
  });

  it('renews a refused token once, however many were refused with it', async () => {
    const { api, session } = buildSession();
    await session.token();
    const renewed = await Promise.all([session.renew('token-1'), session.renew('token-1')]);
    expect(renewed).toEqual(['token-2', 'token-2']);
    expect(await session.renew('token-1')).toBe('token-2');
    expect(api.guestToken).toHaveBeenCalledTimes(2);
  });

  it('tries again after a failure', async () => {
    const { api, session } = buildSession();
    api.guestToken.mockRejectedValueOnce(new Error('offline'));
    await expect(session.token()).rejects.toThrow('offline');
    expect(await session.token()).toBe('token-1');
  });
});
