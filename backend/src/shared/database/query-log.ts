import { Logger } from '@nestjs/common';
import type { Logger as TypeormLogger } from 'typeorm';

/** TypeORM's own would print slow queries with their values, which are addresses and names of people. */
export class QueryLog implements TypeormLogger {
  private readonly logger = new Logger('Database');

  logQuerySlow(ms: number, query: string): void {
    this.logger.warn({ ms, query }, 'a query was slow');
  }

  logQuery(): void {
    return undefined;
  }

  /** The caller gets the error, and tells of it. */
  logQueryError(): void {
    return undefined;
  }

  logSchemaBuild(): void {
    return undefined;
  }

  logMigration(): void {
    return undefined;
  }

  log(): void {
    return undefined;
  }
}
