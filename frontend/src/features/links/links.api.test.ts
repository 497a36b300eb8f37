import { createTokenClient } from '../../api/client';
import { createLinksApi } from './links.api';

afterEach(() => jest.restoreAllMocks());

it('names the domain of a link that goes to another group, for two may have its name', async () => {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname, search } = new URL((input as Request).url);
    asked.push(pathname + search);
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify({ data: {} }), { headers }));
  });
  const api = createLinksApi(createTokenClient());
  const link = { encodeId: 'spring', domain: 'mei.test' };
  await api.transfer(link, 71, 'key');
  await api.giveBack(link, 'key');
  expect(asked).toEqual([
    '/api/v1/links/spring/tansfer?domain=mei.test',
    '/api/v1/links/spring/return?domain=mei.test',
  ]);
});
