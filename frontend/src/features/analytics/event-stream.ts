/** One message of a `text/event-stream`. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

function eventOf(block: string): ServerEvent {
  const fields = block.split('\n').map((line) => /^([a-z]+):? ?(.*)$/.exec(line));
  const valuesOf = (name: string): string[] =>
    fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  return { event: valuesOf('event').at(-1) ?? 'message', data: valuesOf('data').join('\n') };
}

/** The messages of a stream as they arrive. Comments, which only keep the connection open, are messages without data. */
export async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield eventOf(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Longer than a server keeps silent: it is gone, even without a word. */
const SILENCE_MS = 60_000;

interface Listener {
  readonly onOpen: () => void;
  readonly onEvent: (event: ServerEvent) => void;
}

/** Hears the messages of a stream until it ends, the signal ends it, or nothing is heard for too long. */
export async function followEvents(
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>,
  signal: AbortSignal,
  { onOpen, onEvent }: Listener,
): Promise<void> {
  const own = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectMore = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => own.abort(), SILENCE_MS);
  };
  expectMore();
  try {
    const stream = await open(AbortSignal.any([signal, own.signal]));
    if (stream === null) return;
    onOpen();
    for await (const event of eventsOf(stream)) {
      expectMore();
      onEvent(event);
    }
  } finally {
    clearTimeout(timer);
    own.abort();
  }
}
