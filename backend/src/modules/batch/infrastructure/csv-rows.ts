import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { textAsWritten } from '../../../shared/domain/csv';
import { TableUnreadable } from '../domain/batch.errors';
import type { TableFile } from '../domain/batch-task.entity';
import { MAX_ROW_BYTES } from '../domain/table-limits';

/** Rows of a text file behind the first `skip` ones. Throws `TableUnreadable`. */
export async function* csvRows(
  path: string,
  { encoding, delimiter }: TableFile,
  skip: number,
): AsyncGenerator<readonly string[]> {
  const parser = parse({
    bom: true,
    delimiter,
    from: skip + 1,
    max_record_size: MAX_ROW_BYTES,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const bytes = createReadStream(path);
  const source = encoding === 'utf-8' ? bytes : Readable.from(decoded(bytes, encoding));
  // Trouble of the source ends the parser, who hands it on.
  pipeline(source, parser, () => undefined);
  let row = skip;
  try {
    for await (const cells of parser) {
      row += 1;
      yield (cells as string[]).map(textAsWritten);
    }
  } catch (error) {
    throw problemOf(error, row + 1);
  }
}

async function* decoded(bytes: AsyncIterable<unknown>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk as Uint8Array, { stream: true });
    if (text !== '') yield text;
  }
}

function problemOf(error: unknown, row: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    const message = `Row ${String(row)} is longer than 64 KiB; perhaps a quotation mark has no other end.`;
    return new TableUnreadable('batch.row-too-long', message, row);
  }
  return new TableUnreadable('batch.table-malformed', `Row ${String(row)} cannot be read.`, row);
}
