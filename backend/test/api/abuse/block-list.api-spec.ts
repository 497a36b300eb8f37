import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { type ActionSeen, DeskAdmin } from '../../support/desk';
import type { Refusal } from '../../support/teams';
import { eventually } from '../../support/waiting';

const ROOT = 'root@example.com';

interface Numbers {
  readonly totals: { readonly refused: number };
}

interface FileSeen {
  readonly readTime: string | null;
  readonly entries: number;
  readonly skipped: number;
  readonly skippedLines: readonly { readonly number: number; readonly text: string }[];
  readonly isOutdated: boolean;
}

describe.each(enginesFor(2))('blocked destinations at the desk on %s', (engine) => {
  let server: TestServer;
  let root: DeskAdmin;
  const dir = mkdtempSync(join(tmpdir(), 'linklet-blocks-'));
  const file = join(dir, 'block-list.txt');

  beforeAll(async () => {
    server = await TestServer.start(engine, { ADMIN_EMAILS: ROOT, BLOCK_LIST: file });
    root = new DeskAdmin(await server.member({ email: ROOT }));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  const readFile = (): Promise<FileSeen> => root.done('GET', '/admin/block-list');
  const blocked = async (kind = 'address-blocked'): Promise<string[]> => {
    const query = `kind=${kind}&isInForce=true`;
    const { actions } = await root.done<{ actions: ActionSeen[] }>('GET', `/admin/actions?${query}`);
    return actions.map(({ subject }) => subject);
  };
  const blockedBy = async (url: string) => (await root.find(url)).address?.blockedBy;

  it('come from the operator’s file, and which of its lines are of no use is shown', async () => {
    expect(await readFile()).toMatchObject({ readTime: null, entries: 0 });
    writeFileSync(file, 'evil.example # since Monday\ntwo words\n*.worse.example\n');
    const read = await eventually(readFile, ({ entries }) => entries === 2);
    expect(read).toMatchObject({
      skipped: 1,
      skippedLines: [{ number: 2, text: 'two words' }],
      isOutdated: false,
    });
    expect(Date.parse(read.readTime ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await blockedBy('https://a.worse.example/x')).toMatchObject({
      entry: '*.worse.example',
      source: 'file',
    });
    expect(await blockedBy('https://fine.example/')).toBeNull();
  });

  it('are those blocked by hand that nobody has allowed again, newest first', async () => {
    const ids: number[] = [];
    for (const n of [1, 2, 3]) {
      const url = `https://bad-${String(n)}.example/pay`;
      const { actionId } = await root.done<{ actionId: number }>('POST', '/abuse', { url, block: 'exact' });
      ids.push(actionId);
    }
    expect(await blocked()).toEqual(['bad-3.example/pay', 'bad-2.example/pay', 'bad-1.example/pay']);
    // A site admin who has just blocked or allowed something is shown that.
    expect(await blockedBy('https://bad-3.example/pay')).toMatchObject({
      entry: 'bad-3.example/pay',
      source: 'desk',
    });
    await root.undo(ids[1] ?? 0);
    expect(await blockedBy('https://bad-2.example/pay')).toBeNull();
    expect(await blocked()).toEqual(['bad-3.example/pay', 'bad-1.example/pay']);
    const { encodeId } = await (await server.guest()).shorten('https://example.com/');
    await root.done('DELETE', `/admin/cache/${encodeId}`);
    // What is done and over is in force nowhere.
    expect(await blocked('cache-cleared')).toEqual([]);
  });

  it('tell how often they refused an address, exactly, also after the process has ended', async () => {
    const url = 'https://counted.example/pay';
    await root.done('POST', '/abuse', { url, block: 'exact' });
    const member = await server.member();
    const refused = (path: string, method: 'POST' | 'PUT') =>
      member.call<Refusal>(path, { method, body: { url } });
    expect((await root.find(url)).address?.blockedBy).toMatchObject({ hits: 0, lastHitTime: null });
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await refused('/links', 'POST');
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('links.address-unsafe')]);
    }
    const { encodeId } = await member.shorten('https://fine.example/');
    expect((await refused(`/links/${encodeId}`, 'PUT')).status).toBe(400);
    // A caller who only asks is refused nothing.
    expect((await refused('/analytics/domain', 'POST')).status).toBe(200);
    const before = (await root.done<Numbers>('GET', '/admin/numbers')).totals.refused;
    await refused('/links', 'POST');
    await server.restart();
    const hits = { hits: 4, lastHitTime: expect.any(String) as string };
    expect((await root.find(url)).address?.blockedBy).toMatchObject({ source: 'desk', ...hits });
    const { actions } = await root.done<{ actions: (ActionSeen & { refused: object | null })[] }>(
      'GET',
      '/admin/actions?kind=address-blocked&isInForce=true',
    );
    expect(actions.find(({ subject }) => subject === 'counted.example/pay')?.refused).toEqual(hits);
    const after = (await root.done<Numbers>('GET', '/admin/numbers')).totals.refused;
    expect([after > 3, after >= before]).toEqual([true, true]);
  });

  it('are shown to site administrators alone', async () => {
    const member = await server.member();
    const { status, body } = await member.call<Refusal>('/admin/block-list');
    expect([status, body.error.code]).toEqual([403, 'identity.not-a-site-admin']);
  });
});
