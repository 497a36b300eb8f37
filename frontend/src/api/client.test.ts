import { ApiError } from './api-error';
import { answerOf, createApiClient, createTokenClient, type TokenSource } from './client';

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const verdict = { data: { isInvalid: false, message: '', code: '' } };
const unauthorized = {
  error: { status: 401, code: 'identity.unauthorized', message: 'Unauthorized', requestId: 'r' },
};

interface Sent {
  readonly token: string | null;
  readonly body: string;
  readonly human: string | null;
}

/** A server that answers in turn, and remembers what it was sent. */
function serve(...answers: readonly (Response | Error)[]): Sent[] {
  const sent: Sent[] = [];
  const queue = [...answers];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    sent.push({
      token: request.headers.get('authorization'),
      body: await request.text(),
      human: request.headers.get('x-human-token'),
    });
    const answer = queue.shift();
    if (answer === undefined) throw new Error('one call too many');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return sent;
}

const buildTokens = (): jest.Mocked<TokenSource> => ({
  token: jest.fn().mockResolvedValue('old'),
  renew: jest.fn().mockResolvedValue('new'),
});

const humanTokenFor = jest.fn<Promise<string>, [string]>();

const check = (tokens: TokenSource) =>
  answerOf(
    createApiClient(tokens, humanTokenFor).POST('/api/v1/analytics/domain', {
      body: { url: 'https://e.test' },
    }),
  );

afterEach(() => jest.restoreAllMocks());

