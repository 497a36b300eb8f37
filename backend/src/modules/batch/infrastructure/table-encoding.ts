import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { analyse } from 'chardet';
import { TableUnreadable } from '../domain/batch.errors';
import type { TableFile } from '../domain/batch-task.entity';

type Encoding = TableFile['encoding'];

const SAMPLE_BYTES = 64 * 1024;

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

/** How a text file is written, and how it begins; all of it is looked at. Throws `TableUnreadable`. */
export async function readEncoding(path: string): Promise<{ encoding: Encoding; beginning: string }> {
  let decoder: TextDecoder | undefined;
  let encoding: Encoding = 'utf-8';
  let sample: Uint8Array = new Uint8Array();
  let beginning = '';
  for await (const chunk of createReadStream(path, { highWaterMark: SAMPLE_BYTES })) {
    const bytes = chunk as Uint8Array;
    if (!decoder) {
      sample = bytes;
      encoding = markedAs(bytes);
      decoder = new TextDecoder(encoding, { fatal: true });
    }
    const text = decode(decoder, bytes, sample);
    if (beginning === '') beginning = text;
    if (text.includes('\0')) throw refuse('a file with bytes that are no text');
  }
  if (decoder) decode(decoder, undefined, sample);
  return { encoding, beginning };
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined, sample: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw unreadable(unlike(sample, bytes));
  }
}

/** What cannot be read says more of its encoding than what can. */
const unlike = (sample: Uint8Array, bytes: Uint8Array | undefined): Uint8Array =>
  sample.some((byte) => byte > 0x7f) ? sample : (bytes ?? sample);
