import { type ApiClient, dataOf } from '../../api/client';
import { linkParams } from '../../api/link-name';
import { bodyOf } from '../../api/schemas';
import type { DomainPlace } from './domain-place';
import type { DomainsApi } from './domains.api';

const placeOf = ({ groupId, host }: DomainPlace) => ({ path: { groupId: String(groupId), domain: host } });

export const createDomainsApi = (client: ApiClient): DomainsApi => ({
  async choices(link) {
    const params = linkParams(link);
    return (await dataOf(client.GET('/api/v1/links/{encodeId}/domains', { params }))).domains;
  },

  move: (link, domain) =>
    dataOf(client.PUT('/api/v1/links/{encodeId}/domain', { params: linkParams(link), body: { domain } })),

  apps: (place) =>
    dataOf(client.GET('/api/v1/groups/{groupId}/domains/{domain}/apps', { params: placeOf(place) })),

  setApps: (place, apps) =>
    dataOf(
      client.inForm.PUT('/api/v1/groups/{groupId}/domains/{domain}/apps', {
        params: placeOf(place),
        body: bodyOf(apps),
      }),
    ),
});
