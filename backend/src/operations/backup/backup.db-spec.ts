import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import {
  emptyStorage,
  ENGINE_NAMES,
  type EngineName,
  migratedStorage,
  type TestStorage,
} from '../../../test/support/database';
import { visitLine, writeSegment } from '../../../test/support/visits';
import { SecretSettings, type StorageSettings } from '../../config/settings';
import { dataSourceOptions, openDataSource } from '../../shared/database/data-source';
import { JournalReader } from '../../shared/journal/journal-reader';
import { makeBackup } from './backup';
import { type Manifest, manifestFile, readManifest } from './manifest';
import { checkBackup, restoreBackup, whatIsThere } from './restore';

const T = Date.UTC(2026, 10, 21, 10);
const SECRET = 'k'.repeat(43);
/** What lines, quotes, encodings and databases stumble over. */
const ODD_TEXTS = [
  "it's",
  '"quoted"',
  'back\\slash \\n',
  'a\nb\r\nc\td',
  'u\u2028v\u2029w',
  '臺灣 🇹🇼 👩‍💻',
  '',
  '0',
];

async function openStorage<T>(
  storage: StorageSettings,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await openDataSource(dataSourceOptions(storage));
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

const makeLink = (dataSource: DataSource, slug: string, note: string | null) =>
  dataSource.query(
    'INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at, note) VALUES (0, ?, ?, 0, 0, ?, ?)',
    [slug, 'https://example.com/', new Date(T + 123), note],
  );

const idOf = async (dataSource: DataSource, slug: string): Promise<number> => {
  const [row] = await dataSource.query<{ id: number | string }[]>('SELECT id FROM links WHERE slug = ?', [
    slug,
  ]);
  return Number(row?.id);
};

async function tableNames(dataSource: DataSource): Promise<string[]> {
  const sql =
    dataSource.options.type === 'mysql'
      ? 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()'
      : "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
  const rows = await dataSource.query<{ name: string }[]>(sql);
  return rows.map(({ name }) => name).sort();
}

/** Every row of every table; when migrations ran is the only thing that may differ. */
async function contentOf(storage: StorageSettings): Promise<Record<string, string[]>> {
  return openStorage(storage, async (dataSource) => {
    const content: Record<string, string[]> = {};
    for (const table of await tableNames(dataSource)) {
      const rows = await dataSource.query<Record<string, unknown>[]>(`SELECT * FROM ${table}`);
      content[table] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return content;
  });
}

async function journalLines(storage: StorageSettings): Promise<string[]> {
  const reader = new JournalReader(storage.journalDir);
  const lines: string[] = [];
  for (const { name } of await reader.segments()) {
    lines.push(...(await reader.linesOf(name, 0, 1024 * 1024)).lines);
  }
  return lines;
}

/** A used installation: links, one of them with a number that no other may get, and clicks in all states. */
async function use(storage: StorageSettings): Promise<string[]> {
  const uncounted: string[] = [];
  await openStorage(storage, async (dataSource) => {
    for (const [index, text] of ODD_TEXTS.entries()) await makeLink(dataSource, `odd-${String(index)}`, text);
    await makeLink(dataSource, 'none', null);
    await makeLink(dataSource, 'last', null);
    const [first, last] = [await idOf(dataSource, 'odd-0'), await idOf(dataSource, 'last')];
    await dataSource.query('DELETE FROM links WHERE id = ?', [last]);
    const line = (linkId: number, at: number) => visitLine({ linkId, at });
    const counted = [line(first, T), line(first, T + 1)];
    uncounted.push(line(first, T + 2), line(first, T + 3));
    writeSegment(storage.journalDir, [...counted, ...uncounted, line(last + 1_000, T + 4)]);
    const [segment = ''] = readdirSync(storage.journalDir);
    const place = Buffer.byteLength(`linklet-journal 1\n${counted.join('')}`, 'latin1');
    await dataSource.query('INSERT INTO journal_places (segment, place) VALUES (?, ?)', [
      segment.replace('.closed', ''),
      place,
    ]);
  });
  await mkdir(join(storage.uploadsDir, 'ab'), { recursive: true });
  writeFileSync(join(storage.uploadsDir, 'ab', 'picture.webp'), 'bytes');
  writeFileSync(join(storage.dataDir, 'notices.json'), '{"outage":null}');
  return uncounted.map((line) => line.trimEnd());
}

describe.each(ENGINE_NAMES)('a backup on %s', (engine: EngineName) => {
  const secrets = new SecretSettings(SECRET);
  let scratch: string;
  let source: TestStorage;
  let target: TestStorage;
  let uncounted: string[];
  let folder: string;
  let manifest: Manifest;

  beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'linklet-backup-'));
    folder = join(scratch, 'made');
    [source, target] = [await migratedStorage(engine), await emptyStorage(engine)];
    uncounted = await use(source.storage);
    manifest = await makeBackup(
      { storage: source.storage, secrets },
      { folder, withSecret: false },
      new Date(T),
    );
  });
  afterAll(async () => {
    await source.drop();
    await target.drop();
    rmSync(scratch, { recursive: true, force: true });
  });

  it('brings every row and file back, and the clicks that nobody had counted', async () => {
    await checkBackup(folder, await readManifest(folder), target.storage);
    await restoreBackup(folder, manifest, target.storage);
    const [before, after] = [await contentOf(source.storage), await contentOf(target.storage)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const table of Object.keys(before).filter((name) => name !== 'migrations')) {
      expect([table, after[table]]).toEqual([table, before[table]]);
    }
    expect(await journalLines(target.storage)).toEqual(uncounted);
    expect(manifest.uncountedClicks).toBe(uncounted.length);
    expect(readFileSync(join(target.storage.uploadsDir, 'ab/picture.webp'), 'utf8')).toBe('bytes');
    expect(readFileSync(join(target.storage.dataDir, 'notices.json'), 'utf8')).toContain('outage');
  });

  it('never hands out the number of a link that had been there', async () => {
    const next = (storage: StorageSettings) =>
      openStorage(storage, async (dataSource) => {
        await makeLink(dataSource, 'next', null);
        return idOf(dataSource, 'next');
      });
    expect(await next(target.storage)).toBe(await next(source.storage));
  });

  it('leaves the secret out, and takes it along when told to', async () => {
    expect(readdirSync(folder)).not.toContain('secret');
    expect(JSON.stringify(manifest)).not.toContain(SECRET);
    const input = { folder: join(scratch, 'with-secret'), withSecret: true };
    await makeBackup({ storage: source.storage, secrets }, input, new Date(T));
    expect(readFileSync(join(input.folder, 'secret'), 'utf8')).toBe(`${SECRET}\n`);
  });

  it('says what is in the way of a restore, and replaces it', async () => {
    expect(await whatIsThere(target.storage)).toHaveLength(3);
    await restoreBackup(folder, manifest, target.storage);
    const { links } = await contentOf(target.storage);
    expect(links?.join('')).not.toContain('next');
  });

  it('overwrites no other backup', async () => {
    const again = makeBackup(
      { storage: source.storage, secrets },
      { folder, withSecret: false },
      new Date(T),
    );
    await expect(again).rejects.toThrow('exists: name a folder that does not');
  });

  it('is refused once a file of it has changed, by the name of the file', async () => {
    const { files } = manifest;
    const path = files.find((file) => file.path.startsWith('journal/'))?.path ?? '';
    const whole = readFileSync(join(folder, path));
    writeFileSync(join(folder, path), 'cut');
    await expect(checkBackup(folder, manifest, target.storage)).rejects.toThrow(path);
    writeFileSync(join(folder, path), whole);
    await checkBackup(folder, manifest, target.storage);
  });

  it.each([
    ['of a newer version', { migrations: ['Tomorrow1899000000000'] }, 'which is newer'],
    ['of the other kind of database', { engine: engine === 'SQLite' ? 'server' : 'sqlite' }, 'DATABASE_URL'],
  ] as const)('is refused when it is %s', async (_, change, complaint) => {
    await expect(checkBackup(folder, { ...manifest, ...change }, target.storage)).rejects.toThrow(complaint);
  });

  it('is refused by a version that cannot read its form', async () => {
    const text = readFileSync(manifestFile(folder), 'utf8');
    writeFileSync(manifestFile(folder), text.replace('"format": 1', '"format": 9'));
    await expect(readManifest(folder)).rejects.toThrow('restore it with that version');
    writeFileSync(manifestFile(folder), text);
    await expect(readManifest(scratch)).rejects.toThrow('is no backup');
  });

  it('holds no column whose bytes are not text, which a dump as texts would spoil', async () => {
    const { storage } = source;
    if (storage.databaseUrl === null) return;
    const rows = await openStorage(storage, (dataSource) =>
      dataSource.query<unknown[]>(
        `SELECT TABLE_NAME, COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()
         AND (DATA_TYPE LIKE '%blob' OR DATA_TYPE LIKE '%binary' OR DATA_TYPE IN ('bit', 'float', 'geometry'))`,
      ),
    );
    expect(rows).toEqual([]);
  });
});
