import { eventsOf, followEvents, type ServerEvent } from './event-stream';

const streamOf = (...parts: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

async function read(...parts: readonly string[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of eventsOf(streamOf(...parts))) events.push(event);
  return events;
}

const CLICKS = { event: 'clicks', data: '{"totalClicks":1}' };

describe('a stream of events', () => {
  it.each<[string, readonly string[], readonly ServerEvent[]]>([
    ['in one piece', ['event: clicks\ndata: {"totalClicks":1}\n\n'], [CLICKS]],
    ['in pieces', ['event: cli', 'cks\ndata: {"total', 'Clicks":1}\n', '\n'], [CLICKS]],
    ['with other line ends', ['event: clicks\r\ndata: {"totalClicks":1}\r\n\r\n'], [CLICKS]],
    ['of several lines', ['data: a\ndata: b\n\n'], [{ event: 'message', data: 'a\nb' }]],
    ['of a comment', [': still here\n\n'], [{ event: 'message', data: '' }]],
    ['cut off', ['event: clicks\ndata: 1\n'], []],
  ])('can be read %s', async (_, parts, events) => {
    expect(await read(...parts)).toEqual(events);
  });

  it('is followed to its end', async () => {
    const seen: string[] = [];
    const listener = {
      onOpen: () => seen.push('open'),
      onEvent: ({ event }: ServerEvent) => seen.push(event),
    };
    const open = () => Promise.resolve(streamOf('event: clicks\ndata: 1\n\n'));
    await followEvents(open, new AbortController().signal, listener);
    expect(seen).toEqual(['open', 'clicks']);
  });

  it('is given up when nothing is heard of it', async () => {
    jest.useFakeTimers();
    const open = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('silence')));
      });
    const listener = { onOpen: jest.fn(), onEvent: jest.fn() };
    const following = expect(followEvents(open, new AbortController().signal, listener)).rejects.toThrow(
      'silence',
    );
    await jest.advanceTimersByTimeAsync(60_000);
    await following;
    jest.useRealTimers();
  });
});
