import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { guardHistory, type HoldUp } from './history-guard';
import { holdUpRouter, holdUpTab, isSamePage } from './exits';
import { positionInHistory, useNavigator } from './react-router-insides';

export interface LeaveGuard {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Asks before changes that were not saved are lost. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const navigator = useNavigator();
  const { pathname, key } = useLocation();
  const [exit, setExit] = useState<{ readonly leave: () => void } | null>(null);
  const letPass = useRef<() => void>(() => undefined);
  const position = useRef<number | null>(null);
  useEffect(() => {
    position.current = positionInHistory();
  }, [key]);

  useEffect(() => {
    if (!isDirty) return;
    const holdUp: HoldUp = (leave) => setExit({ leave });
    const releases = [
      holdUpRouter(navigator, pathname, holdUp),
      guardHistory({
        mayPass: () => isSamePage(window.location.pathname, pathname),
        position: () => position.current,
        holdUp,
      }),
      holdUpTab(),
    ];
    letPass.current = () => releases.forEach((release) => release());
    return letPass.current;
  }, [isDirty, navigator, pathname]);

  const leave = (): void => {
    letPass.current();
    setExit(null);
    exit?.leave();
  };
  return { isAsking: exit !== null, stay: () => setExit(null), leave };
}
