import { LiveStream } from './live-stream';

const count = (total: number) => ({ total, unique: 1 });
const said = (stream: LiveStream): string => String(stream.bytes.read() ?? '');

describe('a stream of clicks', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('begins with the totals, and says them again only when they are others', () => {
    const stream = new LiveStream(count(3));
    expect(said(stream)).toBe('retry: 1000\n\nevent: clicks\ndata: {"totalClicks":3,"uniqueClicks":1}\n\n');
    stream.notify(count(3));
    expect(said(stream)).toBe('');
    stream.notify(count(4));
    expect(said(stream)).toBe('event: clicks\ndata: {"totalClicks":4,"uniqueClicks":1}\n\n');
    stream.end();
  });

  it('says that it is there while nothing happens, until it ends', () => {
    const stream = new LiveStream(count(3));
    said(stream);
    jest.advanceTimersByTime(15_000);
    expect(said(stream)).toBe(': still here\n\n');
    stream.end();
    stream.notify(count(5));
    jest.advanceTimersByTime(60_000);
    expect(said(stream)).toBe('');
  });

  it('keeps little for those who do not read, and the last for when they do', () => {
    const stream = new LiveStream(count(0));
    for (let total = 1; total <= 10_000; total += 1) stream.notify(count(total));
    expect(said(stream).length).toBeLessThan(20_000);
    stream.notify(count(10_000));
    expect(said(stream)).toContain('"totalClicks":10000,');
    stream.bytes.destroy();
  });
});
