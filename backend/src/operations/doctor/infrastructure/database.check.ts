import { existsSync, statSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import type { StorageSettings } from '../../../config/settings';
import { dataSourceOptions, openDataSource } from '../../../shared/database/data-source';
import { isDamaged, isLockConflict } from '../../../shared/database/database-errors';
import { unknownMigrations } from '../../../shared/database/migrate';
import { type DoctorFinding, DoctorFindings, errorMessageOf } from '../finding';
import { checkJobs } from './jobs.check';
import { checkJournal } from './journal.check';
import { checkPayments } from './payments.check';
import { checkServer } from './server.check';

/** Of a damaged file, what is told. */
const MAX_PROBLEMS = 3;
const MAX_TEXT = 300;
const RESTORE = 'stop Linklet, move the file aside, and restore a backup (docs/operating.md)';

/** Looks into the database and at all that waits for it. */
export async function checkDatabase(storage: StorageSettings, now: Date): Promise<DoctorFinding[]> {
  const findings = new DoctorFindings('database');
  if (storage.databaseUrl === null && !existsSync(storage.sqliteFile)) {
    return findings.doubtful(
      `there is no ${storage.sqliteFile}`,
      'the first start makes it; if this is no new installation, set DATA_DIR to its folder',
    ).all;
  }
  if (storage.databaseUrl === null && statSync(storage.sqliteFile).size === 0) {
    return findings.wrong(`${storage.sqliteFile} is empty`, RESTORE).all;
  }
  let dataSource: DataSource;
  try {
    dataSource = await openDataSource(dataSourceOptions(storage));
  } catch (error) {
    if (isDamaged(error)) {
      return findings.wrong(`${storage.sqliteFile} is damaged: ${errorMessageOf(error)}`, RESTORE).all;
    }
    return findings.wrong(
      `cannot be reached: ${errorMessageOf(error)}`,
      storage.databaseUrl === null
        ? 'give the file to the user that Linklet runs as, or restore a backup'
        : 'start it, or mend DATABASE_URL',
    ).all;
  }
  try {
    await (storage.databaseUrl === null ? checkFile : checkServer)(dataSource, findings);
    if (storage.databaseUrl === null && !(await checkPages(dataSource, findings))) return findings.all;
    const isMigrated = await checkMigrations(dataSource, findings);
    if (!isMigrated) return findings.all;
    const waiting = [
      await checkJournal(dataSource, storage.journalDir, now),
      await checkJobs(dataSource, now),
      await checkPayments(dataSource, now),
    ];
    return [...findings.all, ...waiting.flat()];
  } finally {
    await dataSource.destroy();
  }
}

async function checkFile(dataSource: DataSource, findings: DoctorFindings): Promise<void> {
  const [row] = await dataSource.query<{ version: string }[]>('SELECT sqlite_version() AS version');
  try {
    // A number of the header that nothing reads: setting it to what it is goes all the way to the disk.
    await dataSource.query('PRAGMA user_version = 0');
    findings.good(`SQLite ${row?.version ?? ''} reads and writes`);
  } catch (error) {
    if (isLockConflict(error)) findings.good(`SQLite ${row?.version ?? ''}; somebody is writing`);
    else {
      findings.wrong(
        `SQLite cannot write: ${errorMessageOf(error)}`,
        'make room, or give the file and its folder to the user that Linklet runs as',
      );
    }
  }
}

/** Reads every page and every index; false when one is damaged. */
async function checkPages(dataSource: DataSource, findings: DoctorFindings): Promise<boolean> {
  const problems = await dataSource
    .query<{ integrity_check: string }[]>(`PRAGMA integrity_check(${String(MAX_PROBLEMS)})`)
    .then((rows) => rows.map((row) => row.integrity_check))
    .catch((error: unknown) => [errorMessageOf(error)]);
  if (problems.length === 1 && problems[0] === 'ok') findings.good('every page of the file is whole');
  else {
    findings.wrong(
      `the file is damaged inside: ${problems.join('; ').replace(/\s+/g, ' ').slice(0, MAX_TEXT)}`,
      RESTORE,
    );
  }
  return problems[0] === 'ok';
}

/** False when the tables are not all there. */
async function checkMigrations(dataSource: DataSource, findings: DoctorFindings): Promise<boolean> {
  const isPending = await dataSource.showMigrations();
  const had = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations').catch(() => []);
  const unknown = unknownMigrations(had.map(({ name }) => name));
  if (unknown.length > 0) {
    findings.wrong(
      `its tables are of a newer version (${unknown.join(', ')})`,
      'run that version, or restore a backup of before',
    );
  } else if (isPending) {
    findings.doubtful('its tables are of an older version, or not there yet', 'the next start changes them');
  } else findings.good('its tables are up to date');
  return unknown.length === 0 && !isPending;
}
