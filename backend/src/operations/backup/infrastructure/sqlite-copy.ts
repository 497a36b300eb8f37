import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { Refused } from '../../command';
import { type CopiedDatabase, describeCopy } from './copied-database';

/** All pages in one step: in several, every write of the running server would begin the copy anew. */
const ALL_PAGES = 2 ** 31 - 1;
const WAIT_MS = 5_000;

/** Copies a file that others go on writing to, as it was at one moment, and looks whether the copy is sound. */
export async function copySqlite(file: string, target: string): Promise<CopiedDatabase> {
  if (!existsSync(file)) throw new Refused(`there is no ${file}: set DATA_DIR to the folder of Linklet`);
  const source = new DatabaseSync(file, { timeout: WAIT_MS });
  try {
    await backup(source, target, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(target);
  try {
    // A file of its own, without a log beside it.
    copy.exec('PRAGMA journal_mode = DELETE');
    return await describeSound(copy);
  } finally {
    copy.close();
  }
}

async function describeSound(copy: InstanceType<typeof DatabaseSync>): Promise<CopiedDatabase> {
  const ask = (sql: string): unknown[] => copy.prepare(sql).all();
  const [verdict] = ask('PRAGMA quick_check(1)') as { quick_check: string }[];
  if (verdict?.quick_check !== 'ok') {
    throw new Refused(`the database is damaged: ${verdict?.quick_check ?? 'no verdict'}`);
  }
  const tables = ask(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  ) as { name: string }[];
  const rows = tables.map(({ name }) => {
    const [found] = ask(`SELECT COUNT(*) AS total FROM "${name}"`) as { total: number }[];
    return [name, Number(found?.total)] as const;
  });
  return describeCopy(ask, Object.fromEntries(rows));
}
