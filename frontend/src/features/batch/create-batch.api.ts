import { answerOf, type ApiClient, dataOf } from '../../api/client';
import type { BatchApi, BatchInput } from './batch.api';

const of = (externalId: string) => ({ params: { path: { externalId } } });

/** The form says it all; the fields of the document are for readers. */
const sent = (form: FormData) => ({ body: {}, bodySerializer: () => form });

function previewForm(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** Fields before the file: the server reads the form as it comes. */
function startForm({ file, mapping, tags, ...options }: BatchInput): FormData {
  const form = new FormData();
  const fields = { ...options, mapping: JSON.stringify(mapping), tags: tags.join(',') };
  for (const [name, value] of Object.entries(fields)) {
    if (value !== '') form.append(name, value);
  }
  form.append('file', file);
  return form;
}

export const createBatchApi = ({ inForm: client }: ApiClient): BatchApi => ({
  tasks: () => dataOf(client.GET('/api/v1/batch/tasks')),
  preview: (file) => dataOf(client.POST('/api/v1/batch/files/preview', sent(previewForm(file)))),
  start: (input) => dataOf(client.POST('/api/v1/batch/task/security_check/start', sent(startForm(input)))),
  startImport: (body) => dataOf(client.POST('/api/v1/batch/imports', { body })),
  show: (externalId) => dataOf(client.GET('/api/v1/batch/task/{externalId}', of(externalId))),
  overview: (externalId) => dataOf(client.GET('/api/v1/batch/task/{externalId}/overview', of(externalId))),
  run: (externalId) => dataOf(client.POST('/api/v1/batch/task/{externalId}/run', of(externalId))),
  abort: (externalId) =>
    dataOf(client.POST('/api/v1/batch/task/{externalId}/security_check/abort', of(externalId))),
  undo: (externalId) => dataOf(client.POST('/api/v1/batch/task/{externalId}/undo', of(externalId))),
  unlock: (externalId) =>
    dataOf(client.POST('/api/v1/batch/task/{externalId}/unlock', { ...of(externalId), body: {} })),
  results: (externalId, format, lang) =>
    answerOf(
      client.POST('/api/v1/batch/task/{externalId}/export', {
        ...of(externalId),
        body: { format, lang },
        headers: { Accept: 'text/csv' },
        parseAs: 'blob',
      }),
    ),
});
