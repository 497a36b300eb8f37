import { type ApiClient, dataOf } from '../../api/client';
import type { SiteNumbersApi } from './site-numbers.api';

export const createSiteNumbersApi = (client: ApiClient): SiteNumbersApi => ({
  read: (days) => dataOf(client.GET('/api/v1/admin/numbers', { params: { query: { days } } })),
});
