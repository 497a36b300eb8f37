import { ProgramTokensService } from '../../../src/modules/identity/application/programs/program-tokens.service';
import { programTokenTraces } from '../../../src/modules/identity/application/programs/program-token-format';
import { apiTokenFor } from '../../support/api-programs';
import { TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { TestTeam } from '../../support/teams';

interface Refusal {
  readonly error: { readonly code: string };
}

describe.each(enginesFor(2))('programs over HTTP on %s', (engine) => {
  let server: TestServer;
  let team: TestTeam;
  let ada: TestMember;
  let token: string;
  let program: TestCaller;

  const tokenFor = ({ userId }: { readonly userId: number }): Promise<string> =>
    apiTokenFor(server, { groupId: team.groupId, userId });
  const as = (text: string): TestCaller => new TestCaller(server, text, ada.address);
  const labels = async (caller: TestCaller): Promise<string> => {
    const { status, body } = await caller.call<Refusal>('/my/tags');
    return status === 200 ? '200' : `${status} ${body.error.code}`;
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
    team = await TestTeam.make(server, 'classic', ada);
    token = await tokenFor(ada);
    program = as(token);
  });

  it('make links that are their maker’s, and stand under the tab API', async () => {
    const { encodeId } = await program.shorten('https://example.com/made-by-a-program');
    await team.as(ada).shorten('https://example.com/made-by-hand');
    const { body } = await team
      .as(ada)
      .call<{ data: { linksData: { encodeId: string }[] } }>('/links/overview/query', {
        method: 'POST',
        body: { tab: 'api' },
      });
    expect(body.data.linksData.map((link) => link.encodeId)).toEqual([encodeId]);
    const [row] = await team.query<{ creator_user_id: number }[]>(
      'SELECT creator_user_id FROM links WHERE slug = ?',
      [encodeId],
    );
    expect(Number(row?.creator_user_id)).toBe(ada.userId);
  });

  it('repeat what they do once', async () => {
    const make = (caller: TestCaller) =>
      caller.call<{ data: { encodeId: string } }>('/links', {
        method: 'POST',
        body: { url: 'https://example.com/' },
        headers: { 'idempotency-key': 'once' },
      });
    const [first, again, other] = [
      await make(program),
      await make(program),
      await make(as(await tokenFor(ada))),
    ];
    expect(again.body).toEqual(first.body);
    expect(other.body.data.encodeId).not.toBe(first.body.data.encodeId);
  });

  it.each([
    ['another checksum', (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`],
    ['a token that nobody has', () => 'lk_live_0000000000000000000000000000002C8GjS'],
    ['an unknown kind', () => 'lk_test_0000000000000000000000000000002C8GjS'],
    ['the prefix alone', () => 'lk_'],
  ])('are nobody with %s, not even a guest', async (_, wrong) => {
    const caller = as(wrong(token));
    expect(await labels(caller)).toBe('401 identity.unauthorized');
    const parsed = await caller.call<Refusal>('/links', {
      method: 'POST',
      body: { url: 'https://example.com/' },
    });
    expect([parsed.status, parsed.body.error.code]).toEqual([401, 'identity.unauthorized']);
  });

  it.each<[string, () => Parameters<TestServer['ask']>]>([
    ['X-API-Key', () => ['/api/v1/my/tags', { headers: { 'x-api-key': token } }]],
    ['the query', () => [`/api/v1/my/tags?access_token=${token}`]],
  ])('may show their token in %s', async (_, call) => {
    expect((await server.ask(...call())).status).toBe(200);
  });

  it('are refused with a token in query, header and body that differ: two that count', async () => {
    const { status, body } = await program.call<Refusal>(`/my/tags?access_token=${ada.token}`);
    expect([status, body.error.code]).toEqual([400, 'identity.tokens-differ']);
  });

  it('are refused with a token in query, header and body that differ: one in the body is none', async () => {
    const make = (headers: TestCaller['headers'], inBody: string) =>
      server.ask<{ readonly data: { readonly encodeId: string } }>('/api/v1/links', {
        method: 'POST',
        body: { url: 'https://example.com/', access_token: inBody },
        headers,
      });
    expect((await make({}, token)).status).toBe(401);
    const { body } = await make(program.headers, ada.token);
    const [row] = await team.query<{ group_id: number }[]>('SELECT group_id FROM links WHERE slug = ?', [
      body.data.encodeId,
    ]);
    expect(Number(row?.group_id)).toBe(team.groupId);
  });

  it('are told in the words of RFC 6750 what is wrong with their token', async () => {
    const challenge = async (text: string) =>
      (await as(text).call('/my/tags')).headers.get('www-authenticate');
    const reader = await apiTokenFor(server, { groupId: team.groupId, userId: ada.userId }, ['links:read']);
    expect(await challenge('lk_live_0000000000000000000000000000002C8GjS')).toBe(
      'Bearer error="invalid_token"',
    );
    expect(await challenge(reader)).toBe('Bearer error="insufficient_scope", scope="tags:read"');
    expect((await server.ask('/api/v1/my/tags')).headers.get('www-authenticate')).toBe('Bearer');
  });

  it('end with their token, and with their maker’s membership', async () => {
    const eve = await server.member();
    const [revoked, strange] = [as(await tokenFor(ada)), as(await tokenFor(eve))];
    expect(await labels(revoked)).toBe('200');
    await server.web.app.get(ProgramTokensService, { strict: false }).revoke(team.groupId);
    expect([await labels(revoked), await labels(strange)]).toEqual([
      '401 identity.unauthorized',
      '401 identity.unauthorized',
    ]);
  });

  it('S12: are kept as a hash alone', async () => {
    const rows = JSON.stringify(await team.query('SELECT * FROM program_tokens'));
    expect(rows).toContain(programTokenTraces(token)?.hash);
    expect(rows).not.toContain(token.slice(8));
  });
});
