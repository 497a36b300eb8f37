import { type ApiClient, dataOf } from '../../api/client';
import type { Schema } from '../../api/schemas';
import type { AppealsApi, SuspensionAppeal } from './appeals.api';

const THE_END = -1;

export function createAppealsApi(client: ApiClient): AppealsApi {
  const answer = (appealId: number, body: Schema<'AppealAnswerDto'>): Promise<SuspensionAppeal> => {
    const params = { path: { appealId: String(appealId) } };
    return dataOf(client.POST('/api/v1/admin/appeals/{appealId}/answer', { params, body }));
  };
  return {
    async list(state, start) {
      const query = { state, ...(start === null ? {} : { start: Number(start) }) };
      const page = await dataOf(client.GET('/api/v1/admin/appeals', { params: { query } }));
      return { items: page.appeals, start: page.start === THE_END ? null : String(page.start) };
    },

    open: async () => (await dataOf(client.GET('/api/v1/admin/appeals', { params: { query: {} } }))).open,

    lift: (appealId) => answer(appealId, { decision: 'lift' }),

    refuse: (appealId, text) => answer(appealId, { decision: 'refuse', answer: text }),
  };
}
