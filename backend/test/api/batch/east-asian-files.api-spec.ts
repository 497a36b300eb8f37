import { randomUUID } from 'node:crypto';
import { TestServer } from '../../support/app';
import {
  checkedTable,
  exportedRows,
  ranTable,
  sendTable,
  settled,
  showTask,
  taskCall,
} from '../../support/batch-tasks';
import { enginesFor } from '../../support/deployments';
import { writtenIn } from '../../support/east-asian-text';
import { ENCODED } from '../../support/encoded-pages';
import { TestTeam } from '../../support/teams';

const ROWS = 200;
const FAULTS = ['不是網址', 'javascript:alert(1)', 'http://127.0.0.1/', 'http://linklet.test/x'];
/** Three of each. */
const FAULT_ROWS: ReadonlyMap<number, string> = new Map(
  Array.from({ length: 12 }, (_, index) => [index * 16 + 3, FAULTS[index % FAULTS.length] ?? '']),
);

describe.each(enginesFor(1))('files as spreadsheets in Taiwan and Japan write them on %s', (engine) => {
  let tea: TestTeam;

  beforeAll(async () => {
    tea = await TestTeam.make(await TestServer.shared(engine), 'classic');
  });

  it('a Big5 file of 200 rows with 12 faults is checked, run, downloaded and undone', async () => {
    const mark = randomUUID().slice(0, 8);
    const rows = Array.from({ length: ROWS }, (_, n) => {
      const url = FAULT_ROWS.get(n) ?? `https://example.com/${mark}/${String(n)}`;
      return `${url},${mark}-${String(n)},春季特賣，第 ${String(n)} 項`;
    });
    const bytes = writtenIn('big5', ['原始網址,自訂短碼,備註', ...rows].join('\r\n'));
    const task = await checkedTable(tea.admin, bytes, { fileName: '特賣.csv' });
    expect(task).toMatchObject({ rows: ROWS, toCreate: ROWS - 12, toFail: 12, toSkip: 0 });

    const done = await ranTable(tea.admin, task);
    expect(done).toMatchObject({ phase: 'done', created: ROWS - 12, failed: 12, skipped: 0 });
    const link = await tea.admin.call<{ data: { note: string } }>(`/links/${mark}-0`);
    expect(link.body.data.note).toBe('春季特賣，第 0 項');

    const [heading, ...lines] = await exportedRows(tea.admin, done, { lang: 'zh-TW' });
    expect(heading).toBe('原始網址,自訂短碼,備註,短網址,狀態,代碼,欄位,說明');
    expect(lines).toHaveLength(ROWS);
    const failed = lines.flatMap((line, n) => (line.includes(',失敗,') ? [n] : []));
    expect(failed).toEqual([...FAULT_ROWS.keys()]);

    await taskCall(tea.admin, done, 'undo');
    await expect(settled(tea.admin, done)).resolves.toMatchObject({ phase: 'undone', undone: ROWS - 12 });
  });

  it('a Shift_JIS file is read', async () => {
    const slug = `s-${randomUUID().slice(0, 8)}`;
    const table = `リンク先,短縮コード,メモ\nhttps://example.com/,${slug},お茶`;
    const task = await checkedTable(tea.admin, writtenIn('shift_jis', table));
    await ranTable(tea.admin, task);
    const link = await tea.admin.call<{ data: { note: string } }>(`/links/${slug}`);
    expect(link.body.data.note).toBe('お茶');
    expect(await showTask(tea.admin, task.externalId)).toMatchObject({ created: 1 });
  });

  it.each([
    ['GB18030', 'gbk'],
    ['EUC-KR', 'euc-kr'],
    ['EUC-JP', 'euc-jp'],
  ] as const)('%s is refused by name', async (name, charset) => {
    const text = Array.from({ length: 20 }, () => ENCODED[charset].bytes);
    const { body } = await sendTable(tea.admin, Buffer.concat([Buffer.from('url,title\n'), ...text]));
    expect(body.error).toMatchObject({
      code: 'batch.file-encoding',
      message: expect.stringContaining(name) as string,
    });
  });

  it('Big5 that breaks in the middle is refused, and nothing of it is kept', async () => {
    const table = writtenIn('big5', '網址,備註\nhttps://example.com/,春季特賣');
    const { status, body } = await sendTable(tea.admin, Buffer.concat([table, Buffer.of(0x81, 0x0a)]));
    expect([status, body.error.code]).toEqual([400, 'batch.file-encoding']);
  });
});
