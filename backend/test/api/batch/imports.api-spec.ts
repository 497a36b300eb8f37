import { randomUUID } from 'node:crypto';
import { ResumeTasksService } from '../../../src/modules/batch/application/resume-tasks.service';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { type TestCaller, TestServer } from '../../support/app';
import type { Refusal } from '../../support/asking';
import {
  exportedRows,
  ranTable,
  settled,
  type ShownTask,
  showTask,
  taskCall,
} from '../../support/batch-tasks';
import { enginesFor } from '../../support/deployments';
import { PUBLIC_IP, TestNetwork } from '../../support/networks';
import { type PageHandler, pageOf, PageServer, redirectTo } from '../../support/page-server';
import { TestTeam } from '../../support/teams';
import { eventually } from '../../support/waiting';

const TOKEN = 'shlink-secret-token';
const PAGES = 3;

interface Input {
  readonly service?: string;
  readonly address?: string;
  readonly token?: string;
  readonly tags?: string;
}

describe.each(enginesFor(1))('links fetched from another service on %s', (engine) => {
  let site: PageServer;
  let server: TestServer;
  let tea: TestTeam;
  /** Slugs of the account begin with it. */
  let mark: string;

  const pathOf = (page: number): string => `/rest/v3/short-urls?page=${String(page)}&itemsPerPage=100`;

  /** Two links on each page; the last one leads nowhere. */
  function pageOfShlink(page: number): PageHandler {
    const link = (nth: number) => ({
      shortCode: `${mark}-${String(nth)}`,
      longUrl: nth === 2 * PAGES ? 'nonsense' : `https://example.com/${String(nth)}`,
      dateCreated: '2020-05-06T07:08:09+00:00',
      tags: ['tea'],
      title: 'Tea',
      visitsSummary: { total: 7 },
    });
    const data = [link(2 * page - 1), link(2 * page)];
    const answer = { shortUrls: { data, pagination: { currentPage: page, pagesCount: PAGES } } };
    return pageOf(JSON.stringify(answer), 'application/json');
  }

  beforeAll(async () => {
    site = new PageServer();
    await site.start();
    const network = new TestNetwork(site);
    for (const name of ['shlink.test', 'evil.test']) network.names.set(name, [[PUBLIC_IP]]);
    server = await TestServer.start(engine, {}, network);
    tea = await TestTeam.make(server, 'classic');
  });
  afterAll(async () => {
    await server.stop();
    await site.stop();
  });
  beforeEach(() => {
    mark = randomUUID().slice(0, 8);
    site.requests.length = 0;
    site.pages.clear();
    for (let page = 1; page <= PAGES; page += 1) site.pages.set(pathOf(page), pageOfShlink(page));
  });

  const start = (input: Input = {}, who: TestCaller = tea.admin) =>
    who.call<{ data: ShownTask } & Refusal>('/batch/imports', {
      method: 'POST',
      body: { service: 'shlink', address: 'http://shlink.test/', token: ` ${TOKEN}\n`, ...input },
    });

  /** Two minutes later. */
  async function goOn({ externalId }: ShownTask): Promise<void> {
    const { app } = server.web;
    await app
      .get(UnitOfWork)
      .manager.query('UPDATE batch_tasks SET touched_at = ? WHERE external_id = ?', [
        new Date(0),
        externalId,
      ]);
    await app.get(ResumeTasksService, { strict: false }).resume();
  }

  const storedFile = async ({ externalId }: ShownTask): Promise<string> => {
    const [row] = await server.web.app
      .get(UnitOfWork)
      .manager.query<{ file: string }[]>('SELECT file FROM batch_tasks WHERE external_id = ?', [externalId]);
    return row?.file ?? '';
  };

  it('are checked like those of a file, run, saved with their clicks, and undone', async () => {
    const { status, body } = await start({ tags: 'moved' });
    expect([status, body.data]).toMatchObject([
      201,
      { source: 'shlink', name: 'Shlink, shlink.test', phase: 'uploaded', rowsFetched: 0 },
    ]);
    const task = await settled(tea.admin, body.data);
    expect(task).toMatchObject({ phase: 'ready', rows: 6, toCreate: 5, toFail: 1, rowsFetched: null });
    expect(new Set(site.requests.map(({ headers }) => headers['x-api-key']))).toEqual(new Set([TOKEN]));

    const done = await ranTable(tea.admin, task);
    expect(done).toMatchObject({ phase: 'done', created: 5, failed: 1 });
    const link = await tea.admin.call<{
      data: { note: string; createTime: string; tags: { value: string }[] };
    }>(`/links/${mark}-1`);
    expect(link.body.data).toMatchObject({ note: 'Tea', url: 'https://example.com/1' });
    expect(new Date(link.body.data.createTime).toISOString()).toBe('2020-05-06T07:08:09.000Z');
    expect(link.body.data.tags.map(({ value }) => value).sort()).toEqual(['moved', 'tea']);
    const [heading, first] = await exportedRows(tea.admin, done);
    expect(heading).toBe('url,slug,shortUrl,title,tags,createdAt,clicks,shortUrl,status,code,column,message');
    expect(first).toContain(`${mark}-1,,Tea,tea,2020-05-06T07:08:09+00:00,7,http`);

    await taskCall(tea.admin, done, 'undo');
    await expect(settled(tea.admin, done)).resolves.toMatchObject({ phase: 'undone', undone: 5 });
  });

  it('go on where they were when the service was away, and the token stays sealed until then', async () => {
    site.pages.set(pathOf(2), pageOf('', 'text/html', 503));
    const { body } = await start();
    const waiting = await eventually(
      () => showTask(tea.admin, body.data.externalId),
      () => site.visits.includes(`shlink.test${pathOf(2)}`),
    );
    expect(waiting.phase).toBe('uploaded');
    const kept = await storedFile(body.data);
    expect(kept).toContain('"token"');
    expect(kept).not.toContain(TOKEN);

    site.pages.set(pathOf(2), pageOfShlink(2));
    site.requests.length = 0;
    await goOn(body.data);
    await expect(settled(tea.admin, body.data)).resolves.toMatchObject({ phase: 'ready', rows: 6 });
    expect(site.visits).not.toContain(`shlink.test${pathOf(1)}`);
    expect(await storedFile(body.data)).not.toContain('"token"');
  });

  it('end when the token is revoked meanwhile, or when somebody stops them', async () => {
    site.pages.set(pathOf(2), pageOf('', 'text/html', 401));
    const refused = await settled(tea.admin, (await start()).body.data);
    expect(refused.failure).toEqual({ code: 'batch.import-refused', row: null });
    expect(await storedFile(refused)).not.toContain('"token"');

    site.pages.set(pathOf(2), pageOf('', 'text/html', 429));
    const { body } = await start();
    await taskCall(tea.admin, body.data, 'security_check/abort');
    await goOn(body.data);
    await expect(settled(tea.admin, body.data)).resolves.toMatchObject({ phase: 'aborted' });
    expect(await storedFile(body.data)).not.toContain('"token"');
  });

  it.each<[string, Input, PageHandler | null, string]>([
    ['a wrong token', {}, pageOf('', 'text/html', 401), 'token'],
    ['a service that is away', {}, pageOf('', 'text/html', 502), 'address'],
    ['another site', {}, pageOf('<html>'), 'address'],
    ['a redirect', {}, redirectTo('http://evil.test/'), 'address'],
    ['no host', { address: 'http://nobody.test' }, null, 'address'],
    ['our own network', { address: 'http://169.254.169.254/' }, null, 'address'],
    ['no address', { address: '' }, null, 'address'],
    ['no token', { token: ' ' }, null, 'token'],
    ['a token with a second header', { token: 'a\r\nx-evil: 1' }, null, 'token'],
    ['an unknown service', { service: 'tinyurl' }, null, 'service'],
  ])('%s is refused at once', async (_, input, handler, field) => {
    if (handler) site.pages.set(pathOf(1), handler);
    const { status, body } = await start(input);
    expect([status, body.error.fields?.map((each) => each.field)]).toEqual([400, [field]]);
    expect(site.visits.filter((visit) => visit.startsWith('evil.test'))).toEqual([]);
  });
});
