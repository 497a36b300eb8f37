import { type ApiClient, dataOf } from '../../../api/client';
import type { CardFetchesApi } from './fetches.api';

export const createCardFetchesApi = (client: ApiClient): CardFetchesApi => ({
  fetches({ encodeId, domain }) {
    const params = { path: { encodeId }, query: { domain } };
    return dataOf(client.GET('/api/v1/links/{encodeId}/preview/fetches', { params }));
  },
});
