import {
  AccessTokens,
  type MyInfo,
  type SessionApi,
  type SessionBrowser,
  type SignInApi,
  SessionStore,
  type Site,
  type WelcomeApi,
} from '../features/session';

export const buildInfo = (overrides: Partial<MyInfo> = {}): MyInfo => ({
  userId: 7,
  email: 'mei@example.com',
  displayName: 'Mei',
  lang: 'en',
  isAdmin: false,
  groupId: 70,
  groupLevel: 2,
  groupName: 'Mei',
  isReadOnly: false,
  countOfGroups: 1,
  currentPlan: 'free',
  displayPlan: 'Free',
  planLevel: 0,
  subdomain: null,
  hasGoogle: false,
  phoneStatus: 'none',
  countOfUnread: 0,
  createdTime: '2026-11-20T01:00:00.000Z',
  isOnboarded: true,
  paymentWithInvalidCard: [],
  ...overrides,
});

export const buildSite = (overrides: Partial<Site> = {}): Site => ({
  ways: { google: false, oneTapClientId: null, product: 'linklet' },
  links: { extension: null, partner: null, secondSite: null },
  contactEmail: null,
  outage: null,
  promotion: null,
  subdomainRoot: 'localhost',
  paymentTypes: [],
  humanVerification: null,
  ...overrides,
});

/** Cookies in memory, with what another tab would do to them. */
class FakeBrowser implements SessionBrowser {
  userId = 0;
  groupId = 0;
  readonly leaveToLogin = jest.fn();
  readonly notifyOtherTabs = jest.fn();
  private tab = { userId: 0, groupId: 0 };
  private readonly listeners: (() => void)[] = [];

  read(): { userId: number; groupId: number } {
    return { userId: this.userId, groupId: this.groupId };
  }

  readTab(): { userId: number; groupId: number } {
    return this.tab;
  }

  keepInTab(who: { userId: number; groupId: number }): void {
    this.tab = who;
  }

  signIn(userId: number, groupId: number): void {
    this.userId = userId;
    this.groupId = groupId;
  }

  clearHint(): void {
    this.signIn(0, 0);
  }

  clearAll(): void {
    this.signIn(0, 0);
  }

  onMaybeChanged(listener: () => void): () => void {
    this.listeners.push(listener);
    return () => undefined;
  }

  changeFromAnotherTab(userId: number, groupId: number): void {
    this.signIn(userId, groupId);
    for (const listener of this.listeners) listener();
  }
}

function fakeWelcomeApi(): { [K in keyof WelcomeApi]: jest.Mock } {
  const own = { displayName: '', subdomain: null, lang: 'en', shortcuts: true };
  return {
    settings: jest.fn(() => Promise.resolve(own)),
    saveSettings: jest.fn((change: object) => Promise.resolve({ ...own, ...change })),
    checkSubdomain: jest.fn(() => Promise.resolve(null)),
    finish: jest.fn(() => Promise.resolve()),
  };
}

/** A session without a server; `userId` 0 is that of a guest. */
export function buildSession(userId = 0, groupId = userId * 10) {
  const browser = new FakeBrowser();
  browser.signIn(userId, groupId);
  const tokenApi = {
    guestToken: jest.fn(() =>
      Promise.resolve({ accessToken: 'guest', lifetimeSeconds: 600, userId: 0, groupId: 0 }),
    ),
    memberToken: jest.fn(() =>
      Promise.resolve({ accessToken: 'member', lifetimeSeconds: 600, ...browser.read() }),
    ),
  };
  const signInApi: { [K in keyof SignInApi]: jest.Mock } = {
    sendCode: jest.fn(() => Promise.resolve({ expiresIn: 600, resendIn: 60, digits: 6 })),
    verify: jest.fn(() => {
      browser.signIn(7, 70);
      return Promise.resolve({ userId: 7, groupId: 70, isNew: false });
    }),
    pending: jest.fn(() => Promise.resolve({ isPending: true, expiresIn: 500, triesLeft: 5, digits: 6 })),
    oneTap: jest.fn(() => {
      browser.signIn(7, 70);
      return Promise.resolve({ userId: 7, groupId: 70, isNew: false });
    }),
  };
  const welcomeApi = fakeWelcomeApi();
  const sessionApi = {
    info: jest.fn(() => Promise.resolve(buildInfo({ ...browser.read() }))),
    site: jest.fn(() => Promise.resolve(buildSite())),
    country: jest.fn(() => Promise.resolve('TW')),
    signOut: jest.fn(() => Promise.resolve()),
    signIn: signInApi,
    welcome: welcomeApi,
  } satisfies SessionApi;
  const tokens = new AccessTokens(tokenApi, browser, (task) => task());
  return {
    browser,
    tokenApi,
    sessionApi,
    signInApi,
    welcomeApi,
    tokens,
    session: new SessionStore(sessionApi, tokens, browser),
    /** The same after the page was loaded again. */
    reload: () => new SessionStore(sessionApi, tokens, browser),
  };
}
