import { rememberLocale } from '../i18n/locale-choice';
import { NO_ENTRY } from '../shared/entry';
import { entryPath, rememberCoupon, takeEntry, nextStep } from './entry';

describe('the address that a visit begins with', () => {
  it('stays without a choice', () => {
    expect(entryPath('/analytics/a')).toBe('/analytics/a');
  });

  it('follows an explicit choice when it names no language itself', () => {
    rememberLocale('ja');
    expect(entryPath('/')).toBe('/ja');
    expect(entryPath('/analytics/a')).toBe('/ja/analytics/a');
    expect(entryPath('/vi/analytics/a')).toBe('/vi/analytics/a');
  });

  it('stays in the default language for whoever chose it', () => {
    rememberLocale('zh-TW');
    expect(entryPath('/')).toBe('/');
  });
});

describe('what an address brings along', () => {
  const nothing = NO_ENTRY;

  it('is nothing, mostly, and then the query stays as it was written', () => {
    expect(takeEntry('/', '')).toEqual({ entry: nothing, rest: '' });
    expect(takeEntry('/analytics/a', '?days=7&zone=Asia/Taipei')).toEqual({
      entry: nothing,
      rest: '?days=7&zone=Asia/Taipei',
    });
  });

  it('is read once and leaves the address bar', () => {
    const search =
      '?user_id=7&user_key=k.1.x&group_id=70&gmail=mei%40gmail.com&can_go_back_v1=1&redirect_to=%2Fpricing' +
      '&coupon=TEN&verification_code=123456&email=mei%40example.com&anonymousHistoryNumber=3&days=7';
    expect(takeEntry('/', search)).toEqual({
      rest: '?days=7',
      entry: {
        member: { userId: 7, key: 'k.1.x' },
        groupId: 70,
        gmail: 'mei@gmail.com',
        canGoBack: true,
        redirectTo: '/pricing',
        coupon: 'TEN',
        historyNumber: 3,
      },
    });
    expect(takeEntry('/', '?coupon=TEN').rest).toBe('');
  });

  it.each(['/login', '/signup'])('is left at %s as far as that page reads it', (path) => {
    const own = 'redirect_to=%2Fpricing&email=a%40b.c&verification_code=123456&err=invalid';
    const { entry, rest } = takeEntry(path, `?coupon=TEN&${own}`);
    expect(entry.redirectTo).toBe('/pricing');
    expect(rest).toBe(`?${own}`);
  });

  it.each([
    'user_id=7',
    'user_key=k',
    'user_id=-7&user_key=k',
    'user_id=99999999999999999999&user_key=k',
    'group_id=x',
    'can_go_back_v1=0',
    'redirect_to=%2F%2Fevil.example',
    'redirect_to=https%3A%2F%2Fevil.example',
    'coupon=',
    `coupon=${'x'.repeat(2_001)}`,
    'verification_code=123456',
    'email=a%40b.c',
    'anonymousHistoryNumber=1e3',
  ])('is nothing when it makes no sense: %s', (query) => {
    expect(takeEntry('/', `?${query}`)).toEqual({ entry: nothing, rest: '' });
  });
});

describe('an address that lets somebody in', () => {
  const member = { userId: 7, key: 'k' };

  it('leads on by way of the login page, which waits for the session', () => {
    expect(nextStep({ ...NO_ENTRY, member, redirectTo: '/users/7?tab=star' })).toBe(
      '/login?redirect_to=%2Fusers%2F7%3Ftab%3Dstar',
    );
  });

  it('is a beginning like any other when it says nothing of the way, or lets nobody in', () => {
    expect(nextStep({ ...NO_ENTRY, member })).toBeNull();
    expect(nextStep({ ...NO_ENTRY, redirectTo: '/pricing' })).toBeNull();
  });
});

describe('a coupon', () => {
  it('is kept for the checkout', () => {
    rememberCoupon(NO_ENTRY);
    expect(window.sessionStorage).toHaveLength(0);
    rememberCoupon({ ...NO_ENTRY, coupon: 'TEN' });
    expect(window.sessionStorage.getItem('linklet.coupon')).toBe('TEN');
  });
});
