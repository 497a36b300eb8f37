import { useEffect } from 'react';
import { useStores } from './store-context';
import type { Departures } from './departures';

/** Sends what waits to be deleted when the page, the visit or the group ends. */
export function useDepartures(departures: Departures): void {
  const { waitingCalls } = useStores();
  useEffect(() => {
    const forget = waitingCalls.add(() => departures.sendWaiting());
    return () => {
      forget();
      departures.sendWaiting();
    };
  }, [waitingCalls, departures]);
}
