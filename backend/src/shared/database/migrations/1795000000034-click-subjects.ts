import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { exactText } from './column-types';

const QUARTER = 0;
const HUMAN = 0;
const SITE = 0;
/** `part`: which link of a group, or which group of the site. */
const PART = 5;

const counters = [
  { name: 'hits', type: 'int' },
  { name: 'uniques', type: 'int' },
];
const key = (name: string, type: string) => ({ name, type, isPrimary: true });
const TOTALS = 'subject, hit_class, level, bucket, hits, uniques';
const FACETS = 'subject, facet, level, bucket, value, hits, uniques';

/** Groups are below zero, that of guests being -1, and the site is zero. */
const GROUP = '-1 - l.group_id';

/** Clicks of links, groups and the site, by the quarter hour and coarser. */
export class ClickSubjects1795000000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['click_totals', 'click_facets']) {
      await runner.query(`ALTER TABLE ${table} RENAME TO old_${table}`);
    }
    await makeCounters(runner);
    await makeFolds(runner);
    await copyTotals(runner);
    await copyFacets(runner);
    await runner.dropTable('old_click_totals');
    await runner.dropTable('old_click_facets');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('click_folding');
    await runner.dropTable('click_folds');
    for (const table of ['click_totals', 'click_facets']) {
      await runner.query(`ALTER TABLE ${table} RENAME TO new_${table}`);
    }
    await makeOldCounters(runner);
    const ofLinks = `WHERE subject > 0 AND level = ${String(QUARTER)}`;
    await runner.query(
      `INSERT INTO click_totals SELECT subject, hit_class, bucket, hits, uniques FROM new_click_totals ${ofLinks}`,
    );
    await runner.query(
      `INSERT INTO click_facets SELECT subject, facet, bucket, value, hits, uniques FROM new_click_facets ${ofLinks}`,
    );
    await runner.dropTable('new_click_totals');
    await runner.dropTable('new_click_facets');
  }
}

/** Without a rowid the rows of a subject lie together, in the order in which reports read them. */
async function makeTable(
  runner: QueryRunner,
  name: string,
  columns: Table['columns'] | object[],
): Promise<void> {
  await runner.createTable(
    new Table({ name, withoutRowid: true, columns: columns as Table['columns'] }),
    true,
  );
}

async function makeCounters(runner: QueryRunner): Promise<void> {
  const moment = [key('level', 'tinyint'), key('bucket', 'int')];
  await makeTable(runner, 'click_totals', [
    key('subject', 'bigint'),
    key('hit_class', 'tinyint'),
    ...moment,
    ...counters,
  ]);
  await makeTable(runner, 'click_facets', [
    key('subject', 'bigint'),
    key('facet', 'tinyint'),
    ...moment,
    { ...(await exactText(runner, 'value', 120)), isPrimary: true },
    ...counters,
  ]);
}

/** Which subjects are folded and up to which day, and how far folding has got. */
async function makeFolds(runner: QueryRunner): Promise<void> {
  await makeTable(runner, 'click_folds', [key('subject', 'bigint'), { name: 'folded_to', type: 'int' }]);
  await makeTable(runner, 'click_folding', [key('id', 'tinyint'), { name: 'through_day', type: 'int' }]);
  await runner.query('INSERT INTO click_folding (id, through_day) VALUES (1, 0)');
}

async function copyTotals(runner: QueryRunner): Promise<void> {
  const sums = `hit_class, ${String(QUARTER)}, bucket, SUM(hits), SUM(uniques) FROM old_click_totals t`;
  await runner.query(
    `INSERT INTO click_totals (${TOTALS}) SELECT link_id, hit_class, ${String(QUARTER)}, bucket, hits, uniques FROM old_click_totals`,
  );
  await runner.query(
    `INSERT INTO click_totals (${TOTALS}) SELECT ${GROUP}, ${sums} JOIN links l ON l.id = t.link_id GROUP BY l.group_id, hit_class, bucket`,
  );
  await runner.query(
    `INSERT INTO click_totals (${TOTALS}) SELECT ${String(SITE)}, ${sums} GROUP BY hit_class, bucket`,
  );
}

async function copyFacets(runner: QueryRunner): Promise<void> {
  const sums = `facet, ${String(QUARTER)}, bucket, value, SUM(hits), SUM(uniques) FROM old_click_facets t`;
  const insert = `INSERT INTO click_facets (${FACETS})`;
  await runner.query(
    `${insert} SELECT link_id, facet, ${String(QUARTER)}, bucket, value, hits, uniques FROM old_click_facets`,
  );
  await runner.query(
    `${insert} SELECT ${GROUP}, ${sums} JOIN links l ON l.id = t.link_id GROUP BY l.group_id, facet, bucket, value`,
  );
  await runner.query(`${insert} SELECT ${String(SITE)}, ${sums} GROUP BY facet, bucket, value`);
  const part = `${String(PART)}, ${String(QUARTER)}, t.bucket`;
  const clicks = `FROM old_click_totals t LEFT JOIN links l ON l.id = t.link_id WHERE t.hit_class = ${String(HUMAN)}`;
  await runner.query(
    `${insert} SELECT ${GROUP}, ${part}, t.link_id, SUM(t.hits), SUM(t.uniques) ${clicks} AND l.id IS NOT NULL GROUP BY l.group_id, t.bucket, t.link_id`,
  );
  await runner.query(
    `${insert} SELECT ${String(SITE)}, ${part}, COALESCE(l.group_id, 'others'), SUM(t.hits), SUM(t.uniques) ${clicks} GROUP BY l.group_id, t.bucket`,
  );
}

async function makeOldCounters(runner: QueryRunner): Promise<void> {
  await makeTable(runner, 'click_totals', [
    key('link_id', 'bigint'),
    key('hit_class', 'tinyint'),
    key('bucket', 'int'),
    ...counters,
  ]);
  await makeTable(runner, 'click_facets', [
    key('link_id', 'bigint'),
    key('facet', 'tinyint'),
    key('bucket', 'int'),
    { ...(await exactText(runner, 'value', 120)), isPrimary: true },
    ...counters,
  ]);
}
