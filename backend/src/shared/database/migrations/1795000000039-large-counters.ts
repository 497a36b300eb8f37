import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isSqlite } from '../dialect';

/** Counters by table, each with what stands behind its type. */
const COUNTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  links: { click_count: 'NOT NULL DEFAULT 0' },
  click_totals: { hits: 'NOT NULL', uniques: 'NOT NULL' },
  click_facets: { hits: 'NOT NULL', uniques: 'NOT NULL' },
  card_fetches: { fetches: 'NOT NULL' },
};

/** A counter that is full would let no click be counted any more, of any link. */
export class LargeCounters1795000000039 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return giveType(runner, 'BIGINT');
  }

  down(runner: QueryRunner): Promise<void> {
    return giveType(runner, 'INT');
  }
}

/** A server copies the table for it, so all columns of one change at once. SQLite's integers have 64 bits whatever they are called. */
async function giveType(runner: QueryRunner, type: 'BIGINT' | 'INT'): Promise<void> {
  if (isSqlite(runner.manager)) return;
  for (const [table, columns] of Object.entries(COUNTERS)) {
    const changes = Object.entries(columns).map(([name, rest]) => `MODIFY ${name} ${type} ${rest}`);
    await runner.query(`ALTER TABLE ${table} ${changes.join(', ')}`);
  }
}
