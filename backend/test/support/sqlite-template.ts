import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../src/shared/database/migrate';
import { SqliteAdapter } from '../../src/shared/database/sqlite-adapter';
import { templateName } from './table-template';

/** A file of SQLite with the tables that the migrations make; it stays among the temporary files until they change. */
export async function sqliteTemplate(): Promise<string> {
  const template = join(tmpdir(), `${templateName()}.sqlite`);
  if (existsSync(template)) return template;
  const dir = mkdtempSync(join(tmpdir(), 'linklet-'));
  const [sqliteFile, whole] = [join(dir, 'migrated'), join(dir, 'whole')];
  await migrate({ databaseUrl: null, sqliteFile });
  const database = new SqliteAdapter(sqliteFile, {});
  // Also what stands in the journal beside the file.
  database.prepare('VACUUM INTO ?').run(whole);
  database.close();
  // At once, because other test files may be looking for it.
  renameSync(whole, template);
  rmSync(dir, { recursive: true });
  return template;
}
