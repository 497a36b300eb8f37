import { ApiError } from '../../api/api-error';
import { AccessTokens } from './access-tokens';

const refusal = (message: string) => new ApiError({ status: 401, code: 'identity.x', message });

function build({ userId = 0, lifetimeSeconds = 600 } = {}) {
  let count = 0;
  const issue = (kind: string, who: { userId: number; groupId: number }) => {
    count += 1;
    return Promise.resolve({ accessToken: `${kind}-${count}`, lifetimeSeconds, ...who });
  };
  const cookies = { hint: { userId, groupId: userId * 10 } };
  const api = {
    guestToken: jest.fn(() => issue('guest', { userId: 0, groupId: 0 })),
    memberToken: jest.fn(() => issue('member', cookies.hint)),
  };
  const clock = { now: 0 };
  const tokens = new AccessTokens(
    api,
    { read: () => cookies.hint },
    (task) => task(),
    () => clock.now,
  );
  return { api, clock, cookies, tokens };
}

describe('the access token', () => {
  it('is fetched once for callers at the same time', async () => {
    const { api, tokens } = build();
    expect(await Promise.all([tokens.token(), tokens.token()])).toEqual(['guest-1', 'guest-1']);
    expect(api.guestToken).toHaveBeenCalledTimes(1);
  });

  it('serves until 20 seconds before it expires', async () => {
    const { clock, tokens } = build();
    await tokens.token();
    clock.now = 579_999;
    expect(await tokens.token()).toBe('guest-1');
    clock.now = 580_000;
    expect(await tokens.token()).toBe('guest-2');
  });

  it('is renewed once, however many were refused with it', async () => {
    const { api, tokens } = build({ userId: 7 });
    await tokens.token();
    expect(await Promise.all([tokens.renew('member-1'), tokens.renew('member-1')])).toEqual([
      'member-2',
      'member-2',
    ]);
    expect(await tokens.renew('member-1')).toBe('member-2');
    expect(api.memberToken).toHaveBeenCalledTimes(2);
  });

  it('is asked for again after the connection was lost', async () => {
    const { api, tokens } = build({ userId: 7 });
    const onRefused = jest.fn();
    tokens.onRefused = onRefused;
    api.memberToken.mockRejectedValueOnce(new ApiError({ status: 0, code: 'client.offline', message: '' }));
    await expect(tokens.token()).rejects.toMatchObject({ code: 'client.offline' });
    expect(await tokens.token()).toBe('member-1');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('is that of a guest for the callers that waited while the session ended', async () => {
    const { api, cookies, tokens } = build({ userId: 7 });
    api.memberToken.mockRejectedValue(refusal('refresh token is invalid'));
    tokens.onRefused = () => {
      cookies.hint = { userId: 0, groupId: 0 };
      return true;
    };
    expect(await Promise.all([tokens.token(), tokens.token()])).toEqual(['guest-1', 'guest-1']);
    expect(api.memberToken).toHaveBeenCalledTimes(1);
  });

  it('stays that of a guest, whatever the cookies say, until the session begins anew', async () => {
    const { tokens } = build({ userId: 7 });
    tokens.goOnAsGuest();
    expect(await tokens.token()).toBe('guest-1');
    tokens.drop();
    expect(await tokens.token()).toBe('member-2');
  });

  it('is not kept when who is logged in changed while it was on its way', async () => {
    const { cookies, tokens } = build({ userId: 7 });
    const onIssued = jest.fn();
    tokens.onIssued = onIssued;
    const before = tokens.token();
    cookies.hint = { userId: 8, groupId: 80 };
    tokens.drop();
    await before;
    expect(await tokens.token()).toBe('member-2');
    expect(onIssued.mock.calls).toEqual([[{ userId: 8, groupId: 80 }]]);
  });

  it('is renewed into another group only after the renewal that is under way', async () => {
    const { api, tokens } = build({ userId: 7 });
    const before = tokens.token();
    const into = tokens.renewInto({ groupId: 71 });
    expect(api.memberToken).toHaveBeenCalledTimes(1);
    await Promise.all([before, into]);
    expect(api.memberToken.mock.calls).toEqual([[{}], [{ groupId: 71 }]]);
    expect(await tokens.token()).toBe('member-2');
  });
});
