import { Logger } from '@nestjs/common';
import type { Logger as TypeormLogger } from 'typeorm';
import { JsonLogger } from '../logging/json-logger';
import { dataSourceOptions } from './data-source';

describe('the log of queries', () => {
  const lines: string[] = [];
  beforeAll(() => {
    Logger.overrideLogger(new JsonLogger({ logLevel: 'debug' }, { write: (line) => lines.push(line) }));
  });
  afterAll(() => {
    Logger.overrideLogger(false);
  });

  it.each([null, 'mysql://root@127.0.0.1:3306/linklet'])(
    'tells of slow ones without the values of people, with the database %j',
    (databaseUrl) => {
      lines.length = 0;
      const logger = dataSourceOptions({ databaseUrl, sqliteFile: ':memory:' }).logger as TypeormLogger;
      const [query, values] = ['SELECT id FROM users WHERE email = ?', ['ada@example.com']];
      logger.logQuerySlow(5_001, query, values);
      logger.logQuery(query, values);
      logger.logQueryError(new Error("Duplicate entry 'ada@example.com'"), query, values);
      expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({ level: 40, ms: 5_001, query, msg: 'a query was slow' }),
      ]);
      expect(lines.join('')).not.toContain('ada@');
    },
  );
});
