import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { TableUnreadable } from '../domain/batch.errors';
import type { TableFile } from '../domain/batch-task.entity';
import { type ColumnChoice, readHead, type TableHead } from '../domain/columns';
import { TableFiles } from './ports/table-files';

const LIMIT = { name: 'batch.preview', points: 240, seconds: 3_600 };
/** Rows that are shown, without the heading. */
const MAX_SHOWN = 20;

/** How a file is read: what its columns are, and the first of its rows. */
export interface FilePreview {
  readonly file: TableFile;
  readonly head: TableHead;
  readonly rows: readonly (readonly string[])[];
}

/** Looks into a file without keeping anything of it. */
@Injectable()
export class PreviewFileService {
  constructor(
    private readonly files: TableFiles,
    private readonly limits: RateLimits,
  ) {}

  /** `name`: in the spool folder, from which it is removed. Throws `TableUnreadable`, `RateLimited`. */
  async preview(
    { userId }: Member,
    name: string | undefined,
    choice: ColumnChoice | null,
  ): Promise<FilePreview> {
    if (name === undefined) throw new TableUnreadable('batch.file-missing', 'Send a table as “file”.');
    await this.limits.take(LIMIT, userId);
    const file = await this.files.inspect(name);
    const [first, ...others] = await this.beginningOf(file);
    if (!first) throw new TableUnreadable('batch.file-empty', 'The file has no rows.');
    const head = readHead(first, choice);
    await this.files.remove(name);
    const rows = head.names === null ? [first, ...others] : others;
    return { file, head, rows: rows.slice(0, MAX_SHOWN) };
  }

  private async beginningOf(file: TableFile): Promise<(readonly string[])[]> {
    const rows: (readonly string[])[] = [];
    for await (const row of this.files.rows(file, 0)) {
      rows.push(row);
      if (rows.length > MAX_SHOWN) break;
    }
    return rows;
  }
}
