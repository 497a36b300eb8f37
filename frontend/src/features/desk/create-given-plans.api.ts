import { type ApiClient, dataOf } from '../../api/client';
import type { GivenPlansApi } from './given-plans.api';

const pathOf = (groupId: number) => ({ groupId: String(groupId) });

export const createGivenPlansApi = (client: ApiClient): GivenPlansApi => ({
  async find(q) {
    const { groups } = await dataOf(client.GET('/api/v1/admin/groups', { params: { query: { q } } }));
    return groups;
  },

  planOf: (groupId) =>
    dataOf(client.GET('/api/v1/admin/groups/{groupId}/plan', { params: { path: pathOf(groupId) } })),

  async give(groupId, body) {
    await dataOf(
      client.PUT('/api/v1/admin/groups/{groupId}/plan', { params: { path: pathOf(groupId) }, body }),
    );
  },
});
