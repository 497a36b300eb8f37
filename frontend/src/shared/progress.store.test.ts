import { ProgressStore } from './progress.store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the progress bar', () => {
  it('stays away from quick changes', () => {
    const progress = new ProgressStore();
    progress.start();
    jest.advanceTimersByTime(199);
    progress.finish();
    jest.advanceTimersByTime(1000);
    expect(progress.phase).toBe('hidden');
  });

  it('shows after 200 ms and hides 500 ms after the end', () => {
    const progress = new ProgressStore();
    progress.start();
    jest.advanceTimersByTime(200);
    expect(progress.phase).toBe('running');
    progress.finish();
    jest.advanceTimersByTime(499);
    expect(progress.phase).toBe('finishing');
    jest.advanceTimersByTime(1);
    expect(progress.phase).toBe('hidden');
  });

  it('waits for the last of several', () => {
    const progress = new ProgressStore();
    progress.start();
    progress.start();
    jest.advanceTimersByTime(200);
    progress.finish();
    expect(progress.phase).toBe('running');
    progress.finish();
    expect(progress.phase).toBe('finishing');
  });
});
