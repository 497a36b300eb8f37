import { StoredValue } from '../../shared/storage';
import { createSessionBrowser, loginAddress } from './session-browser';

const setCookie = (pair: string): void => {
  document.cookie = `${pair}; Path=/`;
};
const names = (): string[] =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .sort();

beforeEach(() => {
  for (const name of names()) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

const build = () =>
  createSessionBrowser(new StoredValue('session-changed'), new StoredValue('acting', 'tab'));

describe('the cookies that say who is logged in', () => {
  it('name the member and the group', () => {
    setCookie('group_id=70');
    setCookie('user_id=7');
    expect(build().read()).toEqual({ userId: 7, groupId: 70 });
  });

  it.each(['0', '', '-7', '7.5', 'seven', '99999999999999999999'])(
    'name nobody when they hold "%s"',
    (id) => {
      setCookie(`user_id=${id}`);
      setCookie('group_id=70');
      expect(build().read()).toEqual({ userId: 0, groupId: 0 });
    },
  );

  it('are cleared alone, or with all but which browser this is and its language', () => {
    for (const name of ['user_id', 'group_id', 'pricing_plan', 'browser_uuid', 'i18n_select_lang']) {
      setCookie(`${name}=1`);
    }
    build().clearHint();
    expect(names()).toEqual(['browser_uuid', 'i18n_select_lang', 'pricing_plan']);
    build().clearAll();
    expect(names()).toEqual(['browser_uuid', 'i18n_select_lang']);
  });
});

describe('the way to the login page', () => {
  it.each([
    ['/', '', 'invalid', '/login?err=invalid'],
    ['/en', '', 'ended', '/en/login?err=ended'],
    ['/ja/users/7', '?tab=star', 'ended', '/ja/login?err=ended&redirect_to=%2Fusers%2F7%3Ftab%3Dstar'],
    ['/users/7', '', 'invalid', '/login?err=invalid&redirect_to=%2Fusers%2F7'],
    ['/en/login', '?err=x', 'invalid', null],
    ['/signup', '', 'ended', null],
  ] as const)('from %s%s of a session that is %s is %s', (pathname, search, reason, address) => {
    expect(loginAddress({ pathname, search }, reason)).toBe(address);
  });
});

describe('what a tab keeps of its own', () => {
  it('is the group acted in, which other tabs do not see', () => {
    expect(build().readTab()).toEqual({ userId: 0, groupId: 0 });
    build().keepInTab({ userId: 7, groupId: 71 });
    expect(build().readTab()).toEqual({ userId: 7, groupId: 71 });
    expect(new StoredValue('acting').read()).toBeNull();
  });

  it.each([null, 7, {}, { userId: '7', groupId: 71 }, { userId: 7 }])(
    'is nobody when it holds %j',
    (value) => {
      new StoredValue('acting', 'tab').write(value);
      expect(build().readTab()).toEqual({ userId: 0, groupId: 0 });
    },
  );
});

describe('news of other tabs', () => {
  it('come by the storage and when the page is seen again', () => {
    const listener = jest.fn();
    const stop = build().onMaybeChanged(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'linklet.session-changed' }));
    expect(listener).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('are told by writing', () => {
    build().notifyOtherTabs();
    expect(new StoredValue('session-changed').read()).toEqual(expect.any(Number));
  });
});
