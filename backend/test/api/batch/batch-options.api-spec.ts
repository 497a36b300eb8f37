import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { zipSync, strToU8 } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { MailSettings } from '../../../src/config/settings';
import { TestServer } from '../../support/app';
import { csvLine, textAsWritten } from '../../../src/shared/domain/csv';
import {
  checkedTable,
  exportOf,
  ranTable,
  sendTable,
  settled,
  type ShownTask,
} from '../../support/batch-tasks';
import { enginesFor } from '../../support/deployments';
import { NAUGHTY_TEXTS } from '../../support/naughty-texts';
import { TestTeam } from '../../support/teams';
import { eventually } from '../../support/waiting';

interface ShownLink {
  readonly url: string;
  readonly note: string | null;
  readonly createTime: string;
  readonly expireTime: string | null;
  readonly utm: { readonly source?: string } | null;
  readonly tags: readonly { readonly value: string }[];
}

const slug = (): string => `o-${randomUUID().slice(0, 12)}`;

describe.each(enginesFor(0))('what files of links can ask for on %s', (engine) => {
  let server: TestServer;
  let tea: TestTeam;

  const shown = async (name: string): Promise<ShownLink> =>
    (await tea.admin.call<{ data: ShownLink }>(`/links/${name}`)).body.data;

  async function workbookOf({ externalId }: ShownTask): Promise<Buffer> {
    const response = await fetch(`${server.url}/api/v1/batch/task/${externalId}/export`, {
      method: 'POST',
      headers: { ...tea.admin.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'xlsx', lang: 'en' }),
    });
    return Buffer.from(await response.arrayBuffer());
  }

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    tea = await TestTeam.make(server, 'classic');
  });

  it('is for all rows: name, mapping, domain, tags, utmFormat, expireTime, lang and location', async () => {
    const own = slug();
    const task = await checkedTable(tea.admin, `Ziel;Kurz\nhttps://example.com/;${own}`, {
      name: 'Spring fair',
      mapping: JSON.stringify({ url: 'Ziel', slug: 1 }),
      domain: 'linklet.test',
      tags: 'fair, tea',
      utmFormat: 'utm_source=mail',
      expireTime: '2099-01-01T00:00:00Z',
      lang: 'ja',
      location: 'TW',
    });
    expect(task).toMatchObject({ name: 'Spring fair', toCreate: 1 });
    await ranTable(tea.admin, task);
    const link = await shown(own);
    expect(link).toMatchObject({ utm: { source: 'mail' }, url: 'https://example.com/' });
    expect(link.expireTime).toMatch(/^2099-01-01T00:00:00/);
    expect(link.tags.map(({ value }) => value).sort()).toEqual(['fair', 'tea']);
  });

  it('is the currency of the overview', async () => {
    const task = await checkedTable(tea.admin, 'url\nhttps://example.com/');
    const ask = (query: string) =>
      tea.admin.call<{ data: { currency: string; price: number } }>(
        `/batch/task/${task.externalId}/overview${query}`,
      );
    expect((await ask('')).body.data).toMatchObject({ currency: 'ntd', price: 0 });
    expect((await ask('?currency=usd')).body.data).toMatchObject({ currency: 'usd' });
    expect((await ask('?currency=eur')).status).toBe(400);
  });

  it('is a workbook, in and out', async () => {
    const own = slug();
    const book = await writeXlsxFile([
      {
        sheet: 'Links',
        data: [
          ['url', 'slug'],
          ['https://example.com/', own],
          ['nonsense', ''],
        ],
      },
    ]).toBuffer();
    const task = await checkedTable(tea.admin, new Uint8Array(book), { fileName: 'links.xlsx' });
    expect(task).toMatchObject({ rows: 2, toCreate: 1, toFail: 1 });
    await ranTable(tea.admin, task);
    const [sheet] = await readWorkbook(await workbookOf(task));
    expect(sheet?.data[0]).toEqual(['url', 'slug', 'Short URL', 'Status', 'Code', 'Column', 'Message']);
    expect(sheet?.data[1]?.[3]).toBe('created');
    expect(sheet?.data[2]?.slice(3, 5)).toEqual(['failed', 'links.address-malformed']);
  });

  it('comes back from a workbook as it was, without marks that readers would see', async () => {
    const cells = ['=1+1', "'=1", "'tis", '+886', 'a\bb', '_x0008_', 'two\nlines', '臺灣 🙂'];
    const rows = cells.map((cell) => ['https://example.com/', cell]);
    const notesIn = async (book: Buffer): Promise<unknown[]> =>
      (await readWorkbook(book)).flatMap(({ data }) => data.slice(1).map((row) => row[1]));
    const table = [['url', 'note'], ...rows].map(csvLine).join('');
    const once = await workbookOf(await checkedTable(tea.admin, table));
    await expect(notesIn(once)).resolves.toEqual(cells);
    const again = await checkedTable(tea.admin, new Uint8Array(once), { fileName: 'links.xlsx' });
    expect(again).toMatchObject({ rows: cells.length });
    await expect(notesIn(await workbookOf(again))).resolves.toEqual(cells);
  });

  it('ends with one mail for more than a thousand rows, and with none for fewer', async () => {
    const { outboxDir } = server.web.app.get(MailSettings);
    const mailsAbout = async (name: string): Promise<number> => {
      const names = await readdir(outboxDir).catch(() => []);
      const whole = names.filter((each) => each.endsWith('.eml'));
      const mails = await Promise.all(whole.map((each) => readFile(join(outboxDir, each), 'utf8')));
      return mails.filter((mail) => mail.includes(`To: ${tea.maker.email}`) && mail.includes(name)).length;
    };
    const run = async (name: string, rows: number): Promise<void> => {
      const table = ['url', 'https://example.com/', ...Array.from({ length: rows - 1 }, () => 'x')].join(
        '\n',
      );
      await ranTable(tea.admin, await checkedTable(tea.admin, table, { name }));
    };
    const [few, many] = [`few-${slug()}.csv`, `many-${slug()}.csv`];
    await run(few, 1_000);
    await run(many, 1_001);
    await eventually(
      () => mailsAbout(many),
      (count) => count > 0,
    );
    expect([await mailsAbout(many), await mailsAbout(few)]).toEqual([1, 0]);
  });

  describe('in a workbook that harms', () => {
    const part = strToU8('<x/>');
    const codeOf = async (parts: Record<string, Uint8Array>): Promise<string> =>
      (await sendTable(tea.admin, zipSync(parts), { fileName: 'links.xlsx' })).body.error.code;

    it.each([
      ['zip bomb', { 'xl/workbook.xml': part, 'xl/worksheets/sheet1.xml': new Uint8Array(30_000_000) }],
      [
        '1 000 000 sheets',
        {
          'xl/workbook.xml': part,
          ...Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`xl/worksheets/sheet${n}.xml`, part])),
        },
      ],
      ['macro', { 'xl/workbook.xml': part, 'xl/vbaProject.bin': part }],
      ['external relations', { 'xl/workbook.xml': part, 'xl/externalLinks/externalLink1.xml': part }],
    ])('%s is refused unread', async (_, parts) => {
      await expect(codeOf(parts)).resolves.toBe('batch.file-suspicious');
    });

    it('10 GB claimed is refused unread', async () => {
      const bytes = Buffer.from(zipSync({ 'xl/workbook.xml': part, 'xl/worksheets/sheet1.xml': part }));
      const directory = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
      bytes.writeUInt32LE(0xffff_fff0, directory + 24);
      const { body } = await sendTable(tea.admin, bytes, { fileName: 'links.xlsx' });
      expect(body.error.code).toBe('batch.file-suspicious');
    });

    it('less claimed than there is, is refused while it is unpacked', async () => {
      const bytes = Buffer.from(
        zipSync({ 'xl/workbook.xml': part, 'xl/worksheets/sheet1.xml': new Uint8Array(5_000_000) }),
      );
      const directory = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
      bytes.writeUInt32LE(100, directory + 24);
      const { body } = await sendTable(tea.admin, bytes, { fileName: 'links.xlsx' });
      expect(body.error.code).toBe('batch.file-kind');
    });
  });

  describe('in exports of other services', () => {
    const made = '2020-05-06T07:08:09';
    const cases = (own: string): [string, string][] => [
      [
        'bitly',
        `created_at,title,long_url,bitlink,tags\n${made}+0000,Tea,https://example.com/,bit.ly/${own},"a,b"`,
      ],
      [
        'shortio',
        `Original URL,Short URL,Title,Tags,Created At\nhttps://example.com/,https://s.test/${own},Tea,"a,b",${made}Z`,
      ],
      [
        'shlink',
        `Created at,Short URL,Short code,Long URL,Title,Tags,Visits\n${made}+00:00,https://s.test/${own},${own},https://example.com/,Tea,a|b,7`,
      ],
      [
        'yourls',
        `keyword,url,title,timestamp,ip,clicks,tags\n${own},https://example.com/,Tea,2020-05-06 07:08:09,192.0.2.1,7,a|b`,
      ],
      [
        'kutt',
        `target,address,description,created_at,tags\nhttps://example.com/,${own},Tea,${made}.000Z,"a,b"`,
      ],
    ];
    it.each([0, 1, 2, 3, 4])(
      'every row is accounted for, with slug, note, tags and date (%i)',
      async (index) => {
        const own = slug();
        const [source, table] = cases(own)[index] ?? ['', ''];
        const task = await checkedTable(tea.admin, table);
        expect(task).toMatchObject({ source, rows: 1, toCreate: 1 });
        await ranTable(tea.admin, task);
        const link = await shown(own);
        expect(link).toMatchObject({ url: 'https://example.com/', note: 'Tea' });
        expect(link.tags.map(({ value }) => value).sort()).toEqual(['a', 'b']);
        expect(new Date(link.createTime).toISOString()).toBe(`${made}.000Z`);
      },
    );
  });

  it('comes back as it was: import(export(x)) = x', async () => {
    const own = ['=1+1', '＝wide', "'", "''x", '-5', 'a "quote", and; more', '臺灣 🙂'];
    // A file with these is no text.
    const texts = NAUGHTY_TEXTS.filter((text) => !text.includes('\0') && !/\p{Cs}/u.test(text));
    const cells = [...own, ...texts];
    const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`);
    const once = await checkedTable(
      tea.admin,
      ['url,note', ...quoted.map((cell) => `https://example.com/,${cell}`)].join('\n'),
    );
    const first = await exportOf(tea.admin, once);
    const notesIn = (file: string): string[] =>
      parse(file, { bom: true, relax_column_count: true }).map((row) => textAsWritten(row[1] ?? ''));
    expect(notesIn(first).slice(1)).toEqual(cells.map(textAsWritten));
    const twice = await checkedTable(tea.admin, first);
    expect(notesIn(await exportOf(tea.admin, twice))).toEqual(notesIn(first));
    await expect(settled(tea.admin, twice)).resolves.toMatchObject({ rows: cells.length });
  });
});
