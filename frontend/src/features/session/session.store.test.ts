import { ApiError } from '../../api/api-error';
import { buildInfo, buildSession } from '../../test/fake-session';

const refusal = (status: number, message: string) => new ApiError({ status, code: 'x.y', message });
const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });

describe('the start of a session', () => {
  it('knows from the cookies who is logged in before any answer', () => {
    expect(buildSession(7).session).toMatchObject({ isSignedIn: true, userId: 7, groupId: 70, info: null });
    expect(buildSession().session).toMatchObject({ isSignedIn: false, userId: 0, groupId: 0 });
  });

  it('learns of the member and the site', async () => {
    const { session } = buildSession(7);
    await session.start();
    expect(session.info).toMatchObject({ userId: 7, displayName: 'Mei' });
    expect(session.site?.subdomainRoot).toBe('localhost');
    expect(session.isStarted).toBe(true);
  });

  it('asks nothing about a guest', async () => {
    const { session, sessionApi } = buildSession();
    await session.start();
    expect(sessionApi.info).not.toHaveBeenCalled();
  });

  it('goes on without the site, and logged in, when the server cannot be reached', async () => {
    const { session, sessionApi } = buildSession(7);
    sessionApi.site.mockRejectedValue(offline);
    sessionApi.info.mockRejectedValue(offline);
    await session.start();
    expect(session).toMatchObject({ site: null, info: null, isSignedIn: true, failure: null });
  });

  it('becomes that of a guest on a fault of the server, and says so', async () => {
    const { session, sessionApi, browser } = buildSession(7);
    sessionApi.info.mockRejectedValue(refusal(500, 'Something wrong'));
    await session.start();
    expect(session).toMatchObject({ isSignedIn: false, failure: 'somethingWrong' });
    // A reload tries again with the same session.
    expect(browser.userId).toBe(7);
  });

  it('asks for the country once, and only on demand', async () => {
    const { session, sessionApi } = buildSession();
    expect(session.country).toBeNull();
    await session.loadCountry();
    await session.loadCountry();
    expect(session.country).toBe('TW');
    expect(sessionApi.country).toHaveBeenCalledTimes(1);
  });
});

describe('a session that cannot be renewed', () => {
  const startRefused = async (message: string, status = 401) => {
    const parts = buildSession(7);
    parts.tokenApi.memberToken.mockRejectedValue(refusal(status, message));
    // What the store asks for goes through the tokens, as every call does.
    await parts.tokens.token();
    return parts;
  };

  it.each([
    ['Invalid user', 'invalid'],
    ['refresh token is invalid', 'ended'],
  ])('because of "%s" leads to the login page as a guest', async (message, reason) => {
    const { session, browser } = await startRefused(message);
    expect(browser.leaveToLogin).toHaveBeenCalledWith(reason);
    expect(browser.notifyOtherTabs).toHaveBeenCalled();
    expect(browser.userId).toBe(0);
    expect(session).toMatchObject({ isSignedIn: false, failure: null });
  });

  it.each([
    ['plzLogin', 401, 'plzLogin', 0],
    ['Login failed', 401, 'loginFailed', 0],
    ['IP not allow', 403, 'ipNotAllow', 7],
    ['Not a valid group member', 403, 'notAValidGroupMember', 0],
    ['Something wrong', 500, 'somethingWrong', 7],
  ])('because of "%s" (%i) fails with %s', async (message, status, code, remembered) => {
    const { session, browser } = await startRefused(message, status);
    expect(session).toMatchObject({ isSignedIn: false, failure: code });
    expect(browser.userId).toBe(remembered);
    expect(browser.leaveToLogin).not.toHaveBeenCalled();
    session.forgetFailure();
    expect(session.failure).toBeNull();
  });

  it('because of a fault in the middle of the work goes on', async () => {
    const { session, tokens, tokenApi } = buildSession(7);
    await session.start();
    tokenApi.memberToken.mockRejectedValue(refusal(500, 'Something wrong'));
    await expect(tokens.token()).rejects.toMatchObject({ status: 500 });
    expect(session).toMatchObject({ isSignedIn: true, failure: null });
  });
});

describe('a refused call', () => {
  it.each([
    [403, 'Not a valid group member', 'notAValidGroupMember'],
    [403, 'IP not allow', 'ipNotAllow'],
    [401, 'plzLogin', null],
    [500, 'Something wrong', null],
    [403, 'Only its author can do that.', null],
  ])('with %i and "%s" shows %s in place of the page, and leaves the session alone', (status, text, code) => {
    const { session } = buildSession(7);
    session.noteRefusal(refusal(status, text));
    expect(session).toMatchObject({ failure: code, isSignedIn: true });
  });
});

