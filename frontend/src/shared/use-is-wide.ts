import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 768px)';

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for the columns of a table. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches);
