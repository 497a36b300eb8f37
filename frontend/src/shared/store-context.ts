import { createContext, useContext } from 'react';
import type { CreateApi, PageApis } from '../api/page-apis';
import type { Entry } from './entry';
import type { ProgressStore } from './progress.store';
import type { ShellStore } from './shell.store';
import type { WaitingCalls } from './waiting-calls';

/** What screens share. Each feature adds its own stores where its door (index.ts) offers them; the app makes them all. */
export interface Stores {
  readonly shell: ShellStore;
  readonly progress: ProgressStore;
  /** What the address of the visit's first page brought along. */
  readonly entry: Entry;
  readonly waitingCalls: WaitingCalls;
  /** What only some pages ask the server. */
  readonly pageApis: PageApis;
}

export const StoreContext = createContext<Stores | null>(null);

export function useStores(): Stores {
  const stores = useContext(StoreContext);
  if (stores === null) throw new Error('no stores around this component');
  return stores;
}

/** The calls of one kind that a page makes. */
export const useApi = <T>(create: CreateApi<T>): T => useStores().pageApis.of(create);
