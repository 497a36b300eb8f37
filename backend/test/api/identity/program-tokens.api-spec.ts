import { ProgramTokens } from '../../../src/modules/identity/application/program-tokens.service';
import { ProgramTokenRepository } from '../../../src/modules/identity/application/ports/program-token-repository';
import { programTokenHash } from '../../../src/modules/identity/application/program-token-format';
import { PROGRAM_SCOPES } from '../../../src/shared/domain/rights/program-scopes';
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

  const get = <T>(what: abstract new (...args: never[]) => T): T =>
    server.web.app.get<T>(what, { strict: false });
  const tokenFor = ({ userId }: { readonly userId: number }, groupId = team.groupId): Promise<string> =>
    get(ProgramTokens).issue({ groupId, userId, name: 'shop', scopes: PROGRAM_SCOPES });
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

  it('show their token in the header only', async () => {
    const path = `/api/v1/my/tags?access_token=${token}`;
    expect((await server.ask(path)).status).toBe(401);
  });

  it('end with their token, and with their maker’s membership', async () => {
    const eve = await server.member();
    const texts = [await tokenFor(ada), await tokenFor(eve)];
    const [revoked, strange] = texts.map(as) as [TestCaller, TestCaller];
    expect(await labels(revoked)).toBe('200');
    const found = await get(ProgramTokenRepository).findLive(programTokenHash(texts[0] ?? '') ?? '');
    expect(found?.lastUsedAt).toBeInstanceOf(Date);
    await get(ProgramTokenRepository).revoke(found?.id ?? 0, new Date());
    expect([await labels(revoked), await labels(strange)]).toEqual([
      '401 identity.unauthorized',
      '401 identity.unauthorized',
    ]);
  });

  it('are kept as a hash alone', async () => {
    const rows = JSON.stringify(await team.query('SELECT * FROM program_tokens'));
    expect(rows).toContain(programTokenHash(token));
    expect(rows).not.toContain(token.slice(8));
  });
});
