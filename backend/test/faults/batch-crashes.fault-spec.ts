import type { BatchCrashPoint } from '../../src/modules/batch/application/crash-points';
import { enginesFor } from '../support/deployments';
import { randomNumbers, rounds } from '../support/depth';
import { Died, MortalProcess, mortalOn } from '../support/mortal-process';

const CHECKING: readonly BatchCrashPoint[] = ['rows.judged', 'rows.storing', 'rows.stored'];
const RUNNING: readonly BatchCrashPoint[] = ['links.made', 'links.recorded', 'links.committed'];
/** Several of the parts in which rows are stored. */
const ROWS = rounds(1_600, 11_000);
/** Three deaths in all, and twenty in a deep run. */
const CHECK_KILLS = rounds(1, 10);
const RUN_KILLS = rounds(2, 10);
const MAX_PASSES = 3;

type Row = Readonly<Record<string, number | string | null>>;

/** Every eleventh row is no address, every thirteenth has none, and the others are links. */
const tableOf = (rows: number, mark: string): string =>
  [
    'url,slug',
    ...Array.from({ length: rows }, (_, n) => {
      if (n % 11 === 0) return `nonsense,${mark}${n}`;
      return n % 13 === 0 ? `,${mark}${n}` : `https://example.com/${n},${n % 2 ? `${mark}${n}` : ''}`;
    }),
  ].join('\n');

describe.each(enginesFor(0))('kill -9 while a file is checked and run on %s', (engine) => {
  let worker: MortalProcess<BatchCrashPoint>;

  beforeAll(async () => {
    worker = new MortalProcess(await mortalOn(engine, { script: 'batch-process.mjs' }));
    await worker.rise();
  });
  afterAll(() => worker.close());

  const query = (sql: string, values: unknown[]): Promise<Row[]> => worker.ask('query', { sql, values });

  /** Works until it comes to its end, dying so often on the way. */
  async function workThrough(
    taskId: number,
    points: readonly BatchCrashPoint[],
    { kills, random }: { readonly kills: number; readonly random: () => number },
  ): Promise<void> {
    let before = -1;
    for (let left = kills; ; left -= 1) {
      worker.crashAt = left > 0 ? (points[left % points.length] ?? null) : null;
      try {
        await worker.ask('work', { taskId, passes: Math.floor(random() * MAX_PASSES) });
        worker.crashAt = null;
        return;
      } catch (error) {
        if (!(error instanceof Died)) throw error;
        await worker.rise();
      }
      const [row] = await query('SELECT row_count + rows_run AS progress FROM batch_tasks WHERE id = ?', [
        taskId,
      ]);
      expect(Number(row?.['progress'])).toBeGreaterThanOrEqual(before);
      before = Number(row?.['progress']);
    }
  }

  it('makes every row once, and the counts add up', async () => {
    const random = randomNumbers(jest.getSeed());
    const member = await worker.ask('enter');
    const table = tableOf(ROWS, 'crash-');
    const { id, externalId } = await worker.ask<{ id: number; externalId: string }>('upload', {
      member,
      table,
    });
    await workThrough(id, CHECKING, { kills: CHECK_KILLS, random });
    const [rows] = await query(
      'SELECT COUNT(*) AS n, MIN(n) AS low, MAX(n) AS high FROM batch_rows WHERE task_id = ?',
      [id],
    );
    expect(Object.values(rows ?? {}).map(Number)).toEqual([ROWS, 1, ROWS]);
    await worker.ask('run', { member, externalId });
    await workThrough(id, RUNNING, { kills: RUN_KILLS, random });
    expect(worker.deaths).toBe(CHECK_KILLS + RUN_KILLS);
    const [task] = await query(
      'SELECT phase, row_count, to_create, created, skipped, failed FROM batch_tasks WHERE id = ?',
      [id],
    );
    const count = (name: string): number => Number(task?.[name]);
    expect(task?.['phase']).toBe('done');
    expect(count('created') + count('skipped') + count('failed')).toBe(ROWS);
    expect(count('created')).toBe(count('to_create'));
    const [links] = await query(
      `SELECT COUNT(*) AS links, COUNT(DISTINCT url) AS urls FROM links WHERE url LIKE 'https://example.com/%'`,
      [],
    );
    expect(Object.values(links ?? {}).map(Number)).toEqual([count('created'), count('created')]);
    const [used] = await query(
      'SELECT COUNT(*) AS tags FROM link_tags JOIN batch_outcomes made ON made.link_id = link_tags.link_id WHERE task_id = ?',
      [id],
    );
    expect(Number(used?.['tags'])).toBe(count('created'));
    process.stdout.write(`${engine}: ${worker.deaths} kills, ${count('created')} links\n`);
  }, 900_000);
});