describe('logging out', () => {
  it('lets what is on its way arrive first', async () => {
    const { session, sessionApi } = buildSession(7);
    let arrive = (): void => undefined;
    sessionApi.info.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(buildInfo()))));
    const started = session.start();
    const signedOut = session.signOut();
    await new Promise(process.nextTick);
    expect(sessionApi.signOut).not.toHaveBeenCalled();
    arrive();
    await started;
    expect(await signedOut).toBe(true);
    expect(sessionApi.signOut).toHaveBeenCalled();
  });

  it('forgets everything and tells the other tabs', async () => {
    const { session, sessionApi, browser } = buildSession(7);
    await session.start();
    expect(await session.signOut()).toBe(true);
    expect(sessionApi.signOut).toHaveBeenCalled();
    expect(session).toMatchObject({ isSignedIn: false, info: null, groupId: 0 });
    expect(browser.notifyOtherTabs).toHaveBeenCalled();
  });

  it('does not pretend when the server could not be reached', async () => {
    const { session, sessionApi } = buildSession(7);
    sessionApi.signOut.mockRejectedValue(offline);
    expect(await session.signOut()).toBe(false);
    expect(session.isSignedIn).toBe(true);
  });

  it('is done when the server knows of no session', async () => {
    const { session, sessionApi } = buildSession(7);
    sessionApi.signOut.mockRejectedValue(refusal(401, 'Unauthorized'));
    expect(await session.signOut()).toBe(true);
  });
});

describe('logging in', () => {
  it('takes over the session that is in the cookies', async () => {
    const { session, browser, tokenApi } = buildSession();
    browser.signIn(7, 70);
    expect(await session.enterWith({ userId: 7, groupId: 70 })).toBe(true);
    expect(session).toMatchObject({ isSignedIn: true, userId: 7, groupId: 70 });
    expect(session.info?.email).toBe('mei@example.com');
    expect(browser.notifyOtherTabs).toHaveBeenCalled();
    expect(tokenApi.memberToken).not.toHaveBeenCalled();
  });

  it('exchanges the key that an address brought', async () => {
    const { session, browser, tokenApi } = buildSession();
    tokenApi.memberToken.mockImplementation(() => {
      browser.signIn(7, 71);
      return Promise.resolve({ accessToken: 'm', lifetimeSeconds: 600, userId: 7, groupId: 71 });
    });
    expect(await session.enterWith({ userId: 7, groupId: 71, key: 'k' })).toBe(true);
    expect(tokenApi.memberToken).toHaveBeenCalledWith({ groupId: 71, key: { userId: 7, refreshToken: 'k' } });
    expect(session.groupId).toBe(71);
  });

  it.each([0, 8])(
    'fails with a key that is not good, and leaves the session of %i as it was',
    async (userId) => {
      const { session, tokenApi, browser } = buildSession(userId);
      tokenApi.memberToken.mockRejectedValueOnce(refusal(401, 'refresh token is invalid'));
      expect(await session.enterWith({ userId: 7, key: 'old' })).toBe(false);
      expect(session).toMatchObject({ userId, failure: null });
      expect(browser.userId).toBe(userId);
      expect(browser.leaveToLogin).not.toHaveBeenCalled();
    },
  );

  it('goes on in another group', async () => {
    const { session, browser, tokenApi } = buildSession(7);
    tokenApi.memberToken.mockImplementation(() => {
      browser.signIn(7, 71);
      return Promise.resolve({ accessToken: 'm', lifetimeSeconds: 600, userId: 7, groupId: 71 });
    });
    expect(await session.switchGroup(71)).toBeNull();
    expect(tokenApi.memberToken).toHaveBeenCalledWith({ groupId: 71 });
    expect(session).toMatchObject({ groupId: 71, info: { groupId: 71 } });
  });
});

describe('another group', () => {
  const REFUSALS = [
    [403, 'Not a valid group member', 'notAValidGroupMember'],
    [403, 'IP not allow', 'ipNotAllow'],
    [403, 'This group cannot be used on this site: open another.', null],
    [0, 'the server could not be reached', null],
  ] as const;

  it.each(REFUSALS)(
    'that is refused with %i and "%s" leaves page and session as they are',
    async (status, text) => {
      const { session, tokenApi, tokens, browser } = buildSession(7);
      tokenApi.memberToken.mockRejectedValueOnce(refusal(status, text));
      expect(await session.switchGroup(99)).toMatchObject({ message: text });
      expect(session).toMatchObject({ userId: 7, groupId: 70, failure: null, countOfSwitches: 0 });
      expect(browser.userId).toBe(7);
      expect(await tokens.token()).toBe('member');
    },
  );

  it.each(REFUSALS)('that an address names and %i "%s" refuses shows %s', async (status, text, failure) => {
    const { session, tokenApi } = buildSession(7);
    tokenApi.memberToken.mockRejectedValueOnce(refusal(status, text));
    await session.startIn(99);
    expect(session).toMatchObject({ groupId: 70, failure });
  });

  it('is told of before it is gone to, and counted once it is', async () => {
    const { session, browser } = buildSession(7);
    await session.start();
    const heard: number[] = [];
    session.onSwitching = () => heard.push(session.groupId);
    browser.signIn(7, 71);
    await session.switchGroup(71);
    expect(heard).toEqual([70]);
    expect(session).toMatchObject({ groupId: 71, countOfSwitches: 1, info: { groupId: 71 } });
  });

  it('cannot be gone to when the session is over', async () => {
    const { session, tokenApi, browser } = buildSession(7);
    tokenApi.memberToken.mockRejectedValueOnce(refusal(401, 'refresh token is invalid'));
    expect(await session.switchGroup(71)).not.toBeNull();
    expect(browser.leaveToLogin).toHaveBeenCalledWith('ended');
    expect(session.isSignedIn).toBe(false);
  });

  it('named by an address is gone to by members, and asks guests to log in', async () => {
    const member = buildSession(7);
    await member.session.startIn(70);
    expect(member.tokenApi.memberToken).not.toHaveBeenCalled();
    await member.session.startIn(71);
    expect(member.tokenApi.memberToken).toHaveBeenCalledWith({ groupId: 71 });
    const guest = buildSession();
    await guest.session.startIn(71);
    expect(guest.session.failure).toBe('plzLogin');
  });
});

