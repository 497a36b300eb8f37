import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { CLOSED_SUFFIX, OPEN_SUFFIX, SEGMENT_HEADER } from './journal-settings';

/** Whole lines from one place of a segment on. */
export interface Lines {
  /** Lines without their newline, Latin-1. */
  readonly lines: readonly string[];
  /** Where the next lines begin, in bytes from the start of the segment. */
  readonly nextPlace: number;
}

const NEWLINE = 0x0a;

/** Opens a segment for reading, finished or not; null when it is gone. */
export async function openSegment(dir: string, name: string): Promise<FileHandle | null> {
  // The writer may rename the file between the two tries, never back.
  const path = join(dir, name);
  return (
    (await open(path + OPEN_SUFFIX, 'r').catch(ifMissing(null))) ??
    (await open(path + CLOSED_SUFFIX, 'r').catch(ifMissing(null)))
  );
}

/** Of a stretch that is no line, what stands for it: no click can be read from so little. */
const MAX_BROKEN_LENGTH = 32;

/**
 * At most `maxBytes` of whole lines; none when nothing follows. What is longer and has no newline is no line: a piece of
 * its beginning stands for all of it, and the lines behind it follow.
 */
export async function readLines(file: FileHandle, place: number, maxBytes: number): Promise<Lines> {
  const from = Math.max(place, SEGMENT_HEADER.length);
  const buffer = Buffer.allocUnsafe(maxBytes);
  const { bytesRead } = await file.read(buffer, 0, maxBytes, from);
  const end = bytesRead === 0 ? 0 : buffer.lastIndexOf(NEWLINE, bytesRead - 1) + 1;
  if (end > 0) return { lines: buffer.toString('latin1', 0, end - 1).split('\n'), nextPlace: from + end };
  const broken = buffer.toString('latin1', 0, Math.min(bytesRead, MAX_BROKEN_LENGTH));
  const nextPlace = bytesRead === maxBytes ? await placeBehindNewline(file, from + maxBytes, buffer) : null;
  return nextPlace === null ? { lines: [], nextPlace: place } : { lines: [broken], nextPlace };
}

/** null when there is none up to the end of the file. */
async function placeBehindNewline(file: FileHandle, from: number, buffer: Buffer): Promise<number | null> {
  for (let place = from; ;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, place);
    if (bytesRead === 0) return null;
    const at = buffer.subarray(0, bytesRead).indexOf(NEWLINE);
    if (at >= 0) return place + at + 1;
    place += bytesRead;
  }
}

/** For operations on files that another process may remove. */
export function ifMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
