import { withTimeout, TookTooLong } from './deadline';

describe('a deadline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('hands on what is done in time, good or bad, and leaves no timer', async () => {
    await expect(withTimeout(10, Promise.resolve('done'))).resolves.toBe('done');
    await expect(withTimeout(10, Promise.reject(new RangeError('bad')))).rejects.toThrow(RangeError);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits no longer', async () => {
    const late = withTimeout(10, new Promise(() => undefined));
    jest.advanceTimersByTime(10);
    await expect(late).rejects.toThrow(TookTooLong);
  });
});
