import { type ApiClient, dataOf } from '../../api/client';
import type { CasesApi } from './cases.api';

const pathOf = (caseId: number) => ({ caseId: String(caseId) });

export const createCasesApi = (client: ApiClient): CasesApi => ({
  page: (state, start) =>
    dataOf(client.GET('/api/v1/admin/abuse-reports', { params: { query: { state, start } } })),

  one: (caseId, start) =>
    dataOf(
      client.GET('/api/v1/admin/abuse-reports/{caseId}', {
        params: { path: pathOf(caseId), query: { start } },
      }),
    ),

  judge: (caseId, { state, action, note }) =>
    dataOf(
      client.PUT('/api/v1/admin/abuse-reports/{caseId}', {
        params: { path: pathOf(caseId) },
        body: { state, action, ...(note.trim() === '' ? {} : { note }) },
      }),
    ),
});
