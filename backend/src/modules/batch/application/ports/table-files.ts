import type { TableFile } from '../../domain/batch-task.entity';

/** Files on their way into tasks; every process of the installation finds them. */
export abstract class TableFiles {
  /** How a file is read. Throws `TableUnreadable`. */
  abstract inspect(name: string): Promise<TableFile>;
  /** Row by row, heading first; begins behind the first `skip` rows. Throws `TableUnreadable`. */
  abstract rows(file: TableFile, skip: number): AsyncGenerator<readonly string[]>;
  abstract remove(name: string): Promise<void>;
  /** Whatever is older. */
  abstract removeBefore(moment: Date): Promise<void>;
}
