import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageSettings } from '../../config/settings';
import { migrateOnly, unknownMigrations } from '../../shared/database/migrate';
import { Refused } from '../command';
import { PARTS } from './backup';
import { copyIfThere, filesBelow } from './folder-files';
import { emptyServer, isServerEmpty, loadServer } from './infrastructure/server-load';
import { checkFiles, type Manifest } from './manifest';

const SQLITE_ENDS = ['', '-wal', '-shm', '-journal', '.migrating'];

/** What is in the way of a backup; nothing is, in a new data folder on a new database. */
export async function whatIsThere(storage: StorageSettings): Promise<string[]> {
  const found: string[] = [];
  if (storage.databaseUrl === null) {
    const isThere = (await filesBelow(storage.dataDir)).includes(PARTS.sqlite);
    if (isThere) found.push(storage.sqliteFile);
  } else if (!(await isServerEmpty(storage.databaseUrl))) {
    found.push(`tables of ${new URL(storage.databaseUrl).pathname.slice(1)}`);
  }
  for (const dir of [storage.journalDir, storage.uploadsDir]) {
    if ((await filesBelow(dir)).length > 0) found.push(dir);
  }
  return found;
}

/** @throws Refused when the backup is damaged, of another kind of database, or made by a newer version. */
export async function checkBackup(
  folder: string,
  manifest: Manifest,
  storage: StorageSettings,
): Promise<void> {
  await checkFiles(folder, manifest);
  const engine = storage.databaseUrl ? 'server' : 'sqlite';
  if (manifest.engine !== engine) {
    throw new Refused(
      manifest.engine === 'server'
        ? 'the backup is of MySQL or MariaDB: set DATABASE_URL to an empty database there'
        : 'the backup is of SQLite: unset DATABASE_URL',
    );
  }
  if (unknownMigrations(manifest.migrations).length > 0) {
    throw new Refused(`the backup is of Linklet ${manifest.version}, which is newer: restore it with that`);
  }
}

/** Puts a checked backup in the place of whatever is there. Nothing of Linklet may run on the target meanwhile. */
export async function restoreBackup(
  folder: string,
  manifest: Manifest,
  storage: StorageSettings,
): Promise<void> {
  await clear(storage);
  if (storage.databaseUrl) await restoreServer(folder, manifest, storage);
  else await restoreFile(folder, storage);
  for (const part of [PARTS.journal, PARTS.uploads]) {
    for (const path of await filesBelow(join(folder, part))) {
      await copyIfThere(join(folder, part, path), join(storage.dataDir, part, path));
    }
  }
  for (const name of PARTS.written) await copyIfThere(join(folder, name), join(storage.dataDir, name));
}

async function clear(storage: StorageSettings): Promise<void> {
  for (const dir of [storage.journalDir, storage.uploadsDir]) await rm(dir, { recursive: true, force: true });
  if (storage.databaseUrl) await emptyServer(storage.databaseUrl);
  else for (const end of SQLITE_ENDS) await rm(storage.sqliteFile + end, { force: true });
}

async function restoreFile(folder: string, storage: StorageSettings): Promise<void> {
  await mkdir(storage.dataDir, { recursive: true, mode: 0o700 });
  const draft = `${storage.sqliteFile}.restoring`;
  await copyFile(join(folder, PARTS.sqlite), draft, constants.COPYFILE_FICLONE);
  await rename(draft, storage.sqliteFile);
}

/** Tables are made as they were then; the next start brings them up to date, as it would have there. */
async function restoreServer(folder: string, manifest: Manifest, storage: StorageSettings): Promise<void> {
  await migrateOnly(storage, manifest.migrations);
  const rows = await loadServer(storage.databaseUrl ?? '', join(folder, PARTS.tables));
  const wrong = Object.entries(manifest.rows).filter(([table, total]) => rows[table] !== total);
  if (wrong.length > 0) {
    throw new Error(`not all rows arrived: ${wrong.map(([table]) => table).join(', ')}`);
  }
}
