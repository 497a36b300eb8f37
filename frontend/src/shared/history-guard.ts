import { positionInHistory } from './react-router-insides';

/** Holds up a person who is about to leave; what it is given goes on after all. */
export type HoldUp = (leave: () => void) => void;

interface Guard {
  /** Whether what the address shows now may be gone to without a question. */
  readonly mayPass: () => boolean;
  /** Where in the history the guarded page stands. */
  readonly position: () => number | null;
  readonly holdUp: HoldUp;
}

let guard: Guard | null = null;
let isReturning = false;

/** Back and Forward: the browser has moved already, and is sent to where it was until there is an answer. */
function onMove(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const [from, to] = [guard?.position() ?? null, positionInHistory()];
  if (guard === null || from === null || to === null || guard.mayPass()) return;
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(from - to);
  guard.holdUp(() => window.history.go(to - from));
}

/** To be called before there is a router: browsers tell the listeners of a window in the order of their coming. */
export const watchHistory = (): void => window.addEventListener('popstate', onMove);

/** Holds up Back and Forward until what comes back is called. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
