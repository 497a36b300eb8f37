import { useContext } from 'react';
import { type Navigator, UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/** Moves the router to an address, by a new entry of the history or in place of the present one. */
export type Move = Navigator['push'];

/** The one object by which links and `useNavigate` move the router. */
export const useNavigator = (): Navigator => useContext(NavigationContext).navigator;

/**
 * Stands before all moves but Back and Forward. The router's own way to block them needs its data loaders, which weigh more
 * than all that our frame uses of it. Returns how to let moves pass again.
 */
export function interceptMoves(navigator: Navigator, wrap: (go: Move) => Move): () => void {
  const [push, replace] = [navigator.push.bind(navigator), navigator.replace.bind(navigator)];
  Object.assign(navigator, { push: wrap(push), replace: wrap(replace) });
  return () => Object.assign(navigator, { push, replace });
}

/** Where in the history we are: the router numbers its entries. */
export function positionInHistory(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}
