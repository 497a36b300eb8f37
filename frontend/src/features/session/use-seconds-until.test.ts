import { act, renderHook } from '@testing-library/react';
import { useSecondsUntil } from './use-seconds-until';

describe('a count-down', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts whole seconds to 0, and begins anew for another moment', () => {
    const { result, rerender } = renderHook(({ moment }) => useSecondsUntil(moment), {
      initialProps: { moment: Date.now() + 2_500 },
    });
    for (const left of [3, 2, 1, 0]) {
      expect(result.current).toBe(left);
      act(() => jest.advanceTimersByTime(1_000));
    }
    expect(jest.getTimerCount()).toBe(0);
    rerender({ moment: Date.now() + 60_000 });
    expect(result.current).toBe(60);
  });

  it('is over for a moment that has passed', () => {
    const { result } = renderHook(() => useSecondsUntil(Date.now() - 1));
    expect(result.current).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
