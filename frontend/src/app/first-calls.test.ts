import { dataOf, type ApiClient } from '../api/client';
import { createEditorApi } from '../features/editor';
import { createLabelsApi } from '../features/labels';
import { FirstCalls } from '../features/session';
import { leaveMember, openAsMember, serveFirstCalls } from '../test/first-calls';

const TOKEN = 'POST token';
const INFO = 'GET my/info?groupId=70';
const askInfo = (client: ApiClient) => dataOf(client.GET('/api/v1/my/info'));

afterEach(leaveMember);

describe('what a page of a member asks first', () => {
  it.each<readonly [string, string, (client: ApiClient) => Promise<unknown>]>([
    ['/users/70/tags', 'GET my/tags?groupId=70', (client) => createLabelsApi(client).tags()],
    ['/ja/users/70/tags', 'GET my/tags?groupId=70', (client) => createLabelsApi(client).tags()],
    [
      '/users/70/links/abc',
      'GET links/abc?groupId=70',
      (client) => createEditorApi(client).details({ encodeId: 'abc' }),
    ],
    ['/analytics', INFO, askInfo],
  ])('at %s is asked before its scripts have come, and once: %s', async (path, call, ask) => {
    const asked = serveFirstCalls();
    const client = openAsMember(path);
    await Promise.all([ask(client), ...(call === INFO ? [] : [askInfo(client)])]);
    expect(asked.toSorted()).toEqual([...new Set([TOKEN, INFO, call])].toSorted());
    await ask(client);
    expect(asked.filter((each) => each === call)).toHaveLength(2);
  });

  it.each(['/users/70?tab=star', '/analytics?group_id=3'])('waits for the page at %s', (path) => {
    const asked = serveFirstCalls();
    openAsMember(path);
    expect(asked).toEqual([]);
  });

  it('of another group than the own is left to the page', async () => {
    const asked = serveFirstCalls();
    await askInfo(openAsMember('/users/71'));
    expect(asked).toEqual([TOKEN, INFO]);
  });

  it('is asked once more when no token could be had', async () => {
    let isFirst = true;
    const asked = serveFirstCalls((call) => {
      const isRefused = call === TOKEN && isFirst;
      isFirst &&= call !== TOKEN;
      return isRefused;
    });
    await expect(askInfo(openAsMember('/analytics'))).resolves.toBeDefined();
    expect(asked).toEqual([TOKEN, TOKEN, INFO]);
  });

  it('counts on no other page', async () => {
    const asked = serveFirstCalls();
    const client = openAsMember('/users/70/tags');
    window.history.replaceState(null, '', '/users/70');
    await createLabelsApi(client).tags();
    expect(asked.filter((call) => call.includes('my/tags'))).toHaveLength(2);
  });

  it('counts when the page goes on in another language', async () => {
    const asked = serveFirstCalls();
    const client = openAsMember('/users/70/tags');
    window.history.replaceState(null, '', '/ja/users/70/tags');
    await createLabelsApi(client).tags();
    expect(asked.filter((call) => call.includes('my/tags'))).toHaveLength(1);
  });

  it('is nothing for a guest', () => {
    const asked = serveFirstCalls();
    new FirstCalls().start({ userId: 0, groupId: 0 }, window.location, (task) => task());
    expect(asked).toEqual([]);
  });
});
