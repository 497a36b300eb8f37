import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiTokenFor } from '../../support/api-programs';
import { TestServer } from '../../support/app';
import { type Ended, InstalledClients, runProgram } from '../../support/built-clients';
import { freePort } from '../../support/processes';
import { TestTeam } from '../../support/teams';

describe('the command line', () => {
  let server: TestServer;
  let clients: InstalledClients;
  let token: string;
  let home: string;
  const seen: Ended[] = [];

  const run = async (
    args: readonly string[],
    stdin = '',
    env: Record<string, string> = {},
  ): Promise<Ended> => {
    const known = { XDG_CONFIG_HOME: home, LINKLET_URL: server.url, LINKLET_TOKEN: token, ...env };
    const ended = await runProgram(process.execPath, [clients.cli, ...args], { stdin, env: known });
    seen.push(ended);
    return ended;
  };
  const data = ({ stdout }: Ended): unknown => JSON.parse(stdout);

  beforeAll(async () => {
    server = await TestServer.shared();
    clients = await InstalledClients.install();
    home = mkdtempSync(join(tmpdir(), 'linklet-home-'));
    const team = await TestTeam.make(server, 'classic');
    token = await apiTokenFor(server, { groupId: team.groupId, userId: team.maker.userId });
  });

  afterAll(() => {
    clients.remove();
    rmSync(home, { recursive: true });
  });

  it('shortens URLs of the arguments and of the input, a line each', async () => {
    const one = await run(['shorten', 'https://example.com/', '--slug', 'cli-one']);
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(one.stdout).toMatch(/\/cli-one\n$/);
    const many = await run(['shorten', '-', '--json'], 'https://example.com/a\n\nhttps://example.com/b\n');
    expect(
      many.stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { url: string }).url),
    ).toEqual(['https://example.com/a', 'https://example.com/b']);
  });

  it('lists and searches links, and shows the clicks of one', async () => {
    await run(['shorten', 'https://example.com/', '--slug', 'cli-found', '--title', 'Sought']);
    const found = data(await run(['links', '--search', 'cli-found', '--json'])) as {
      linksData: { encodeId: string; shortUrl: string }[];
    };
    expect(found.linksData).toMatchObject([{ encodeId: 'cli-found' }]);
    const shortUrl = found.linksData[0]?.shortUrl ?? '';
    for (const name of ['cli-found', shortUrl]) {
      expect(await run(['stats', name])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('clicks 0, unique 0') as string,
      });
    }
  });

  it('imports a table row by row, says what became of each, and exports it', async () => {
    const file = join(home, 'links.csv');
    writeFileSync(
      file,
      '\uFEFFurl,slug,Title,tags\r\nhttps://example.com/,cli-row,"A ""big"", one",a;b\r\nnonsense,,,\r\n',
    );
    const ended = await run(['import', file, '--json']);
    expect(ended.code).toBe(1);
    expect(
      ended.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toMatchObject([
      { row: 2, shortUrl: expect.stringContaining('/cli-row') as string, error: null },
      { row: 3, shortUrl: null, error: { message: expect.any(String) as string } },
    ]);
    expect((await run(['export'])).stdout).toContain('"A ""big"", one"');
  });

  it('makes every other call by its name', async () => {
    await run(['shorten', 'https://example.com/', '--slug', 'cli-starred']);
    const starred = await run([
      'links',
      'set-star',
      '--encodeId',
      'cli-starred',
      '--value',
      'true',
      '--json',
    ]);
    expect(starred).toMatchObject({ code: 0, stderr: '' });
    const shown = await run(['links', 'show', '--encodeId', 'cli-starred', '--json']);
    expect(data(shown)).toMatchObject({ star: true });
    expect((await run(['help', 'links'])).stdout).toContain('linklet links set-star');
  });

  it('ends with 1 when the server refused, and says why', async () => {
    const refused = await run(['links', 'show', '--encodeId', 'nobodys', '--json']);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(JSON.parse(refused.stderr)).toMatchObject({
      error: { status: 404, requestId: expect.any(String) as string },
    });
    expect((await run(['shorten', 'nonsense'])).stderr).toMatch(/^error: /);
  });

  it.each([
    [['nothing']],
    [['shorten']],
    [['links', 'show', '--nonsense', 'x']],
    [['links', 'show']],
    [['links', '--nonsense']],
    [['import', '/nowhere.csv']],
  ])('ends with 2 for wrong use: %j', async (args) => {
    const wrong = await run([...args, '--json']);
    expect([wrong.code, wrong.stdout]).toEqual([2, '']);
    expect(JSON.parse(wrong.stderr)).toMatchObject({ error: { code: 'cli.usage' } });
  });

  it('ends with 3 when nothing answers', async () => {
    const away = { LINKLET_URL: `http://127.0.0.1:${String(await freePort())}` };
    expect((await run(['shorten', 'https://example.com/'], '', away)).code).toBe(3);
  });

  it('stores the token for its owner alone, and forgets it', async () => {
    const none = { LINKLET_TOKEN: '', LINKLET_URL: '' };
    expect(await run(['login', '--url', server.url], `${token}\n`, none)).toMatchObject({ code: 0 });
    const file = join(home, 'linklet', 'config.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ url: server.url, token });
    expect((await run(['links'], '', none)).code).toBe(0);
    expect((await run(['logout'], '', none)).code).toBe(0);
    expect((await run(['links'], '', none)).code).toBe(2);
    const wrong = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
    expect((await run(['login', '--url', server.url], wrong, none)).code).toBe(1);
  });

  it('passes messages between an MCP client and the server, in JSON and in events', async () => {
    const asked: unknown[] = [];
    const peer = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => {
        asked.push([request.url, request.headers.authorization, request.headers['mcp-session-id'], text]);
        const answer = JSON.stringify({ jsonrpc: '2.0', id: asked.length, result: token });
        const isFirst = asked.length === 1;
        response.setHeader('mcp-session-id', 'one');
        response.setHeader('content-type', isFirst ? 'application/json' : 'text/event-stream');
        response.end(isFirst ? answer : `event: message\ndata: ${answer}\n\n`);
      });
    }).listen(0, '127.0.0.1');
    await once(peer, 'listening');
    const url = `http://127.0.0.1:${String((peer.address() as AddressInfo).port)}`;
    const ended = await run(['mcp'], '{"id":1}\n{"id":2}\n', { LINKLET_URL: url });
    peer.close();
    expect(asked).toEqual([
      ['/mcp', `Bearer ${token}`, undefined, '{"id":1}'],
      ['/mcp', `Bearer ${token}`, 'one', '{"id":2}'],
    ]);
    expect(
      ended.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([1, 2].map((id) => ({ jsonrpc: '2.0', id, result: 'lk_live_…' })));
  });

  it('has never shown the token', () => {
    expect(seen.length).toBeGreaterThan(15);
    expect(JSON.stringify(seen)).not.toContain(token);
  });
});
