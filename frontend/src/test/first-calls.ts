import { createSession, firstCalls } from '../features/session';

const TOKEN = { access_token: 'first', expires_in: 600, user_id: 7, group_id: 70 };
const NOTHING = { data: { linksData: [], start: -1, hasMore: false, total: { count: 0, isExact: true } } };
const REFUSAL = { error: { status: 500, code: 'x.y', message: 'Failed' } };

const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server that answers every call but those that are refused, and what it is asked, such as `GET my/info?groupId=70`. */
export function serveFirstCalls(isRefused: (call: string) => boolean = () => false): readonly string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const [method, address] = input instanceof Request ? [input.method, input.url] : [init?.method, input];
    const { pathname, search } = new URL(address, window.location.origin);
    const call = `${method ?? 'GET'} ${pathname.replace('/api/v1/', '')}${search}`;
    asked.push(call);
    if (isRefused(call)) return Promise.resolve(answer(500, REFUSAL));
    return Promise.resolve(answer(200, call === 'POST token' ? TOKEN : NOTHING));
  });
  return asked;
}

/** A page as a member of group 70 opens it: what it asks first is on its way before its client is there. */
export function openAsMember(address: string): ReturnType<typeof createSession>['client'] {
  document.cookie = 'user_id=7; Path=/';
  document.cookie = 'group_id=70; Path=/';
  window.history.replaceState(null, '', address);
  firstCalls.start({ userId: 7, groupId: 70 }, window.location, (task) => task());
  return createSession().client;
}

export function leaveMember(): void {
  jest.restoreAllMocks();
  for (const name of ['user_id', 'group_id']) document.cookie = `${name}=; Path=/; Max-Age=0`;
}
