import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { TestServer } from '../../support/app';
import { apiTokenFor } from '../../support/api-programs';
import { NAUGHTY_TEXTS } from '../../support/naughty-texts';
import { TestTeam } from '../../support/teams';
import type { ProgramScope } from '../../../src/shared/domain/rights/program-scopes';

interface Said {
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly isError?: boolean;
}

const WEB_PAGE = 'https://example.com/';

describe('models that speak the Model Context Protocol', () => {
  let server: TestServer;
  let team: TestTeam;
  let token: string;
  const clients: Client[] = [];

  const tokenWith = (scopes?: readonly ProgramScope[]): Promise<string> =>
    apiTokenFor(server, { groupId: team.groupId, userId: team.maker.userId }, scopes);

  async function clientWith(secret: string): Promise<Client> {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const requestInit = { headers: { authorization: `Bearer ${secret}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.url), { requestInit }));
    clients.push(client);
    return client;
  }
  const use = async (client: Client, name: string, given: Record<string, unknown> = {}) => {
    const { content, isError } = (await client.callTool({ name, arguments: given })) as Said;
    return { isError, said: JSON.parse(content[0]?.text ?? '') as Record<string, Record<string, unknown>> };
  };
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    server.ask<Record<string, unknown>>('/mcp', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });

  beforeAll(async () => {
    server = await TestServer.shared('SQLite');
    team = await TestTeam.make(server);
    token = await tokenWith();
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
  });

  it('find a tool for each call of programs, with a schema that stands alone and hints', async () => {
    const { tools } = await (await clientWith(token)).listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['links_shorten', 'links_list', 'analytics_show_clicks']));
    // People's alone: no program may.
    expect(names).not.toEqual(expect.arrayContaining(['identity_log_out']));
    expect(names).not.toContain('links_upload_image');
    for (const { name, inputSchema, description } of tools) {
      const text = JSON.stringify(inputSchema);
      expect([name, text.includes('#/components/'), text.includes('"nullable"')]).toEqual([
        name,
        false,
        false,
      ]);
      for (const [, ref = ''] of text.matchAll(/"#\/\$defs\/(\w+)"/g)) {
        expect(Object.keys(inputSchema['$defs'] as object)).toContain(ref);
      }
      expect(description).toMatch(/Scope: [a-z]+:(read|write)\.$/);
    }
    const hintsOf = (name: string): unknown => tools.find((tool) => tool.name === name)?.annotations;
    expect(hintsOf('links_list')).toMatchObject({ readOnlyHint: true, title: 'Links: list' });
    expect(hintsOf('links_shorten')).toMatchObject({
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
    });
    expect(hintsOf('links_trash')).toMatchObject({
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
    });
  });

  it('shorten, find and trash a link', async () => {
    const client = await clientWith(token);
    const made = await use(client, 'links_shorten', { body: { url: WEB_PAGE, title: 'From a model' } });
    const encodeId = String(made.said['data']?.['encodeId']);
    const filters = [{ key: 'text', value: 'model' }];
    const { said } = await use(client, 'links_list', { limit: 5, body: { filters } });
    expect(said['data']?.['linksData']).toMatchObject([{ encodeId, title: 'From a model' }]);
    expect(await use(client, 'links_trash', { encodeId })).toMatchObject({ isError: false });
    expect(await use(client, 'links_trash', { encodeId: 'nobodys-link' })).toMatchObject({
      isError: true,
      said: { error: { status: 404, code: 'links.link-does-not-exist' } },
    });
  });

  it('can do no more than their token', async () => {
    const reader = await clientWith(await tokenWith(['links:read']));
    expect(await use(reader, 'links_shorten', { body: { url: WEB_PAGE } })).toMatchObject({
      isError: true,
      said: { error: { status: 403, code: 'identity.insufficient-scope' } },
    });
  });

  it('are asked for a token when theirs is none', async () => {
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'links_list', arguments: { body: {} } },
    };
    const without = await post(call);
    expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const wrong = await post(call, { authorization: 'Bearer lk_live_0000000000000000000000000000002C8GjS' });
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
  });

  it.each([
    ['no JSON-RPC', { hello: 'world' }, -32_600],
    ['a list', [{ jsonrpc: '2.0', id: 1, method: 'ping' }], -32_600],
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'resources/list' }, -32_601],
    ['an unknown tool', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'rm' } }, -32_602],
    ['parameters that are none', { jsonrpc: '2.0', id: 1, method: 'ping', params: [] }, -32_600],
  ])('are refused %s by the code of the protocol', async (_, body, code) => {
    const { status, body: answer } = await post(body);
    expect([status, (answer['error'] as { code: number }).code]).toEqual([200, code]);
  });

  it('get an error of the protocol for what is no JSON, and none for notifications', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = await server.ask<{ error: { code: number } }>('/mcp', {
      method: 'POST',
      body: '{',
      headers,
    });
    expect([broken.status, broken.body.error.code]).toEqual([400, -32_700]);
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
    expect((await server.ask('/mcp')).status).toBe(405);
  });

  it.each(['2025-06-18', '2024-11-05'])(
    'are answered in version %s of the protocol',
    async (protocolVersion) => {
      const { body } = await post({
        jsonrpc: '2.0',
        id: 0,
        method: 'initialize',
        params: { protocolVersion },
      });
      expect(body).toMatchObject({ result: { protocolVersion, capabilities: { tools: {} } } });
    },
  );

  it('never make a 5xx of strange arguments, and leave no path', async () => {
    const client = await clientWith(token);
    for (const text of [
      ...NAUGHTY_TEXTS.filter((_, index) => index % 15 === 0),
      '../../my/groups',
      '?groupId=1',
    ]) {
      const { said } = await use(client, 'links_show', { encodeId: text, domain: text });
      expect(said['error']?.['status'] ?? 400).toBeLessThan(500);
      expect(said['data']).toBeUndefined();
    }
    expect(await use(client, 'links_show', { encodeId: { a: 1 } })).toMatchObject({ isError: true });
    expect(await use(client, 'links_show', { encodeId: 'x', surprise: 1 })).toMatchObject({
      isError: true,
      said: { error: { message: 'surprise is not an argument of this tool' } },
    });
  });

  it('are refused from pages of other sites', async () => {
    const { status } = await post(
      { jsonrpc: '2.0', id: 1, method: 'ping' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(status).toBe(403);
  });
});
