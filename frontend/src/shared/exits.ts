import { type Navigator, resolvePath, type To } from 'react-router';
import { splitLocale } from '../i18n/locale';
import type { HoldUp } from './history-guard';

/** Another language of the same page keeps what was typed into it. */
export const isSamePage = (one: string, other: string): boolean =>
  splitLocale(one).path === splitLocale(other).path;

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

/** The tab itself: the browser asks in its own words. */
export function holdUpTab(): () => void {
  const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}
