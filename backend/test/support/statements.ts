import type { DataSource, QueryRunner } from 'typeorm';

const BEGIN = /^(START|BEGIN) TRANSACTION/;
const END = /^(COMMIT|ROLLBACK)$/;

/** The statements of each transaction that work makes, with those that begin and end it; one after the other. */
export async function transactionsOf(
  dataSource: DataSource,
  work: () => Promise<unknown>,
): Promise<string[][]> {
  const done: string[][] = [];
  const open = new Map<QueryRunner | undefined, string[]>();
  const log = jest.spyOn(dataSource.logger, 'logQuery').mockImplementation((sql, _, runner) => {
    if (BEGIN.test(sql)) open.set(runner, []);
    const statements = open.get(runner);
    statements?.push(sql);
    if (!statements || !END.test(sql)) return;
    done.push(statements);
    open.delete(runner);
  });
  try {
    await work();
  } finally {
    log.mockRestore();
  }
  return done;
}
