import { type ApiClient, dataOf } from '../../api/client';
import type { DomainPlace, DomainsApi, PlacedLink } from './domains.api';

const paramsOf = ({ encodeId, domain }: PlacedLink) => ({ path: { encodeId }, query: { domain } });

const placeOf = ({ groupId, host }: DomainPlace) => ({ path: { groupId: String(groupId), domain: host } });

export const createDomainsApi = (client: ApiClient): DomainsApi => ({
  async choices(link) {
    const params = paramsOf(link);
    return (await dataOf(client.GET('/api/v1/links/{encodeId}/domains', { params }))).domains;
  },

  move: (link, domain) =>
    dataOf(client.PUT('/api/v1/links/{encodeId}/domain', { params: paramsOf(link), body: { domain } })),

  apps: (place) =>
    dataOf(client.GET('/api/v1/groups/{groupId}/domains/{domain}/apps', { params: placeOf(place) })),

  setApps(place, { apple, android }) {
    const body = {
      apple: apple.map(({ appId, paths }) => ({ appId, paths: [...paths] })),
      android: android.map(({ packageName, fingerprints }) => ({
        packageName,
        fingerprints: [...fingerprints],
      })),
    };
    const given = { params: placeOf(place), body };
    return dataOf(client.inForm.PUT('/api/v1/groups/{groupId}/domains/{domain}/apps', given));
  },
});
