import { type ApiClient, dataOf } from '../../api/client';
import type { SuspensionApi } from './suspension.api';

export const createSuspensionApi = (client: ApiClient): SuspensionApi => ({
  suspensionState: (token) => dataOf(client.POST('/api/v1/suspension-appeals/standing', { body: { token } })),
  appeal: (token, text) => dataOf(client.POST('/api/v1/suspension-appeals', { body: { token, text } })),
});
