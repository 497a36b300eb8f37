import { useEffect, useMemo, useState } from 'react';
import { useApi, useStores } from '../../../shared/store-context';
import type { LinkListStore } from '../link-list.store';
import type { Bulk } from './bulk-context';
import { createBulkApi } from './bulk.api';
import { BulkStore } from './bulk.store';
import type { SelectionStore } from './selection.store';

/** For one open list. What waits to be done is sent when the page, the visit or the group ends. */
export function useNewBulk(list: LinkListStore, selection: SelectionStore): Bulk {
  const api = useApi(createBulkApi);
  const { waitingCalls } = useStores();
  const [bulk] = useState(() => new BulkStore(api, list));
  useEffect(() => {
    const forget = waitingCalls.add(() => bulk.sendWaiting(true));
    return () => {
      forget();
      bulk.sendWaiting(true);
    };
  }, [waitingCalls, bulk]);
  return useMemo(() => ({ bulk, selection }), [bulk, selection]);
}
