import { type ApiClient, dataOf } from '../../api/client';
import type { RegistrationsApi } from './registrations.api';

export const createRegistrationsApi = (client: ApiClient): RegistrationsApi => ({
  async tasks() {
    return (await dataOf(client.GET('/api/v1/admin/domains'))).tasks;
  },

  async settle(id, body) {
    await dataOf(client.PUT('/api/v1/admin/domains/{id}', { params: { path: { id: String(id) } }, body }));
  },
});
