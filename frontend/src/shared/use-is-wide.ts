import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 768px)';
const PHONE = '(max-width: 767.95px)';
const COLUMNS = '(min-width: 1100px)';

function useMedia(media: string): boolean {
  const watch = (onChange: () => void): (() => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(watch, () => window.matchMedia(media).matches);
}

/** Whether there is room for the columns of a table. */
export const useIsWide = (): boolean => useMedia(WIDE);

/** Whether the window is a phone's, where little stands beside each other. */
export const useIsPhone = (): boolean => useMedia(PHONE);

/** Whether there is room for a pane beside a form. */
export const useHasColumns = (): boolean => useMedia(COLUMNS);
