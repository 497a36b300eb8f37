import { type Navigator, resolvePath } from 'react-router';
import { splitLocale } from '../i18n/locale';
import type { HoldUp } from './history-guard';
import { interceptMoves } from './react-router-insides';

/** Another language of the same page keeps what was typed into it. */
export const isSamePage = (one: string, other: string): boolean =>
  splitLocale(one).path === splitLocale(other).path;

/** Links, menus, the command palette: all of them go through the router. Returns how to let them pass again. */
export const holdUpRouter = (router: Navigator, here: string, holdUp: HoldUp): (() => void) =>
  interceptMoves(router, (go) => (to, state: unknown, options) => {
    const leave = (): void => go(to, state, options);
    if (isSamePage(resolvePath(to).pathname, here)) leave();
    else holdUp(leave);
  });

/** The tab itself: the browser asks in its own words. */
export function holdUpTab(): () => void {
  const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}