describe('the client', () => {
  it('shows the token', async () => {
    const sent = serve(json(200, verdict));
    await check(buildTokens());
    expect(sent).toEqual([{ token: 'Bearer old', body: '{"url":"https://e.test"}', human: null }]);
  });

  it('renews a refused token once and sends the same body again', async () => {
    const sent = serve(json(401, unauthorized), json(200, verdict));
    const tokens = buildTokens();
    expect(await check(tokens)).toEqual(verdict);
    expect(tokens.renew).toHaveBeenCalledWith('old');
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
    expect(sent[1]?.body).toBe(sent[0]?.body);
  });

  it('names the group of its tab in each call, whatever else the call asks', async () => {
    const sent = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(json(200, verdict)));
    const acting = { groupId: 71 };
    const client = createApiClient(buildTokens(), humanTokenFor, {
      groupId: () => acting.groupId,
      viewId: () => null,
    });
    const addressOf = (index: number) => new URL((sent.mock.calls[index]?.[0] as Request).url);
    await client.GET('/api/v1/my/info');
    expect(addressOf(0).search).toBe('?groupId=71');
    await client.GET('/api/v1/links/overview/query/options', { params: { query: { key: 'author' } } });
    expect(addressOf(1).search).toBe('?groupId=71&key=author');
    acting.groupId = 0;
    await client.inForm.GET('/api/v1/my/info');
    expect(addressOf(2).search).toBe('');
  });

  it('gives up when the new token is refused too', async () => {
    serve(json(401, unauthorized), json(401, unauthorized));
    await expect(check(buildTokens())).rejects.toMatchObject({ status: 401, code: 'identity.unauthorized' });
  });

  describe('asked to show that a human calls', () => {
    const missing = {
      error: { status: 403, code: 'human.token-missing', message: 'm', details: { action: 'links/shorten' } },
    };

    it('sends the same call again with a token for the action', async () => {
      humanTokenFor.mockResolvedValueOnce('human');
      const sent = serve(json(403, missing), json(200, verdict));
      expect(await check(buildTokens())).toEqual(verdict);
      expect(humanTokenFor.mock.lastCall).toEqual(['links/shorten']);
      expect(sent.map(({ human }) => human)).toEqual([null, 'human']);
      expect(sent[1]?.body).toBe(sent[0]?.body);
    });

    it('does not try twice', async () => {
      humanTokenFor.mockResolvedValueOnce('human');
      const low = { error: { status: 403, code: 'human.score-low', message: 'm' } };
      serve(json(403, missing), json(403, low));
      await expect(check(buildTokens())).rejects.toMatchObject({ code: 'human.score-low' });
    });

    it('says why there is no token', async () => {
      const error = new ApiError({ status: 0, code: 'client.human-script', message: '' });
      humanTokenFor.mockRejectedValueOnce(error);
      serve(json(403, missing));
      await expect(check(buildTokens())).rejects.toBe(error);
    });

    it('asks for no token because of another refusal', async () => {
      humanTokenFor.mockClear();
      serve(json(403, { error: { status: 403, code: 'links.not-allowed', message: 'm' } }));
      await expect(check(buildTokens())).rejects.toMatchObject({ code: 'links.not-allowed' });
      expect(humanTokenFor).not.toHaveBeenCalled();
    });
  });

  it('hands on the code, the fields and the request id of a refusal', async () => {
    const fields = [{ field: 'url', code: 'links.address-port', message: 'x' }, { nonsense: true }];
    serve(
      json(400, { error: { status: 400, code: 'http.validation', message: 'm', fields, requestId: 'r-1' } }),
    );
    const error: unknown = await check(buildTokens()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'http.validation',
      requestId: 'r-1',
      fields: [{ field: 'url', code: 'links.address-port' }],
    });
  });

  it.each([
    ['a lost connection', new TypeError('fetch failed'), 'client.offline'],
    ['a timeout', new DOMException('too late', 'TimeoutError'), 'client.timeout'],
    ["a proxy's page", new Response('<html>', { status: 502 }), 'client.unexpected'],
  ])('gives %s a code', async (_, answer, code) => {
    serve(answer);
    await expect(check(buildTokens())).rejects.toMatchObject({ code });
  });

  it('tells of each call that was one too many, and how long to wait', async () => {
    const tooMany = {
      error: { status: 429, code: 'http.rate-limited', message: 'Too many', requestId: 'r' },
    };
    const limited = json(429, tooMany);
    limited.headers.set('retry-after', '30');
    // Guests are told where they stand, by the form.
    const ofGuests = { error: { ...tooMany.error, code: 'links.guest-limit' } };
    serve(limited, json(429, tooMany), json(429, ofGuests));
    const client = createApiClient(buildTokens(), humanTokenFor);
    const onRateLimited = jest.fn();
    client.onRateLimited = onRateLimited;
    const call = () => answerOf(client.POST('/api/v1/analytics/domain', { body: { url: 'https://e.test' } }));
    await expect(call()).rejects.toMatchObject({ code: 'http.rate-limited', retryAfter: 30 });
    await expect(call()).rejects.toMatchObject({ status: 429, retryAfter: null });
    await expect(call()).rejects.toMatchObject({ code: 'links.guest-limit' });
    expect(onRateLimited.mock.calls).toEqual([[30], [null]]);
  });

  it('leaves it to a form to say that its call was one too many', async () => {
    const tooMany = { status: 429, code: 'http.rate-limited', message: 'Too many', requestId: 'r' };
    serve(json(429, { error: tooMany }));
    const client = createApiClient(buildTokens(), humanTokenFor);
    const onRateLimited = jest.fn();
    client.onRateLimited = onRateLimited;
    const call = client.inForm.POST('/api/v1/bsd/{id}/check', { params: { path: { id: '5' } } });
    await expect(answerOf(call)).rejects.toMatchObject({ code: 'http.rate-limited' });
    expect(onRateLimited).not.toHaveBeenCalled();
  });

  it('tells of refusals, and of nothing else', async () => {
    const refused = {
      error: { status: 403, code: 'groups.not-a-member', message: 'Not a valid group member' },
    };
    serve(json(200, verdict), json(403, refused));
    const client = createApiClient(buildTokens(), humanTokenFor);
    const onRefused = jest.fn();
    client.onRefused = onRefused;
    const call = () => answerOf(client.POST('/api/v1/analytics/domain', { body: { url: 'https://e.test' } }));
    await call();
    expect(onRefused).not.toHaveBeenCalled();
    await expect(call()).rejects.toMatchObject({ status: 403 });
    const error: unknown = expect.objectContaining({ message: 'Not a valid group member' });
    expect(onRefused).toHaveBeenLastCalledWith(error, false, 0);
    serve(json(403, refused));
    await expect(
      answerOf(client.inForm.POST('/api/v1/analytics/domain', { body: { url: 'https://e.test' } })),
    ).rejects.toMatchObject({ status: 403 });
    expect(onRefused).toHaveBeenLastCalledWith(error, true, 0);
  });

  it('reads the refusal of a token, which has no envelope', async () => {
    serve(
      json(401, { error: 'invalid_grant', message: 'Invalid user', code: 'identity.invalid-user' }),
      json(400, { error: 'invalid_request', message: 'grant_type must be text' }),
    );
    const ask = () =>
      answerOf(createTokenClient().POST('/api/v1/token', { body: { grant_type: 'client_credentials' } }));
    await expect(ask()).rejects.toMatchObject({ code: 'identity.invalid-user', message: 'Invalid user' });
    await expect(ask()).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('fetches tokens without showing one', async () => {
    const sent = serve(
      json(200, { access_token: 't', token_type: 'Bearer', expires_in: 600, scope: 'guest' }),
    );
    await answerOf(createTokenClient().POST('/api/v1/token', { body: { grant_type: 'client_credentials' } }));
    expect(sent[0]?.token).toBeNull();
  });
});
