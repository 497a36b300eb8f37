/** Bytes; an answer of a few lines never comes near. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Reads the whole answer before it hands it over, so that whatever limits the call limits the body, too. It follows no
 * redirect: the key is for one place alone.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
  const { body, status, headers } = await fetch(input, { ...init, redirect: 'error' });
  const bytes = body === null ? Buffer.alloc(0) : await read(body.getReader(), signal);
  return new Response(bytes, { status, headers });
}

/**
 * Once the head is there, Node forgets the signal with the next clearing of its memory, and a body that never ends is
 * waited for without end: it is given up by hand.
 */
async function read(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal | null,
): Promise<Buffer> {
  const giveUp = (): void => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', giveUp);
  try {
    const parts: Uint8Array[] = [];
    let size = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > MAX_BODY_BYTES) throw new Error('the answer is too long');
      parts.push(next.value);
    }
    signal?.throwIfAborted();
    return Buffer.concat(parts);
  } finally {
    signal?.removeEventListener('abort', giveUp);
    giveUp();
  }
}
