import { MAX_HOLD_MS, LOOK_AGAIN_MS, withStorage } from './session-lock';

const buildShelf = (value: unknown = null) => {
  const shelf = {
    value,
    read: () => shelf.value,
    write(next: unknown) {
      shelf.value = next;
      return true;
    },
  };
  return shelf;
};

describe('the lock of browsers that have none', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is given back after the task, and after its failure', async () => {
    const shelf = buildShelf();
    const lock = withStorage(shelf);
    expect(await lock(() => Promise.resolve(shelf.value !== null))).toBe(true);
    expect(shelf.value).toBeNull();
    await expect(lock(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(shelf.value).toBeNull();
  });

  it('lets the others look again every second', async () => {
    const shelf = buildShelf({ by: 'another tab', until: Date.now() + MAX_HOLD_MS });
    const task = jest.fn(() => Promise.resolve('done'));
    const done = withStorage(shelf)(task);
    await jest.advanceTimersByTimeAsync(LOOK_AGAIN_MS);
    expect(task).not.toHaveBeenCalled();
    shelf.value = null;
    await jest.advanceTimersByTimeAsync(LOOK_AGAIN_MS);
    expect(await done).toBe('done');
  });

  it('does not wait for a tab that was closed with it', async () => {
    const shelf = buildShelf({ by: 'a closed tab', until: Date.now() + 500 });
    const done = withStorage(shelf)(() => Promise.resolve('done'));
    await jest.advanceTimersByTimeAsync(500);
    expect(await done).toBe('done');
  });

  it.each(['nonsense', 3, { until: 'soon' }])('takes %j on the shelf for nothing', async (value) => {
    expect(await withStorage(buildShelf(value))(() => Promise.resolve('done'))).toBe('done');
  });
});
