import { useEffect, useState } from 'react';

const leftUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));

/** Whole seconds until a moment (ms since 1970), counted down; 0 when it has come. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState({ moment, left: leftUntil(moment) });
  const left = now.moment === moment ? now.left : leftUntil(moment);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow({ moment, left: leftUntil(moment) }), 1_000);
    return () => clearTimeout(timer);
  }, [moment, left]);
  return left;
}
