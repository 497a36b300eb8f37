import type { ApiClient } from '../../api/client';
import type { BillingApi } from './billing.api';

/** The server's side of plans, whose calls are loaded with the first of them: no first look at a page makes any. */
export function createLazyBillingApi(client: ApiClient): BillingApi {
  const load = async (): Promise<BillingApi> => {
    const calls = await import('./create-billing.api');
    return calls.createBillingApi(client);
  };
  return {
    catalogue: async () => (await load()).catalogue(),
    plan: async () => (await load()).plan(),
    usage: async () => (await load()).usage(),
    losses: async (plan) => (await load()).losses(plan),
  };
}
