import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { StorageSettings } from '../../../src/config/settings';
import { ResumeTasksService } from '../../../src/modules/batch/application/resume-tasks.service';
import { PlanLimitsService } from '../../../src/modules/billing';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { TestServer } from '../../support/app';
import {
  checkedTable,
  exportedRows,
  ranTable,
  sendTable,
  settled,
  type ShownTask,
  showTask,
  tableForm,
  taskCall,
} from '../../support/batch-tasks';
import { eventually } from '../../support/waiting';
import { TestTeam } from '../../support/teams';

interface Overview {
  readonly data: {
    readonly price: number;
    readonly currency: string;
    readonly groups: readonly {
      status: string;
      code: string | null;
      rows: number;
      column: string | null;
      sample: string[];
    }[];
  };
  readonly error: { readonly code: string; readonly message: string };
}

const slug = (): string => `b-${randomUUID().slice(0, 12)}`;

describe.each(['SQLite', 'MariaDB'] as const)('files of links over HTTP on %s', (engine) => {
  let server: TestServer;
  let tea: TestTeam;

  const overview = ({ externalId }: ShownTask) =>
    tea.admin.call<Overview>(`/batch/task/${externalId}/overview?currency=usd`);
  const reasons = async (task: ShownTask): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await overview(task)).body.data.groups.map(({ status, code, rows, column }) => [
        [status, code, column].filter((each) => each !== null).join(' '),
        rows,
      ]),
    );

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    tea = await TestTeam.make(server, 'classic');
  });

  it('are checked row by row before anything is made, and then made', async () => {
    const [own, taken] = [slug(), slug()];
    await tea.admin.shorten('https://example.com/', taken);
    const table = [
      '原始網址,自訂短碼,標籤,備註',
      `https://example.com/a,${own},"tea, fair",for the fair`,
      'example.com/b,,,',
      `https://example.com/c,${own},,`,
      `https://example.com/d,${taken},,`,
      'nonsense,,,',
      ',,tea,no address',
    ].join('\n');
    const task = await checkedTable(tea.admin, table, { fileName: 'spring.csv', tags: 'batch' });
    expect(task).toMatchObject({
      name: 'spring.csv',
      size: Buffer.byteLength(table),
      status: 'success',
      phase: 'ready',
      source: 'file',
      ...{ rows: 6, toCreate: 2, toSkip: 1, toFail: 3, created: 0 },
    });
    expect(await reasons(task)).toEqual({
      create: 2,
      'skip batch.row-empty 原始網址': 1,
      'fail batch.slug-twice 自訂短碼': 1,
      'fail links.slug-taken 自訂短碼': 1,
      'fail links.address-malformed 原始網址': 1,
    });
    const done = await ranTable(tea.admin, task);
    expect(done).toMatchObject({ phase: 'done', created: 2, skipped: 1, failed: 3 });
    const { body } = await tea.admin.call<{ data: { url: string; note: string; tags: { value: string }[] } }>(
      `/links/${own}`,
    );
    expect(body.data).toMatchObject({ url: 'https://example.com/a', note: 'for the fair' });
    expect(body.data.tags.map(({ value }) => value).sort()).toEqual(['batch', 'fair', 'tea']);
    const [heading, first] = await exportedRows(tea.admin, done);
    expect(heading).toBe('原始網址,自訂短碼,標籤,備註,shortUrl,status,code,column,message');
    expect(first).toMatch(
      new RegExp(`^https://example.com/a,${own},"tea, fair",for the fair,http\\S+${own},created,,,$`),
    );
    const [inChinese] = await exportedRows(tea.admin, done, { lang: 'zh-TW' });
    expect(inChinese).toContain('短網址,狀態,代碼,欄位,說明');
  });

  it('are shown as they would be read, and not kept', async () => {
    const preview = (content: string, fields = {}) =>
      tea.admin.call<{ data: unknown; error: { fields: { field: string; code: string }[] } }>(
        '/batch/files/preview',
        { method: 'POST', body: tableForm(content, fields) },
      );
    const spool = server.web.app.get(StorageSettings).spoolDir;
    const before = (await readdir(spool).catch(() => [])).length;
    const rows = Array.from({ length: 30 }, (_, n) => `https://example.com/${String(n)},Note ${String(n)},x`);
    const shown = await preview(['網址,備註,else', ...rows].join('\n'));
    expect(shown.status).toBe(200);
    expect(shown.body.data).toEqual({
      source: 'file',
      format: 'csv',
      columns: [
        { name: '網址', field: 'url' },
        { name: '備註', field: 'note' },
        { name: 'else', field: null },
      ],
      rows: rows.slice(0, 20).map((row) => row.split(',')),
    });
    const chosen = await preview('a,https://example.com/\nb', { mapping: '{"note":0}' });
    expect(chosen.body.data).toMatchObject({
      columns: [
        { name: null, field: 'note' },
        { name: null, field: 'url' },
      ],
      rows: [
        ['a', 'https://example.com/'],
        ['b', ''],
      ],
    });
    const refused = await preview('a,b\nc,d');
    expect([refused.status, refused.body.error.fields]).toEqual([
      400,
      [expect.objectContaining({ field: 'file', code: 'batch.no-url-column' })],
    ]);
    expect((await readdir(spool).catch(() => [])).length).toBe(before);
  });

  it('stand in the list by their category', async () => {
    const team = await TestTeam.make(server, 'classic');
    const ready = await checkedTable(team.admin, 'url\nhttps://example.com/');
    const failed = await checkedTable(team.admin, `url\n"${'x'.repeat(70_000)}`);
    expect(failed).toMatchObject({ status: 'failed', failure: { code: 'batch.row-too-long', row: 2 } });
    const { body } = await team.admin.call<{ data: Record<string, ShownTask[]> }>('/batch/tasks');
    const names = Object.entries(body.data).map(([status, tasks]) => [
      status,
      tasks.map((task) => task.externalId),
    ]);
    expect(names).toEqual([
      ['checking', []],
      ['inProgress', []],
      ['success', [ready.externalId]],
      ['failed', [failed.externalId]],
    ]);
    const answer = await team.admin.call<Overview>(`/batch/task/${failed.externalId}/overview`);
    expect(answer).toMatchObject({
      status: 409,
      body: { error: { code: 'batch.failed-task', message: 'Failed task' } },
    });
  });

  it('can be undone for a day, but for links that somebody clicked', async () => {
    const [clicked, unused] = [slug(), slug()];
    const table = `url,slug\nhttps://example.com/,${clicked}\nhttps://example.com/,${unused}`;
    const task = await ranTable(tea.admin, await checkedTable(tea.admin, table));
    expect(task.undoableUntil).toEqual(expect.any(String));
    await server.ask(`/${clicked}`, {
      headers: { 'x-forwarded-for': '10.9.8.7', 'user-agent': 'Mozilla/5.0 Firefox/150' },
    });
    await eventually(
      async () =>
        (
          await tea.admin.call<{ data: { linksData: { encodeId: string; totalClicks: number }[] } }>(
            '/links/overview/query',
            { method: 'POST', body: { filters: [{ key: 'encodeId', value: clicked }] } },
          )
        ).body,
      (body) =>
        JSON.stringify(body).includes('"totalClicks":1') || !JSON.stringify(body).includes('totalClicks'),
    );
    await taskCall(tea.admin, task, 'undo');
    const undone = await settled(tea.admin, task);
    expect(undone.phase).toBe('undone');
    const rows = await exportedRows(tea.admin, undone);
    expect(rows.find((row) => row.includes(unused))).toContain(',undone,');
    expect((await server.ask(`/${unused}`)).status).toBe(410);
    await expect(taskCall(tea.admin, task, 'undo')).resolves.toMatchObject({ status: 409 });
  });

  it('wait until tomorrow when the links of today are used, and lose no row', async () => {
    const team = await TestTeam.make(server, 'free');
    await server.web.app.get(PlanLimitsService, { strict: false }).take(team.groupId, 'batchLinks', 9_997);
    const addresses = Array.from({ length: 5 }, (_, index) => `https://example.com/${String(index)}`);
    const task = await checkedTable(team.admin, ['url', 'nonsense', ...addresses].join('\n'));
    const paused = await ranTable(team.admin, task);
    expect(paused).toMatchObject({ phase: 'paused', status: 'inProgress', created: 3, failed: 1 });
    // Another plan is there the next time that it is looked at.
    await team.grant('classic');
    const { app } = server.web;
    await app
      .get(UnitOfWork)
      .manager.query('UPDATE batch_tasks SET resumes_at = ? WHERE external_id = ?', [
        new Date(0),
        task.externalId,
      ]);
    await app.get(ResumeTasksService, { strict: false }).resume();
    const done = await eventually(
      () => showTask(team.admin, task.externalId),
      ({ phase }) => phase === 'done',
    );
    expect(done).toMatchObject({ created: 5, failed: 1, rows: 6 });
    expect(new Date(paused.resumesAt ?? '').getTime()).toBeGreaterThan(Date.now());
  });

  it('keep links on the shared domain plain when their rows name a domain of somebody else', async () => {
    const task = await checkedTable(tea.admin, 'url,domain\nhttps://example.com/,not-ours.example');
    expect(task).toMatchObject({ toFail: 1, toCreate: 0 });
  });

  describe('that harm', () => {
    const refusalOf = async (content: string | Uint8Array, fields = {}): Promise<string> => {
      const { status, body } = await sendTable(tea.admin, content, fields);
      return status === 201 ? 'taken' : body.error.code;
    };

    it.each([
      ['PDF named .csv', '%PDF-1.7 url', 'batch.file-kind'],
      ['.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'batch.file-kind'],
      [
        'a packed file that is no workbook',
        new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]),
        'batch.file-kind',
      ],
      ['NUL', 'url\nhttps://example.com/\0', 'batch.file-kind'],
      ['nothing', '', 'batch.file-empty'],
      ['10 000 columns', Array.from({ length: 10_000 }, () => 'url').join(), 'batch.too-many-columns'],
      ['no column of addresses', 'a,b\n1,2', 'batch.no-url-column'],
    ])('%s is refused', async (_, content, code) => {
      await expect(refusalOf(content)).resolves.toBe(code);
    });

    it('UTF-16 with its mark is read', async () => {
      const text = Buffer.from('\ufeffurl\tnote\nhttps://example.com/\t臺灣', 'utf16le');
      await expect(checkedTable(tea.admin, text)).resolves.toMatchObject({ rows: 1, toCreate: 1 });
    });

    it('duplicate headers and a __proto__ header are columns like others', async () => {
      const table = 'url,url,__proto__,constructor\nhttps://example.com/,nonsense,x,y';
      const task = await checkedTable(tea.admin, table);
      expect(task).toMatchObject({ toCreate: 1 });
      expect((await exportedRows(tea.admin, task))[0]).toMatch(/^url,url,__proto__,constructor,/);
    });

    it('one 20 MB line fails the task and nothing else', async () => {
      const task = await checkedTable(tea.admin, `url\nhttps://example.com/\n${'y'.repeat(20_000_000)}`);
      expect(task.failure).toEqual({ code: 'batch.row-too-long', row: 3 });
    });

    it('formula cells out, apostrophes in', async () => {
      const cells = ['=1+1', "'=1+1", "it's", '+886', '@x', "''"];
      const table = ['url,note', ...cells.map((cell) => `https://example.com/,${cell}`)].join('\n');
      const task = await checkedTable(tea.admin, table);
      const shown = (await exportedRows(tea.admin, task)).slice(1).map((row) => row.split(',')[1]);
      expect(shown).toEqual(["'=1+1", "'=1+1", "it's", "'+886", "'@x", "''"]);
    });

    it('row with data:, javascript:, own host is not made', async () => {
      const table = 'url\ndata:text/html\njavascript:alert(1)\nhttp://linklet.test/x\nhttp://127.0.0.1/';
      await expect(checkedTable(tea.admin, table)).resolves.toMatchObject({ toCreate: 0, toFail: 4 });
    });

    it('file name with path and RTL is shortened to its end', async () => {
      const task = await checkedTable(tea.admin, 'url\nhttps://example.com/', {
        name: '../../etc/\u202Evsc.exe',
      });
      expect(task.name).toBe('vsc.exe');
    });

    it.each(['[[[[', '{"url":{"a":{}}}', '[]', '{"__proto__":1}', '{"nothing":1}', '['.repeat(8_000)])(
      'deep JSON in mapping is refused: %j',
      async (mapping) => {
        await expect(refusalOf('url\nhttps://example.com/', { mapping })).resolves.toBe(
          'batch.mapping-invalid',
        );
      },
    );
  });

  describe('that are raced', () => {
    it('two runs at once are one', async () => {
      const task = await checkedTable(tea.admin, `url,slug\nhttps://example.com/,${slug()}`);
      const answers = await Promise.all([1, 2, 3, 4].map(() => taskCall(tea.admin, task, 'run')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      await expect(settled(tea.admin, task)).resolves.toMatchObject({ phase: 'done', created: 1, failed: 0 });
    });

    it.each([
      ['run', 'checking'],
      ['security_check/abort', 'running'],
      ['undo', 'running'],
    ])('%s while %s is refused, and changes nothing', async (call, phase) => {
      const task = await checkedTable(tea.admin, 'url\nhttps://example.com/');
      const { manager } = server.web.app.get(UnitOfWork);
      const put = (name: string) =>
        manager.query('UPDATE batch_tasks SET phase = ? WHERE external_id = ?', [name, task.externalId]);
      await put(phase);
      await expect(taskCall(tea.admin, task, call)).resolves.toMatchObject({
        status: 409,
        body: { error: { code: 'batch.wrong-phase' } },
      });
      expect((await showTask(tea.admin, task.externalId)).phase).toBe(phase);
      await put('ready');
    });

    it('row slug taken between check and run fails, and stops no other', async () => {
      const taken = slug();
      const table = `url,slug\nhttps://example.com/a,${taken}\nhttps://example.com/b,`;
      const task = await checkedTable(tea.admin, table);
      await tea.admin.shorten('https://example.com/', taken);
      await expect(ranTable(tea.admin, task)).resolves.toMatchObject({ created: 1, failed: 1 });
      expect(await reasons(await showTask(tea.admin, task.externalId))).toEqual({
        created: 1,
        'failed links.slug-taken slug': 1,
      });
    });

    it('aborted tasks make nothing', async () => {
      const task = await checkedTable(tea.admin, 'url\nhttps://example.com/');
      await taskCall(tea.admin, task, 'security_check/abort');
      await expect(showTask(tea.admin, task.externalId)).resolves.toMatchObject({
        phase: 'aborted',
        status: 'failed',
      });
      await expect(taskCall(tea.admin, task, 'run')).resolves.toMatchObject({ status: 409 });
    });
  });

  it('other group’s externalId does not exist', async () => {
    const task = await checkedTable(tea.admin, 'url\nhttps://example.com/');
    const stranger = (await TestTeam.make(server, 'classic')).admin;
    for (const what of ['run', 'undo', 'export', 'security_check/abort']) {
      const answer = await taskCall(stranger, task, what);
      expect([what, answer.status, answer.body.error.code]).toEqual([what, 404, 'batch.task-does-not-exist']);
    }
  });
});
