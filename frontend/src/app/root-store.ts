import { createApiClient, createTokenClient } from '../api/client';
import { type AnalyticsApi, createAnalyticsApi } from '../features/analytics';
import { createLinksApi, type LinksApi, LinksStore } from '../features/links';
import { createSessionApi, SessionStore } from '../features/session';
import { ProgressStore } from '../shared/progress.store';
import { StoredValue } from '../shared/storage';

/** What screens share. It only wires. */
export interface RootStore {
  readonly progress: ProgressStore;
  readonly links: LinksStore;
  readonly linksApi: LinksApi;
  readonly analyticsApi: AnalyticsApi;
}

export function createRootStore(): RootStore {
  const client = createApiClient(new SessionStore(createSessionApi(createTokenClient())));
  const linksApi = createLinksApi(client);
  const links = new LinksStore(linksApi, new StoredValue('links'));
  window.addEventListener('pagehide', () => links.sendWaiting());
  return { progress: new ProgressStore(), links, linksApi, analyticsApi: createAnalyticsApi(client) };
}
