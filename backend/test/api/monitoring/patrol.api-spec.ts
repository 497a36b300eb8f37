import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { MailSettings } from '../../../src/config/settings';
import { OutageMailsService } from '../../../src/modules/notifications/application/outages/outage-mails.service';
import { PatrolService } from '../../../src/modules/monitoring/application/patrol.service';
import { Clock } from '../../../src/shared/domain/clock';
import { type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { changeGroup } from '../../support/groups';
import { refused, set, show, visit } from '../../support/links';
import { PUBLIC_IP, TestNetwork } from '../../support/networks';
import { type PageHandler, pageOf, PageServer, redirectTo } from '../../support/page-server';
import { eventually } from '../../support/waiting';

interface Notices {
  readonly notifications: readonly { readonly type: string; readonly params: Record<string, unknown> }[];
}

const { signal } = new AbortController();
const SHOP = 'http://shop.test/tea';
const BACKUP = 'http://fine.test/backup';
const status = (code: number): PageHandler => pageOf('x', 'text/plain', code);

describe.each(enginesFor(1))('the patrol on %s', (engine) => {
  const [site, canary] = [new PageServer(), new PageServer()];
  const dir = mkdtempSync(join(tmpdir(), 'linklet-patrol-'));
  const blockList = join(dir, 'block-list.txt');
  let network: TestNetwork;
  let server: TestServer;
  let bob: TestMember;
  let minutes = 0;

  /** Lets time pass for the work, and for nothing else. */
  const later = async (more: number, work: () => Promise<void>): Promise<void> => {
    minutes += more;
    const ahead = minutes * 60_000;
    const spy = jest
      .spyOn(server.web.app.get(Clock), 'now')
      .mockImplementation(() => new Date(Date.now() + ahead));
    await work().finally(() => spy.mockRestore());
  };
  const patrol = (more: number) => later(more, () => server.web.app.get(PatrolService).run(signal));
  const sendMails = async (more: number): Promise<void> => {
    await later(more, () => server.web.app.get(OutageMailsService).send(signal));
    // The worker goes by the machine's own clock.
    await server.web.app
      .get(DataSource)
      .query("UPDATE jobs SET next_at = ? WHERE name = 'mail.send' AND state = 'open'", [new Date()]);
  };

  const healthOf = async (slug: string) =>
    ((await show(bob, slug)).body.data as unknown as { health: Record<string, unknown> }).health;
  const leadsTo = async (slug: string) => (await visit(server, slug))[1];

  const noticesOf = async (
    member: TestMember,
    kinds = /^destination-/,
  ): Promise<readonly (readonly unknown[])[]> => {
    const { body } = await member.call<{ data: Notices }>('/my/notifications');
    return body.data.notifications
      .filter(({ type }) => kinds.test(type))
      .map(({ type, params }) => [type, params['encodeId']]);
  };

  const mails = (): readonly string[] => {
    const { outboxDir } = server.web.app.get(MailSettings);
    return readdirSync(outboxDir)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outboxDir, name), 'utf8'))
      .filter((text) => text.includes(`To: ${bob.email}`));
  };

  beforeAll(async () => {
    await Promise.all([site.start(), canary.start()]);
    network = new TestNetwork(site, canary);
    for (const host of ['shop.test', 'fine.test']) network.names.set(host, [[PUBLIC_IP]]);
    site.pages.set('/fine', status(200));
    site.pages.set('/backup', status(200));
    server = await TestServer.start(engine, { BLOCK_LIST: blockList }, network);
    bob = await server.member({ email: 'bob@example.com' });
    await bob.shorten('http://fine.test/fine', 'witness');
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([site.stop(), canary.stop()]);
    rmSync(dir, { recursive: true, force: true });
  });

  it('tells of a destination that goes down, sends its visitors elsewhere, and tells when it is back', async () => {
    site.pages.set('/tea', status(503));
    await bob.shorten(SHOP, 'tea');
    expect(await healthOf('tea')).toMatchObject({ state: 'unknown', lastProbedAt: null, downSince: null });
    await patrol(0);
    expect(await healthOf('tea')).toMatchObject({ state: 'doubtful', lastStatus: 503, downSince: null });
    await patrol(15);
    expect(await noticesOf(bob)).toEqual([]);
    await patrol(15);
    const { downSince, ...health } = await healthOf('tea');
    expect(health).toMatchObject({ state: 'down', lastStatus: 503, lastProblem: null, upSince: null });
    expect(typeof downSince).toBe('string');
    await eventually(
      () => noticesOf(bob),
      (found) => found.length > 0,
    );
    expect(await noticesOf(bob)).toEqual([['destination-down', 'tea']]);

    expect(await leadsTo('tea')).toBe(SHOP);
    expect(await set(bob, 'tea', 'backupUrl', BACKUP)).toMatchObject({ status: 200 });
    expect((await show(bob, 'tea')).body.data).toMatchObject({ backupUrl: BACKUP });
    expect(await leadsTo('tea')).toBe(BACKUP);

    const before = mails().length;
    await sendMails(5);
    await eventually(
      () => Promise.resolve(mails()),
      (found) => found.length > before,
    );
    expect(mails().at(-1)).toContain('Subject: shop.test is down');

    site.pages.set('/tea', status(200));
    await patrol(10);
    expect(await healthOf('tea')).toMatchObject({ state: 'up', lastStatus: 200, downSince: null });
    expect(await leadsTo('tea')).toBe(SHOP);
    await eventually(
      () => noticesOf(bob),
      (found) => found.length > 1,
    );
    expect(await noticesOf(bob)).toEqual([
      ['destination-back', 'tea'],
      ['destination-down', 'tea'],
    ]);
    // One mail an hour.
    await sendMails(5);
    expect(mails()).toHaveLength(before + 1);
    await sendMails(60);
    await eventually(
      () => Promise.resolve(mails()),
      (found) => found.length > before + 1,
    );
  });

  it('looks at once at where a link leads since it was changed, and forgets the outage of before', async () => {
    site.pages.set('/coffee', status(404));
    await bob.shorten('http://shop.test/coffee', 'coffee');
    for (const more of [0, 15, 15]) await patrol(more);
    expect(await healthOf('coffee')).toMatchObject({ state: 'down' });
    await bob.call('/links/coffee', { method: 'PUT', body: { url: 'http://fine.test/fine' } });
    expect(await healthOf('coffee')).toMatchObject({ state: 'unknown', downSince: null, lastProbedAt: null });
    expect(await leadsTo('coffee')).toBe('http://fine.test/fine');
    await patrol(1);
    expect(await healthOf('coffee')).toMatchObject({ state: 'up', lastStatus: 200 });
  });

  it('switches off what the block list names anywhere on a link, tells its owner, and keeps it on the same host', async () => {
    await bob.shorten('http://fine.test/fine', 'two-ways');
    await set(bob, 'two-ways', 'backupUrl', 'http://evil.test/backup');
    writeFileSync(blockList, 'evil.test/backup');
    await patrol(1);
    expect((await show(bob, 'two-ways')).body.data).toMatchObject({ disabledFor: 'blocked', warning: null });
    expect((await visit(server, 'two-ways'))[0]).toBe(410);
    const reported = () => noticesOf(bob, /^link-/);
    await eventually(reported, (found) => found.length > 0);
    expect(await reported()).toEqual([['link-disabled', 'two-ways']]);

    await set(bob, 'two-ways', 'backupUrl', 'http://evil.test/backup-too');
    expect((await show(bob, 'two-ways')).body.data).toMatchObject({ disabledFor: 'blocked' });
    await bob.call('/links/two-ways', { method: 'PUT', body: { url: BACKUP, backupUrl: null } });
    expect((await show(bob, 'two-ways')).body.data).toMatchObject({ disabledFor: 'blocked' });
    writeFileSync(blockList, '');
    expect(await reported()).toHaveLength(1);
  });

  it('finds links by it', async () => {
    site.pages.set('/gone', status(410));
    await bob.shorten('http://shop.test/gone', 'gone');
    for (const more of [0, 15, 15]) await patrol(more);
    await changeGroup(server, bob.groupId, { plan: 'classic' });
    const { body } = await bob.call<{ data: { linksData: { encodeId: string; health: object }[] } }>(
      '/links/overview/query',
      { method: 'POST', body: { filters: [{ key: 'has', value: 'down' }] } },
    );
    expect(body.data.linksData).toMatchObject([
      { encodeId: 'gone', health: { state: 'down', lastStatus: 410 } },
    ]);
  });

  it('never reaches the inside of a network', async () => {
    network.names.set('inside.test', [[PUBLIC_IP], ['127.0.0.1']]);
    site.pages.set('/inward', redirectTo('http://127.0.0.1/'));
    await bob.shorten('http://inside.test/', 'inside');
    await bob.shorten('http://shop.test/inward', 'inward');
    for (const more of [0, 15, 15]) await patrol(more);
    expect(canary.connections).toBe(0);
    expect(await healthOf('inward')).toMatchObject({ state: 'unknown', lastProblem: 'address' });
  });

  it('shows who asks, once for each question, and brings no cookies along', async () => {
    site.pages.set('/cookie', (response) => response.writeHead(200, { 'set-cookie': 'a=b' }).end());
    await bob.shorten('http://shop.test/cookie', 'cookie-a');
    await bob.shorten('http://shop.test/cookie', 'cookie-b');
    await patrol(0);
    const heads = site.requests.filter(({ url, method }) => url === '/cookie' && method === 'HEAD');
    expect(heads.length).toBeGreaterThan(0);
    for (const { headers } of site.requests.filter(({ url }) => url === '/cookie')) {
      expect(headers['user-agent']).toMatch(/^Linklet\/\d.* \(\+http:\/\/linklet\.test\)$/);
      expect(headers.cookie).toBeUndefined();
    }
    expect(await healthOf('cookie-b')).toMatchObject({ state: 'up', lastStatus: 200 });
  });

  describe('an address for as long as the destination is down', () => {
    beforeAll(() => bob.shorten('http://fine.test/fine', 'backed'));

    it.each([
      ['http://linklet.test/x', 'links.address-own-host'],
      ['http://10.0.0.1/', 'links.address-private'],
      ['http://me:secret@fine.test/', 'links.address-credentials'],
      ['javascript:alert(1)', 'links.address-scheme'],
      [`http://fine.test/${'x'.repeat(2_048)}`, 'links.address-too-long'],
      ['', 'links.address-missing'],
    ])('is no %s', async (address, code) => {
      expect(await set(bob, 'backed', 'backupUrl', address)).toMatchObject(refused(400, code, 'value'));
      const edited = await bob.call('/links/backed', { method: 'PUT', body: { backupUrl: address } });
      expect(edited).toMatchObject(refused(400, code, 'backupUrl'));
      expect((await show(bob, 'backed')).body.data).toMatchObject({ backupUrl: null });
    });

    it.each([[7], [{}], [['http://fine.test/']], [true]])('is no %j', async (value) => {
      expect((await set(bob, 'backed', 'backupUrl', value)).status).toBe(400);
    });

    it('is kept with the history, cleared with null, and asked for by members alone', async () => {
      expect((await bob.call('/links/backed', { method: 'PUT', body: { backupUrl: BACKUP } })).status).toBe(
        200,
      );
      expect(await set(bob, 'backed', 'backupUrl', null)).toMatchObject({ status: 200 });
      expect((await show(bob, 'backed')).body.data).toMatchObject({ backupUrl: null });
      const { body } = await bob.call<{ data: { changes: { field: string }[] } }>('/links/backed/history');
      expect(body.data.changes.map(({ field }) => field)).toEqual(['backupUrl', 'backupUrl']);
      const guest = await server.guest();
      const request = { url: 'http://fine.test/', backupUrl: BACKUP };
      const made = await guest.call('/links', { method: 'POST', body: request });
      expect(made).toMatchObject(refused(403, 'links.option-for-members', 'backupUrl'));
    });
  });
});

describe('the patrol of an installation', () => {
  const patrolJobs = async (value: string): Promise<unknown[]> => {
    const server = await TestServer.start('SQLite', { PATROL: value });
    try {
      const jobs = (name: string) =>
        server.web.app
          .get(DataSource)
          .query<unknown[]>('SELECT id FROM jobs WHERE name = ? AND state = ?', [name, 'done']);
      // It is made along with the others of its minute.
      await eventually(
        () => jobs(value === 'on' ? 'links.patrol' : 'jobs.remove-done'),
        (found) => found.length > 0,
      );
      return await jobs('links.patrol');
    } finally {
      await server.stop();
    }
  };

  it('walks unless it is switched off', async () => {
    expect(await patrolJobs('on')).toHaveLength(1);
    expect(await patrolJobs('off')).toEqual([]);
  });
});
