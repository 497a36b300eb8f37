// Fills the database of DATA_DIR with links; prints nothing.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { readEnv } = require('../../dist/config/env.js');
const { settingsFrom } = require('../../dist/config/settings.js');
const { dataSourceOptions, openDataSource } = require('../../dist/shared/database/data-source.js');
const { migrate } = require('../../dist/shared/database/migrate.js');

const total = Number(process.argv[2]);
const ROWS_AT_ONCE = 1_000;

const { storage } = settingsFrom(readEnv());
await migrate(storage);
const dataSource = await openDataSource(dataSourceOptions(storage));
await dataSource.transaction(async (manager) => {
  for (let from = 0; from < total; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, total - from) }, (_, index) => from + index);
    await manager.query(
      `INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at) VALUES ${rows.map(() => '(0, ?, ?, 0, 0, ?)').join(',')}`,
      rows.flatMap((index) => [`bench-${index}`, `https://example.com/${index}`, new Date()]),
    );
  }
});
await dataSource.destroy();
