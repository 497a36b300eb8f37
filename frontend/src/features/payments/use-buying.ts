import { useEffect, useState } from 'react';
import { useLocalQuery } from '../../i18n/use-local-path';
import { keptCoupon } from '../../shared/kept-coupon';
import { useApi, useStores } from '../../shared/store-context';
import { BuyingStore } from './buying.store';
import { createPaymentsApi } from './create-payments.api';
import { useIsAdmin } from './use-is-admin';

/** What there is to buy with. */
export interface Buying {
  readonly store: BuyingStore;
  /** Ways to pay that this site offers the visitor. */
  readonly types: readonly string[];
  /** The coupon that the visitor came with. */
  readonly code: string | null;
}

/** Null where nothing is sold. */
export function useBuying(): Buying | null {
  const { session } = useStores();
  const api = useApi(createPaymentsApi);
  const [query] = useLocalQuery();
  const [store] = useState(() => new BuyingStore(api));
  const isAdmin = useIsAdmin();
  const sold = session.site?.paymentTypes ?? [];
  const named = query.get('coupon')?.trim() ?? '';
  const code = named === '' ? keptCoupon.read() : named;
  const isSold = sold.length > 0;
  // Some ways to pay depend on where the buyer is.
  const types = store.status.value?.paymentTypes ?? sold;
  const { isSignedIn } = session;
  useEffect(() => {
    if (isSold && isSignedIn) void store.loadStatus();
  }, [store, isSold, isSignedIn]);
  useEffect(() => {
    if (isSold && isAdmin === true && code !== null) void store.checkCoupon(code);
  }, [store, isSold, isAdmin, code]);
  return isSold ? { store, types, code } : null;
}
