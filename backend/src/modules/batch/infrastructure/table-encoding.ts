import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { analyse } from 'chardet';
import { TableUnreadable } from '../domain/batch.errors';
import type { TableFile } from '../domain/batch-task.entity';
import { eastAsianEncodingOf } from './east-asian-encoding';

type Encoding = TableFile['encoding'];

const PART_BYTES = 64 * 1024;

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);

const refuse = (what: string): TableUnreadable =>
  new TableUnreadable('batch.file-kind', `This is ${what}: save the table as “CSV UTF-8” or as .xlsx.`);

/** What the first bytes say of the kind of a file. Throws `TableUnreadable` for what is no table. */
export function kindOf(beginning: Uint8Array): 'text' | 'zip' {
  if (beginning.length === 0) throw new TableUnreadable('batch.file-empty', 'The file is empty.');
  if (startsWith(beginning, 0x50, 0x4b, 0x03, 0x04)) return 'zip';
  if (startsWith(beginning, 0x25, 0x50, 0x44, 0x46)) throw refuse('a PDF file');
  if (startsWith(beginning, 0xd0, 0xcf, 0x11, 0xe0)) throw refuse('an old Excel file (.xls)');
  return 'text';
}

function markedAs(beginning: Uint8Array): Encoding {
  if (startsWith(beginning, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(beginning, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
}

function unreadable(sample: Uint8Array): TableUnreadable {
  const guess = analyse(sample).find(({ name }) => name !== 'UTF-8' && name !== 'ASCII')?.name;
  const written = guess ? `The file seems to be written in ${guess}` : 'The file is not written in UTF-8';
  return new TableUnreadable(
    'batch.file-encoding',
    `${written}: save it as “CSV UTF-8”, in Excel with “Save as”.`,
  );
}

/** How a text file is written, and how its text begins. */
interface TextKind {
  readonly encoding: Encoding;
  readonly beginning: string;
}

/** All of the file is looked at, which begins with these bytes. Throws `TableUnreadable`. */
export async function readEncoding(path: string, first: Uint8Array): Promise<TextKind> {
  const marked = markedAs(first);
  const read = await readAs(path, marked);
  if ('encoding' in read) return read;
  const { foreign } = read;
  const other = marked === 'utf-8' ? eastAsianEncodingOf(foreign) : null;
  const readAgain = other && (await readAs(path, other));
  if (readAgain && 'encoding' in readAgain) return readAgain;
  throw unreadable(foreign);
}

/** Or the first part of the file that is written otherwise. */
async function readAs(
  path: string,
  encoding: Encoding,
): Promise<TextKind | { readonly foreign: Uint8Array }> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let part: Uint8Array = new Uint8Array();
  let beginning = '';
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: PART_BYTES })) {
      part = chunk as Uint8Array;
      const text = decoder.decode(part, { stream: true });
      if (beginning === '') beginning = text;
      if (text.includes('\0')) throw refuse('a file with bytes that are no text');
    }
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) return { foreign: part };
    throw error;
  }
  return { encoding, beginning };
}
