import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { InstalledClients, runProgram } from '../../support/built-clients';

const WEBHOOK = `
import { verifyWebhook } from '@linklet/client';
const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const body = '{"type":"link.created","timestamp":"2025-11-24T16:00:00.000Z","data":{"id":"l_1","shortUrl":"https://lk.example/abc"}}';
const signature = 'v1,LYkXYceoWblUiXx0coZgAnAzFTzXvEVBl3ODCicYBd0=';
const headers = (more) => ({ 'webhook-id': 'msg_lk_0001', 'webhook-timestamp': '1764000000', 'webhook-signature': signature, ...more });
const at = (seconds) => new Date((1764000000 + seconds) * 1000);
const tried = async (what) => {
  try { return (await verifyWebhook({ secret, body, headers: headers(), now: at(0), ...what })).type; }
  catch (error) { return error.name; }
};
console.log(JSON.stringify([
  await tried({}),
  await tried({ headers: new Headers(headers({ 'webhook-signature': 'v1,AAAA v1a,x ' + signature })) }),
  await tried({ secret: ['whsec_' + btoa('another secret of some length'), secret] }),
  await tried({ now: at(300) }),
  await tried({ now: at(301) }),
  await tried({ now: at(-301) }),
  await tried({ body: body + ' ' }),
  await tried({ headers: headers({ 'webhook-id': 'msg_lk_0002' }) }),
  await tried({ headers: headers({ 'webhook-signature': undefined }) }),
]));
`;

const CALLS = `
import { Linklet } from '@linklet/client';
const linklet = new Linklet({ url: process.env.LINKLET_URL, token: 'x', timeoutMs: 500 });
const tried = async (call) => { try { return await call(); } catch (error) { return [error.name, error.code, error.requestId]; } };
console.log(JSON.stringify([
  await tried(() => linklet.links.shorten({ url: 'https://example.com/' })),
  await tried(() => linklet.links.setNote({ encodeId: 'a/b', value: 'x' })),
  await tried(() => linklet.links.show({ encodeId: 'slow' })),
]));
`;

describe('the TypeScript SDK', () => {
  let clients: InstalledClients;

  const run = async (name: string, program: string, env: Record<string, string> = {}): Promise<unknown> => {
    writeFileSync(join(clients.directory, name), program);
    const { stdout, stderr } = await runProgram(process.execPath, [name], { cwd: clients.directory, env });
    expect(stderr).toBe('');
    return JSON.parse(stdout) as unknown;
  };
  async function answering(listener: RequestListener, use: (url: string) => Promise<void>): Promise<void> {
    const peer = createServer(listener).listen(0, '127.0.0.1');
    await once(peer, 'listening');
    await use(`http://127.0.0.1:${String((peer.address() as AddressInfo).port)}`);
    peer.closeAllConnections();
    peer.close();
  }

  beforeAll(async () => {
    clients = await InstalledClients.install();
  });

  afterAll(() => {
    clients.remove();
  });

  it('packs what it exports', async () => {
    const pack = ['pack', '--dry-run', '--json', '--ignore-scripts'];
    const cwd = join(clients.directory, 'node_modules/@linklet/client');
    const { stdout } = await runProgram('npm', pack, { cwd, env: { HOME: clients.directory } });
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['package.json', 'dist/index.js', 'dist/index.d.ts']));
  });

  it('replayed webhook older than 5 min fails our own verifier in the SDK, as does what is forged', async () => {
    const refused = 'WebhookVerificationError';
    expect(await run('webhook.mjs', WEBHOOK)).toEqual([
      ...Array<string>(4).fill('link.created'),
      ...Array<string>(5).fill(refused),
    ]);
  });

  it('repeats what does nothing twice, with one key, when the server asks for it', async () => {
    const asked: unknown[][] = [];
    const listener: RequestListener = ({ url, method, headers }, response) => {
      asked.push([method, url, headers['idempotency-key']]);
      response.setHeader('content-type', 'application/json');
      if (url?.endsWith('slow') === true) return;
      const isCreated = method === 'POST' && url === '/api/v1/links' && asked.length === 2;
      response.writeHead(isCreated ? 201 : 503, { 'retry-after': '0' });
      const error = { status: 503, code: 'http.unavailable', message: 'away', requestId: 'r1' };
      response.end(JSON.stringify(isCreated ? { data: { id: 1 } } : { error }));
    };
    await answering(listener, async (url) => {
      expect(await run('calls.mjs', CALLS, { LINKLET_URL: url })).toEqual([
        { id: 1 },
        ['LinkletError', 'http.unavailable', 'r1'],
        ['LinkletConnectionError', null, null],
      ]);
    });
    expect(asked.map(([method, path]) => `${String(method)} ${String(path)}`)).toEqual([
      ...Array<string>(2).fill('POST /api/v1/links'),
      'POST /api/v1/links/a%2Fb/note',
      ...Array<string>(3).fill('GET /api/v1/links/slow'),
    ]);
    expect(asked[0]?.[2]).toMatch(/^[\da-f-]{36}$/);
    expect(asked[1]?.[2]).toBe(asked[0]?.[2]);
  });
});
