import { type ApiClient, dataOf } from '../../../api/client';
import { linkParams } from '../../../api/link-name';
import type { CardFetchesApi } from './fetches.api';

export const createCardFetchesApi = (client: ApiClient): CardFetchesApi => ({
  fetches: (link) =>
    dataOf(client.GET('/api/v1/links/{encodeId}/preview/fetches', { params: linkParams(link) })),
});
