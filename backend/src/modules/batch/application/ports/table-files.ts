import type { TableFile } from '../../domain/batch-task.entity';

/** Files on their way into tasks; every process of the installation finds them. */
export abstract class TableFiles {
  /** How a file is read. Throws `TableUnreadable`. */
  abstract inspect(name: string): Promise<TableFile>;
  /** Row by row, heading first; begins behind the first `skip` rows. Throws `TableUnreadable`. */
  abstract rows(file: TableFile, skip: number): AsyncGenerator<readonly string[]>;
  /** Writes text behind so many bytes, in place of what may be there; answers how long the file is by then. */
  abstract append(name: string, after: number, text: string): Promise<number>;
  abstract remove(name: string): Promise<void>;
  /** Whatever is older. */
  abstract removeBefore(moment: Date): Promise<void>;
}
