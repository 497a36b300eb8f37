import { ApiError } from '../../api/api-error';
import { LiveFeed, type OpenFeed } from './live-feed';

const settle = () => jest.advanceTimersByTimeAsync(0);
const refusal = (status: number) => new ApiError({ status, code: 'x', message: '' });

function build() {
  const clicks = jest.fn();
  const opened: {
    end: () => void;
    fail: (error: Error) => void;
    on: Parameters<OpenFeed>[1];
    signal: AbortSignal;
  }[] = [];
  const open: OpenFeed = (signal, on) =>
    new Promise((resolve, reject) => {
      opened.push({ end: resolve, fail: reject, on, signal });
    });
  const feed = new LiveFeed(open, clicks);
  return { feed, clicks, opened };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a live feed', () => {
  it('tells of clicks while it is open', async () => {
    const { feed, clicks, opened } = build();
    const stop = feed.start();
    expect(feed.isLive).toBe(false);
    opened[0]?.on.onOpen();
    opened[0]?.on.onTotals('3');
    opened[0]?.on.onTotals('4');
    expect(feed.isLive).toBe(true);
    expect(clicks).toHaveBeenCalledTimes(1);
    stop();
    expect(opened[0]?.signal.aborted).toBe(true);
    opened[0]?.on.onTotals('5');
    await settle();
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(feed.isLive).toBe(false);
  });

  it('tells nothing of the totals that are shown already, and of those that came while it was interrupted', async () => {
    const { feed, clicks, opened } = build();
    feed.start();
    opened[0]?.on.onTotals('3');
    opened[0]?.end();
    await jest.advanceTimersByTimeAsync(1_000);
    opened[1]?.on.onTotals('3');
    expect(clicks).not.toHaveBeenCalled();
    opened[1]?.end();
    await jest.advanceTimersByTimeAsync(2_000);
    opened[2]?.on.onTotals('4');
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  it('comes back after interruptions, later each time', async () => {
    const { feed, opened } = build();
    feed.start();
    for (const [at, wait] of [1_000, 2_000, 4_000].entries()) {
      opened[at]?.fail(refusal(0));
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(opened).toHaveLength(at + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(opened).toHaveLength(at + 2);
    }
    opened[3]?.on.onOpen();
    opened[3]?.end();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(opened).toHaveLength(5);
  });

  it.each([
    [401, 1],
    [404, 1],
    [429, 2],
    [503, 2],
  ])('after %d has tried %d times', async (status, times) => {
    const { feed, opened } = build();
    feed.start();
    opened[0]?.fail(refusal(status));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(opened).toHaveLength(times);
  });

  it('rests while nobody sees the page', () => {
    const { feed, opened } = build();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const stop = feed.start();
    expect(opened).toHaveLength(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(opened).toHaveLength(1);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(opened[0]?.signal.aborted).toBe(true);
    stop();
    hidden.mockRestore();
  });
});
