import { apiTokenFor } from '../../support/api-programs';
import { TestServer } from '../../support/app';
import { TestTeam } from '../../support/teams';

type Call = readonly [method: string, path: string, init?: { type?: string; body?: string; site?: string }];

const LARGE = JSON.stringify({ url: 'x'.repeat(1_100_000) });
const DEEP = `{"url":${'['.repeat(64)}${']'.repeat(64)}}`;

describe('bad input is refused in the shape of whoever asks', () => {
  let server: TestServer;
  let token: string;

  const send = ([method, path, { type = 'application/json', body, site } = {}]: Call) =>
    fetch(server.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': type,
        ...(site === undefined ? {} : { 'sec-fetch-site': site }),
      },
      ...(body === undefined ? {} : { body }),
    });

  beforeAll(async () => {
    server = await TestServer.shared();
    const { groupId, maker } = await TestTeam.make(server);
    token = await apiTokenFor(server, { groupId, userId: maker.userId });
  });

  it.each<[number, ...Call]>([
    [404, 'GET', '/v1/nothing'],
    [404, 'POST', '/v4/my/api'],
    [404, 'DELETE', '/v2/links/a/b/c'],
    [404, 'GET', '/v1/links/%FF/overview'],
    [404, 'GET', '/v1/links/nobodys-link/overview'],
    [405, 'GET', '/v1/links'],
    [405, 'DELETE', '/v2/links/some-link'],
    [400, 'POST', '/v1/links', { body: '{"url":' }],
    [400, 'POST', '/v1/links', { body: '[]' }],
    [400, 'POST', '/v1/links', { body: DEEP }],
    [400, 'POST', '/v1/links'],
    [403, 'POST', '/v1/links', { body: '{}', site: 'cross-site' }],
    [413, 'POST', '/v1/links', { body: LARGE }],
    [415, 'POST', '/v1/links', { body: '<url/>', type: 'text/xml' }],
  ])('PicSee’s: %i to %s %s', async (status, ...call) => {
    const answer = await send(call);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: { status, code: 'PUB00000', message: expect.any(String) as string } },
    ]);
    expect(answer.headers.has('allow')).toBe(status === 405);
  });

  it.each<[number, ...Call]>([
    [400, 'GET', '/yourls-api.php/%FF?format=json'],
    [400, 'GET', '/yourls-api.php/x?format=json&signature=0'],
    [405, 'PUT', '/yourls-api.php?format=json'],
    [400, 'POST', '/yourls-api.php?format=json', { body: '{"action":' }],
    [400, 'POST', '/yourls-api.php?format=json', { body: DEEP }],
    [400, 'POST', '/yourls-api.php?format=json'],
    [403, 'POST', '/yourls-api.php?format=json', { body: '{}', site: 'cross-site' }],
    [413, 'POST', '/yourls-api.php?format=json', { body: LARGE }],
    [415, 'POST', '/yourls-api.php?format=json', { body: '<a/>', type: 'text/xml' }],
  ])('YOURLS’: %i to %s %s', async (status, ...call) => {
    const answer = await send(call);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      {
        message: expect.any(String) as string,
        errorCode: String(status),
        statusCode: String(status),
      },
    ]);
  });

  it('ours', async () => {
    for (const [status, ...call] of [
      [404, 'GET', '/api/v1/nothing'],
      [405, 'PUT', '/api/v1/links'],
    ] as const) {
      const answer = await send(call);
      expect([answer.status, await answer.json()]).toEqual([
        status,
        {
          error: {
            status,
            code: expect.stringMatching(/^http\./) as string,
            message: expect.any(String) as string,
            requestId: answer.headers.get('x-request-id'),
          },
        },
      ]);
    }
  });
});
