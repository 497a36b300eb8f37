import { readdir } from 'node:fs/promises';
import { StorageSettings } from '../../../src/config/settings';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { TestServer } from '../../support/app';
import { checkedTable, sendTable, settled, type ShownTask, taskCall } from '../../support/batch-tasks';
import { enginesFor } from '../../support/deployments';
import { TestTeam } from '../../support/teams';
import { eventually } from '../../support/waiting';

const TABLE = 'url\nhttps://example.com/';

describe.each(enginesFor(0))('what is kept of files on %s', (engine) => {
  let server: TestServer;
  let tea: TestTeam;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    tea = await TestTeam.make(server, 'classic');
  });

  const query = <T>(sql: string, values: unknown[]): Promise<T> =>
    server.web.app.get(UnitOfWork).manager.query<T>(sql, values);

  async function expectNoFile({ externalId }: ShownTask): Promise<void> {
    const [row] = await query<{ file: string }[]>('SELECT file FROM batch_tasks WHERE external_id = ?', [
      externalId,
    ]);
    const { name } = JSON.parse(row?.file ?? '{}') as { name: string };
    const { spoolDir } = server.web.app.get(StorageSettings);
    await eventually(
      () => readdir(spoolDir),
      (names) => !names.includes(name),
    );
  }

  it('is no file that has been checked, that cannot be read, or that nobody wants any more', async () => {
    await expectNoFile(await checkedTable(tea.admin, TABLE));
    const failed = await checkedTable(tea.admin, `${TABLE}\n"${'x'.repeat(70_000)}`);
    expect(failed.phase).toBe('failed');
    await expectNoFile(failed);
    const { body } = await sendTable(
      tea.admin,
      [TABLE, ...Array.from({ length: 3_000 }, () => 'x')].join('\n'),
    );
    await taskCall(tea.admin, body.data, 'security_check/abort');
    expect((await settled(tea.admin, body.data)).phase).toBe('aborted');
    await expectNoFile(body.data);
  });

  it('are three million rows of a group at most, until old ones are forgotten', async () => {
    const task = await checkedTable(tea.admin, TABLE);
    const put = (rows: number) =>
      query('UPDATE batch_tasks SET row_count = ? WHERE external_id = ?', [rows, task.externalId]);
    await put(3_000_000);
    const { status, body } = await sendTable(tea.admin, TABLE);
    expect([status, body.error.code]).toEqual([409, 'batch.too-many-rows-kept']);
    await put(1);
    expect((await sendTable(tea.admin, TABLE)).status).toBe(201);
  });
});
