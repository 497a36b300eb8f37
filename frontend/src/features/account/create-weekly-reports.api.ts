import { answerOf, type ApiClient, dataOf } from '../../api/client';
import type { WeeklyReportsApi } from './weekly-reports.api';

export const createWeeklyReportsApi = (client: ApiClient): WeeklyReportsApi => ({
  list: async () => (await dataOf(client.GET('/api/v1/my/weekly-reports'))).groups,
  choose: (groupId, isOn) => {
    const params = { path: { groupId: String(groupId) } };
    return dataOf(client.PUT('/api/v1/my/weekly-reports/{groupId}', { params, body: { isOn } }));
  },
  end: async (token) => {
    await answerOf<unknown>(client.POST('/api/v1/weekly-reports/end', { body: { token } }));
  },
});
