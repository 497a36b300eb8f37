import { inTime, TookTooLong } from './deadline';

describe('a deadline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('hands on what is done in time, good or bad, and leaves no timer', async () => {
    await expect(inTime(10, Promise.resolve('done'))).resolves.toBe('done');
    await expect(inTime(10, Promise.reject(new RangeError('bad')))).rejects.toThrow(RangeError);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits no longer', async () => {
    const late = inTime(10, new Promise(() => undefined));
    jest.advanceTimersByTime(10);
    await expect(late).rejects.toThrow(TookTooLong);
  });
});
