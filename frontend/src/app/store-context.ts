import { createContext, useContext } from 'react';
import type { CreateApi } from './page-apis';
import type { RootStore } from './root-store';

export const StoreContext = createContext<RootStore | null>(null);

export function useStores(): RootStore {
  const stores = useContext(StoreContext);
  if (stores === null) throw new Error('no stores around this component');
  return stores;
}

/** The calls of one kind that a page makes. */
export const useApi = <T>(create: CreateApi<T>): T => useStores().pageApis.of(create);
