// Fills the database of DATA_DIR with links, of which one in ten has rules; prints nothing. A host may be named, which
// a group gets, with so many of the same links.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { readEnv } = require('../../dist/config/env.js');
const { settingsFrom } = require('../../dist/config/settings-from-env.js');
const { dataSourceOptions, openDataSource } = require('../../dist/shared/database/data-source.js');
const { migrate } = require('../../dist/shared/database/migrate.js');

const total = Number(process.argv[2]);
const [brandHost, brandTotal = '0'] = process.argv.slice(3);
const ROWS_AT_ONCE = 1_000;

const TARGETS = JSON.stringify([
  { target: 'ios_line', url: 'https://example.com/line' },
  { target: 'ios', url: 'exampleapp://menu' },
  { target: 'pc', url: 'https://example.com/desk' },
]);
const UTM = JSON.stringify({ source: 'bench', medium: 'social', campaign: 'spring' });

/** What a link has beside its address, in turns: a visitor at a desk is always redirected. */
function rulesOf(index) {
  const none = { targets: null, utm: null, title: null, native: 0 };
  if (index % 10 !== 0) return none;
  const kinds = [
    { targets: TARGETS },
    { utm: UTM, targets: TARGETS },
    { title: `Link ${index}` },
    { native: 1 },
  ];
  return { ...none, ...kinds[(index / 10) % kinds.length] };
}

const rowOf = (index) => {
  const { targets, utm, title, native } = rulesOf(index);
  return [`bench-${index}`, `https://example.com/${index}`, new Date(), targets, utm, title, native];
};

const { storage } = settingsFrom(readEnv());
await migrate(storage);
const dataSource = await openDataSource(dataSourceOptions(storage));
await dataSource.transaction(async (manager) => {
  const fill = async (domainId, count) => {
    for (let from = 0; from < count; from += ROWS_AT_ONCE) {
      const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - from) }, (_, index) => from + index);
      await manager.query(
        `INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at, targets, utm, title, is_native_open)
         VALUES ${rows.map(() => `(${domainId}, ?, ?, 0, 0, ?, ?, ?, ?, ?)`).join(',')}`,
        rows.flatMap(rowOf),
      );
    }
  };
  await fill(0, total);
  if (brandHost === undefined) return;
  await manager.query(
    "INSERT INTO domains (kind, host, group_id, service, created_at) VALUES ('brand', ?, 1, 'open', ?)",
    [brandHost, new Date()],
  );
  const [{ id }] = await manager.query('SELECT id FROM domains WHERE host = ?', [brandHost]);
  await fill(Number(id), Number(brandTotal));
});
await dataSource.destroy();
