import { createTokenClient } from '../../api/client';
import { createAccountApi } from './create-account.api';

/** The account's calls to a server that gives one answer, and what it was asked. */
function serve(data: unknown) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim());
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
  return { api: createAccountApi(createTokenClient()), asked };
}

afterEach(() => jest.restoreAllMocks());

describe('the calls of an account', () => {
  it('read a thousand entries of the log at a time, and leave out what no screen can show', async () => {
    const logs = [{ id: 1, action: 'x', details: { browser: 'Safari', nested: {}, none: null } }];
    const { api, asked } = serve({ logs, start: 41, retentionDays: 3 });
    const page = await api.memberLog({ q: 'a&b', start: null });
    await api.memberLog({ q: '', start: 41 });
    expect(asked).toEqual([
      'GET /api/v1/my/logs/members/ga?q=a%26b&start=0&limit=1000',
      'GET /api/v1/my/logs/members/ga?q=&start=41&limit=1000',
    ]);
    expect(page).toEqual({
      logs: [{ id: 1, action: 'x', details: { browser: 'Safari' } }],
      next: 41,
      retentionDays: 3,
    });
  });

  it('know the end of the log', async () => {
    const { api } = serve({ logs: [], start: -1, retentionDays: 3 });
    expect((await api.memberLog({ q: '', start: null })).next).toBeNull();
  });

  it('begin with the newest notifications, and end with a page that is not full', async () => {
    const { api, asked } = serve({ countOfUnread: 1, notifications: [], blocked: [], start: 7 });
    expect((await api.notifications(null, 10)).next).toBeNull();
    expect(asked).toEqual(['GET /api/v1/my/notifications?start=-1&limit=10']);
  });

  it('ask whether a name can be had, and why not', async () => {
    const { api, asked } = serve({ available: false, code: 'account.subdomain-taken' });
    expect(await api.checkSubdomain('mei')).toBe('account.subdomain-taken');
    expect(asked).toEqual(['POST /api/v1/subdomain_availability/check {"subdomain":"mei"}']);
  });

  it('name what they change', async () => {
    const { api, asked } = serve({ result: 'success' });
    await api.markRead(null);
    await api.markRead([3]);
    await api.endSession('a/b');
    await api.endOtherSessions();
    await api.confirmEmail('123456', 'mei@example.com');
    await api.deleteAccount('mei@example.com');
    expect(asked).toEqual([
      'POST /api/v1/my/notifications/read {}',
      'POST /api/v1/my/notifications/read {"ids":[3]}',
      'DELETE /api/v1/my/sessions/a%2Fb',
      'DELETE /api/v1/my/sessions',
      'POST /api/v1/auth/change_account/verify {"email":"mei@example.com","verificationCode":"123456"}',
      'DELETE /api/v1/my/account {"email":"mei@example.com"}',
    ]);
  });
});
