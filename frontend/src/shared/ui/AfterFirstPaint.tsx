import { type ReactNode, useDeferredValue } from 'react';

/** What is not missed at first, because it is out of sight: drawn after the page can be used. */
export function AfterFirstPaint({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
