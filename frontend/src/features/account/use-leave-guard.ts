import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/** A way out of the page that waits for an answer. */
type Exit =
  { readonly kind: 'link'; readonly address: string } | { readonly kind: 'history'; readonly steps: number };

export interface LeaveGuard {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** The router numbers the entries of the history. */
function positionOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}

/** The address that a click would lead to when it leads to another page in this tab, else null. */
function exitOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || link.target === '_blank' || link.origin !== window.location.origin)
    return null;
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash;
}

/** Asks before changes that were not saved are lost: by a link, by Back, or with the tab. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [exit, setExit] = useState<Exit | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    isLeaving.current = false;
    const here = { path: window.location.pathname, position: positionOf(window.history.state) };
    let isReturning = false;

    const onClick = (event: MouseEvent): void => {
      const address = exitOf(event);
      if (address === null || isLeaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      setExit({ kind: 'link', address });
    };
    const onHistory = (event: PopStateEvent): void => {
      if (isLeaving.current) return;
      if (isReturning || window.location.pathname !== here.path) event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const there = positionOf(event.state);
      if (window.location.pathname === here.path || there === null || here.position === null) return;
      // The browser has moved already: it goes back to this page until there is an answer.
      isReturning = true;
      window.history.go(here.position - there);
      setExit({ kind: 'history', steps: there - here.position });
    };
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!isLeaving.current) event.preventDefault();
    };

    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onHistory, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onHistory, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty]);

  const leave = (): void => {
    if (exit === null) return;
    isLeaving.current = true;
    setExit(null);
    if (exit.kind === 'link') void navigate(exit.address);
    else window.history.go(exit.steps);
  };
  return { isAsking: exit !== null, stay: () => setExit(null), leave };
}
