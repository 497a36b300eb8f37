import { useEffect } from 'react';
import { pollWhileVisible } from './poll';

/** How long to wait before asking again: at most, and the first time. */
interface Pace {
  readonly everyMs: number;
  readonly firstMs: number;
}

const EVENLY: Pace = { everyMs: 10_000, firstMs: 10_000 };

/**
 * Loads what a page shows, again whenever it is looked at again, and again and again while there is news to come. `pace`
 * is to be a constant.
 */
export function useFollow(load: () => Promise<boolean>, isAwaited = false, pace: Pace = EVENLY): void {
  useEffect(() => {
    const onFocus = (): void => void load();
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [load]);
  useEffect(
    () => (isAwaited ? pollWhileVisible(load, pace.everyMs, pace.firstMs) : undefined),
    [load, isAwaited, pace],
  );
}
