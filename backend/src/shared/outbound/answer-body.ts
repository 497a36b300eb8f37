import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Whether what has come so far is enough. */
export type ReadUntil = (bytes: Buffer) => boolean;

export interface AnswerBody {
  readonly body: Buffer;
  readonly isWhole: boolean;
}

/** Servers that compress often end a stream without its last marks. */
const FORGIVING = { finishFlush: constants.Z_SYNC_FLUSH };
const UNPACKERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(FORGIVING),
  'x-gzip': () => createGunzip(FORGIVING),
  deflate: () => createInflate(FORGIVING),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/** The body, unpacked, or as much of it as comes before a limit, a fault or enough. */
export async function readBody(
  response: IncomingMessage,
  limit: number,
  until: ReadUntil = () => false,
): Promise<AnswerBody> {
  let body = Buffer.alloc(0);
  const source = unpacked(response, limit);
  if (!source) return { body, isWhole: false };
  try {
    for await (const part of source as AsyncIterable<Buffer>) {
      body = Buffer.concat([body, part.subarray(0, limit - body.length)]);
      if (body.length === limit || until(body)) return { body, isWhole: false };
    }
    return { body, isWhole: true };
  } catch {
    return { body, isWhole: false };
  }
}

/** Null for what is packed in a way we did not ask for. */
function unpacked(response: IncomingMessage, limit: number): Readable | null {
  const packing = response.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (packing === '' || packing === 'identity') return response;
  const unpack = Object.hasOwn(UNPACKERS, packing) ? UNPACKERS[packing]?.() : undefined;
  if (!unpack) return null;
  // Packed bytes may go on for ever without a single byte in them.
  const inLimit = (bytes: AsyncIterable<Buffer>) => upTo(limit, bytes);
  return pipeline(response, inLimit, unpack, () => undefined);
}

async function* upTo(limit: number, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > limit) throw new Error('too long');
    yield part;
  }
}
