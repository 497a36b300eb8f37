import { useEffect, useRef } from 'react';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Takes the focus where a button is gone with what it did, from which keyboards would begin at the top of the page again.
 * @param now what the buttons there depend on
 * @returns for an element that can be focused, around them
 */
export function useKeptFocus<T extends HTMLElement = HTMLDivElement>(now: unknown) {
  const place = useRef<T>(null);
  const seen = useRef(now);
  useEffect(() => {
    if (seen.current === now) return;
    seen.current = now;
    if (isNowhere()) place.current?.focus();
  }, [now]);
  return place;
}
