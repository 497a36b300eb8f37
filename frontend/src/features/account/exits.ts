import { type Navigator, resolvePath, type To } from 'react-router';
import { splitLocale } from '../../i18n/locale';

/** Holds somebody up who is about to leave; what it is given goes on after all. */
export type HoldUp = (leave: () => void) => void;

/** Another language of the same page keeps what was typed into it. */
const isSamePage = (one: string, other: string): boolean => splitLocale(one).path === splitLocale(other).path;

/** Links, menus, the command palette: all of them go through the router. Returns how to let them pass again. */
export function holdUpRouter(router: Navigator, here: string, holdUp: HoldUp): () => void {
  const { push, replace } = { push: router.push.bind(router), replace: router.replace.bind(router) };
  const held =
    (go: Navigator['push']): Navigator['push'] =>
    (to: To, state: unknown, options) => {
      const leave = (): void => go(to, state, options);
      if (isSamePage(resolvePath(to).pathname, here)) leave();
      else holdUp(leave);
    };
  Object.assign(router, { push: held(push), replace: held(replace) });
  return () => Object.assign(router, { push, replace });
}

/** The router numbers the entries of the history. */
export function positionInHistory(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}

/** Back and Forward: the browser has moved already, and is sent to where it was until there is an answer. */
export function holdUpHistory(
  here: { readonly path: string; readonly position: () => number | null },
  holdUp: HoldUp,
): () => void {
  let isReturning = false;
  const onMove = (event: PopStateEvent): void => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const [from, to] = [here.position(), positionInHistory()];
    if (isSamePage(window.location.pathname, here.path) || from === null || to === null) return;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(from - to);
    holdUp(() => window.history.go(to - from));
  };
  // Before the router hears of it.
  window.addEventListener('popstate', onMove, true);
  return () => window.removeEventListener('popstate', onMove, true);
}

/** The tab itself: the browser asks in its own words. */
export function holdUpTab(): () => void {
  const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}
