import { useEffect, useState } from 'react';

/** The present (ms since 1970), looked at again after each interval while `isRunning`. */
export function useNow(intervalMs: number, isRunning = true): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, isRunning]);
  return now;
}
