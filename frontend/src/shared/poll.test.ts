import { pollWhileVisible } from './poll';

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  hide(false);
  jest.useRealTimers();
});

describe('polling', () => {
  it('repeats after each end and stops when told', async () => {
    const task = jest.fn(() => Promise.resolve(true));
    const stop = pollWhileVisible(task, 1000);
    await jest.advanceTimersByTimeAsync(3500);
    expect(task).toHaveBeenCalledTimes(3);
    stop();
    await jest.advanceTimersByTimeAsync(5000);
    expect(task).toHaveBeenCalledTimes(3);
  });

  it('asks soon at first where it is told to, and then ever more seldom', async () => {
    const task = jest.fn(() => Promise.resolve(true));
    const stop = pollWhileVisible(task, 8_000, 1_000);
    const asked = [];
    for (let second = 1; second <= 31; second += 1) {
      const before = task.mock.calls.length;
      await jest.advanceTimersByTimeAsync(1_000);
      if (task.mock.calls.length > before) asked.push(second);
    }
    expect(asked).toEqual([1, 3, 7, 15, 23, 31]);
    stop();
  });

  it('never runs twice at once', async () => {
    let running = 0;
    let most = 0;
    const stop = pollWhileVisible(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5000));
      running -= 1;
      return true;
    }, 1000);
    await jest.advanceTimersByTimeAsync(1500);
    hide(true);
    hide(false);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(most).toBe(1);
    stop();
  });

  it('rests while the page is hidden and runs at once when it is seen again', async () => {
    const task = jest.fn(() => Promise.resolve(true));
    const stop = pollWhileVisible(task, 1000);
    hide(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(task).not.toHaveBeenCalled();
    hide(false);
    expect(task).toHaveBeenCalledTimes(1);
    stop();
  });

  it('waits longer after each failure, thrown or told', async () => {
    const task = jest
      .fn()
      .mockResolvedValueOnce(false)
      .mockRejectedValueOnce(new Error('x'))
      .mockResolvedValue(true);
    const stop = pollWhileVisible(task, 1000);
    await jest.advanceTimersByTimeAsync(1000 + 2000 + 3999);
    expect(task).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1 + 1000);
    expect(task).toHaveBeenCalledTimes(4);
    stop();
  });
});
