import { DataSource } from 'typeorm';
import { emptyStorage, ENGINE_NAMES } from '../../../../test/support/database';
import { dataSourceOptions } from '../data-source';
import { migrate, migrateOnly } from '../migrate';
import { MIGRATIONS } from './index';

const LAST_BEFORE = 'LinkPreviews1795000000018';
const ROWS = 5_000;
const ROWS_AT_ONCE = 500;

/** What old rows may hold: text that was decoded wrongly once, signs that are none, quotes, and what only looks like bytes. */
const ODD = [
  'cafÃ©',
  '\ufffd\ufffd\ufffe\uffff',
  '\u0001\u001f',
  '👩‍👩‍👧‍👦\u{10ffff}',
  '\u202eevil\u2066',
  'e\u0301\u0301\u0301',
  `'";--\\x00\\'\\"`,
  'ｶﾞ か カ が',
  '\r\n\t ',
  '%ff%fe%00',
];
const oddOf = (row: number): string => `${ODD[row % ODD.length] ?? ''}${String(row)}`;

describe.each(ENGINE_NAMES)('old rows with odd text on %s', (engine) => {
  it('S37: go through every later migration as they are', async () => {
    const { storage, drop } = await emptyStorage(engine);
    const names = MIGRATIONS.map(({ name }) => name);
    await migrateOnly(storage, names.slice(0, names.indexOf(LAST_BEFORE) + 1));
    const dataSource = await new DataSource(dataSourceOptions(storage)).initialize();
    const rows = Array.from({ length: ROWS }, (_, row) => [
      `slug-${String(row)}`,
      `https://example.com/?x=${encodeURIComponent(String(row))}%ff${oddOf(row)}`,
      oddOf(row),
    ]);
    for (let from = 0; from < ROWS; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      const places = some.map(() => `(0, ?, ?, 1, 1, '2026-01-01 00:00:00', ?)`).join(',');
      await dataSource.query(
        `INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at, title) VALUES ${places}`,
        some.flat(),
      );
    }
    if (engine === 'SQLite') {
      // Only SQLite takes text that is none in any encoding of ours.
      await dataSource.query(
        `INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at, title)
         VALUES (0, 'bytes', 'x', 1, 1, '2026-01-01 00:00:00', CAST(X'FFC08041' AS TEXT))`,
      );
    }
    await dataSource.destroy();

    await migrate(storage);
    await dataSource.initialize();
    // As bytes: what is read as text ends at the first NUL.
    const stored = await dataSource.query<Record<'slug' | 'url' | 'title', string>[]>(
      'SELECT HEX(slug) AS slug, HEX(url) AS url, HEX(title) AS title FROM links ORDER BY id',
    );
    const bytes = rows.map((row) => row.map((text) => Buffer.from(text).toString('hex').toUpperCase()));
    expect(stored.slice(0, ROWS).map(({ slug, url, title }) => [slug, url, title])).toEqual(bytes);
    expect(stored.slice(ROWS).map(({ title }) => title)).toEqual(engine === 'SQLite' ? ['FFC08041'] : []);
    await dataSource.destroy();
    await drop();
  });
});
