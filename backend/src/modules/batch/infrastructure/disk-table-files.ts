import { constants } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { StorageSettings } from '../../../config/settings';
import { TableFiles } from '../application/ports/table-files';
import type { TableFile } from '../domain/batch-task.entity';
import { delimiterOf } from '../domain/delimiter';
import { csvRows } from './csv-rows';
import { kindOf, readEncoding } from './table-encoding';
import { requireHarmlessWorkbook, workbookRows } from './workbook';

const MAGIC_BYTES = 8;

/** In the spool folder, which all processes share. */
@Injectable()
export class DiskTableFiles extends TableFiles {
  constructor(private readonly storage: StorageSettings) {
    super();
  }

  async inspect(name: string): Promise<TableFile> {
    const path = this.pathOf(name);
    const first = await firstBytes(path);
    if (kindOf(first) === 'zip') {
      await requireHarmlessWorkbook(path);
      return { name, format: 'xlsx', encoding: 'utf-8', delimiter: ',' };
    }
    const { encoding, beginning } = await readEncoding(path, first);
    return { name, format: 'csv', encoding, delimiter: delimiterOf(beginning.replace(/^\ufeff/, '')) };
  }

  rows(file: TableFile, skip: number): AsyncGenerator<readonly string[]> {
    const path = this.pathOf(file.name);
    return file.format === 'csv' ? csvRows(path, file, skip) : workbookRows(path, skip);
  }

  async append(name: string, after: number, text: string): Promise<number> {
    await mkdir(this.storage.spoolDir, { recursive: true });
    const file = await open(this.pathOf(name), constants.O_CREAT | constants.O_RDWR);
    try {
      const bytes = Buffer.from(text);
      await file.truncate(after);
      await file.write(bytes, 0, bytes.length, after);
      return after + bytes.length;
    } finally {
      await file.close();
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async removeBefore(moment: Date): Promise<void> {
    for (const name of await readdir(this.storage.spoolDir).catch(() => [])) {
      const found = await stat(this.pathOf(name)).catch(() => null);
      if (found && found.mtime < moment) await this.remove(name);
    }
  }

  private pathOf(name: string): string {
    return join(this.storage.spoolDir, name);
  }
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
