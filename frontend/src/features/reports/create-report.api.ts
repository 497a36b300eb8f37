import { type ApiClient, dataOf } from '../../api/client';
import { linkParams } from '../../api/link-name';
import type { ReportApi } from './report.api';

export const createReportApi = (client: ApiClient): ReportApi => ({
  async report({ link, reason, details, email }, key) {
    const body = {
      link,
      reason,
      ...(details.trim() === '' ? {} : { details }),
      ...(email.trim() === '' ? {} : { email }),
    };
    const params = { header: { 'Idempotency-Key': key } };
    return (await dataOf(client.POST('/api/v1/abuse-reports', { params, body }))).receipt;
  },

  appealState: (link) => dataOf(client.GET('/api/v1/links/{encodeId}/appeal', { params: linkParams(link) })),

  appeal: (link, text) =>
    dataOf(client.POST('/api/v1/links/{encodeId}/appeal', { params: linkParams(link), body: { text } })),
});