describe('another tab', () => {
  it('that signs in or out takes this one along', () => {
    const { session, browser, sessionApi } = buildSession();
    browser.changeFromAnotherTab(7, 70);
    expect(session).toMatchObject({ isSignedIn: true, groupId: 70 });
    expect(sessionApi.info).toHaveBeenCalledTimes(1);
    browser.changeFromAnotherTab(0, 0);
    expect(session).toMatchObject({ isSignedIn: false, info: null });
  });

  it('that goes on in another group leaves this one in its own, also after a new token and a reload', async () => {
    const { session, browser, sessionApi, tokens, tokenApi, reload } = buildSession(7);
    await session.start();
    browser.changeFromAnotherTab(7, 71);
    expect(session).toMatchObject({ groupId: 70, countOfSwitches: 0, info: { groupId: 70 } });
    tokens.drop();
    await tokens.token();
    // Naming the group would take the other tab's choice back.
    expect(tokenApi.memberToken).toHaveBeenLastCalledWith({});
    expect(session).toMatchObject({ groupId: 70, countOfSwitches: 0 });
    expect(sessionApi.info).toHaveBeenCalledTimes(1);
    expect(reload()).toMatchObject({ userId: 7, groupId: 70 });
  });

  it('that somebody else has signed in at takes this one along into their group', async () => {
    const { session, browser } = buildSession(7);
    await session.start();
    browser.changeFromAnotherTab(8, 80);
    expect(session).toMatchObject({ userId: 8, groupId: 80 });
  });

  it('is of no help when this one’s group is lost: it goes on in that of the session', async () => {
    const { session, browser, sessionApi } = buildSession(7);
    browser.signIn(7, 71);
    sessionApi.info.mockRejectedValueOnce(refusal(403, 'Not a valid group member'));
    await session.start();
    expect(session).toMatchObject({ groupId: 71, failure: null, info: { groupId: 71 } });
  });

  it('is of help also after other calls were refused in the group that is lost', async () => {
    const { session, browser, sessionApi } = buildSession(7);
    await session.start();
    browser.signIn(7, 71);
    const lost = refusal(403, 'Not a valid group member');
    session.noteRefusal(lost, 70);
    expect(session.failure).toBe('notAValidGroupMember');
    sessionApi.info.mockRejectedValueOnce(lost);
    await session.loadInfo();
    expect(session).toMatchObject({ groupId: 71, failure: null, info: { groupId: 71 } });
    // One that was on its way for longer says nothing of the group that they are in now.
    session.noteRefusal(lost, 70);
    expect(session.failure).toBeNull();
    session.noteRefusal(lost, 71);
    expect(session.failure).toBe('notAValidGroupMember');
  });

  it('changes nothing for whoever has lost the group of the session, too', async () => {
    const { session, sessionApi } = buildSession(7);
    sessionApi.info.mockRejectedValue(refusal(403, 'Not a valid group member'));
    await session.start();
    expect(session).toMatchObject({ isSignedIn: false, failure: 'notAValidGroupMember' });
  });

  it('without news leaves this one as it is', async () => {
    const { session, browser, sessionApi } = buildSession(7);
    await session.start();
    browser.changeFromAnotherTab(7, 70);
    expect(sessionApi.info).toHaveBeenCalledTimes(1);
  });
});

describe('what is known of the member', () => {
  it('changes with what a screen saved', async () => {
    const { session } = buildSession(7);
    session.setInfo({ displayName: 'nobody yet' });
    expect(session.info).toBeNull();
    await session.start();
    session.setInfo({ displayName: 'Mei Lin' });
    expect(session.info).toEqual(buildInfo({ displayName: 'Mei Lin' }));
  });
});
