import { createContext, useContext } from 'react';
import type { BulkStore } from './bulk.store';
import type { SelectionStore } from './selection.store';

/** What is chosen from one open list, and what is done with it. */
export interface Bulk {
  readonly bulk: BulkStore;
  readonly selection: SelectionStore;
}

export const BulkContext = createContext<Bulk | null>(null);

export function useBulk(): Bulk {
  const bulk = useContext(BulkContext);
  if (bulk === null) throw new Error('there is no list around this');
  return bulk;
}
