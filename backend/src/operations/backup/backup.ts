import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { VERSION } from '../../config/build';
import type { StorageSettings } from '../../config/settings';
import type { Settings } from '../../config/settings-from-env';
import { HeldSegments } from '../../shared/journal/held-segments';
import { Refused } from '../command';
import { copyIfThere, filesBelow } from './folder-files';
import type { CopiedDatabase } from './infrastructure/copied-database';
import { dumpServer } from './infrastructure/server-dump';
import { copySqlite } from './infrastructure/sqlite-copy';
import { describeFile, type Manifest, manifestFile, markOf, writtenManifest } from './manifest';
import { keepUncounted } from './uncounted-clicks';

/** Where the parts of a backup lie in its folder. */
export const PARTS = {
  sqlite: 'linklet.sqlite',
  tables: 'tables',
  journal: 'journal',
  uploads: 'uploads',
  /** As they are called in the data folder. */
  written: ['notices.json', 'block-list.txt'],
  secret: 'secret',
} as const;

export interface BackupInput {
  /** Must not exist. */
  readonly folder: string;
  readonly withSecret: boolean;
}

/** Backs up a Linklet that may go on working meanwhile. */
export async function makeBackup(
  { storage, secrets }: Pick<Settings, 'storage' | 'secrets'>,
  input: BackupInput,
  now: Date,
): Promise<Manifest> {
  const folder = resolve(input.folder);
  if (existsSync(folder)) throw new Refused(`${folder} exists: name a folder that does not`);
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const held = await copyMoment(storage, draft, now);
    await copyFiles(storage.dataDir, draft, held.database.migrations);
    if (input.withSecret) {
      await writeFile(join(draft, PARTS.secret), `${secrets.secret}\n`, { mode: 0o600 });
    }
    const manifest = await describe(draft, { ...held, storage, secret: secrets.secret, now });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

interface Held {
  readonly database: CopiedDatabase;
  readonly uncountedClicks: number;
}

/**
 * The journal is held before the database is copied and read afterwards: what the copy has not counted is then still
 * there, however soon it is counted and removed.
 */
async function copyMoment(storage: StorageSettings, draft: string, now: Date): Promise<Held> {
  const journal = new HeldSegments(storage.journalDir);
  try {
    await journal.hold();
    const database = storage.databaseUrl
      ? await dumpServer(storage.databaseUrl, join(draft, PARTS.tables))
      : await copySqlite(storage.sqliteFile, join(draft, PARTS.sqlite));
    await journal.hold();
    const to = { dir: join(draft, PARTS.journal), now: now.getTime() };
    return { database, uncountedClicks: await keepUncounted(journal, database, to) };
  } finally {
    await journal.release();
  }
}

/** After the database, whose rows name them. */
async function copyFiles(dataDir: string, draft: string, migrations: readonly string[]): Promise<void> {
  if (migrations.length === 0) throw new Refused('the database is empty: there is nothing to back up');
  for (const path of await filesBelow(join(dataDir, PARTS.uploads))) {
    await copyIfThere(join(dataDir, PARTS.uploads, path), join(draft, PARTS.uploads, path));
  }
  for (const name of PARTS.written) await copyIfThere(join(dataDir, name), join(draft, name));
}

async function describe(
  draft: string,
  made: Held & { readonly storage: StorageSettings; readonly secret: string; readonly now: Date },
): Promise<Manifest> {
  const { database, uncountedClicks, storage, secret, now } = made;
  const files = [];
  for (const path of await filesBelow(draft)) files.push(await describeFile(draft, path));
  const manifest = {
    version: VERSION,
    madeAt: now.toISOString(),
    engine: storage.databaseUrl ? ('server' as const) : ('sqlite' as const),
    migrations: database.migrations,
    rows: database.rows,
    uncountedClicks,
    secretMark: markOf(secret),
    files,
  };
  const text = writtenManifest(manifest);
  await writeFile(manifestFile(draft), text, { mode: 0o600, flush: true });
  return JSON.parse(text) as Manifest;
}
