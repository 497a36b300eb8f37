import { type ApiClient, answerOf, dataOf } from '../../api/client';
import type { LabelsApi, LinkName, Tool } from './labels.api';

interface ToolAnswer extends Omit<Tool, 'warnings'> {
  readonly warnings: readonly { readonly code: string }[];
}

const toolOf = ({ warnings, ...tool }: ToolAnswer): Tool => ({
  ...tool,
  warnings: warnings.map(({ code }) => code),
});

const placeOf = ({ encodeId, domain }: LinkName) => ({
  path: { encodeId },
  query: domain === undefined ? {} : { domain },
});

const pathOf = (id: number) => ({ path: { id: String(id) } });

export const createLabelsApi = (client: ApiClient): LabelsApi => ({
  tags: () => dataOf(client.GET('/api/v1/my/tags')),

  addTag: (value) => dataOf(client.POST('/api/v1/my/tags', { body: { value } })),

  async removeTag(tagId, isLeaving) {
    const params = { path: { tagId: String(tagId) } };
    await answerOf(client.DELETE('/api/v1/my/tags/{tagId}', { params, keepalive: isLeaving }));
  },

  async setTags(link, words) {
    const given = { params: placeOf(link), body: { value: [...words] } };
    return (await dataOf(client.POST('/api/v1/links/{encodeId}/tags', given))).tags;
  },

  async tools() {
    return (await dataOf(client.GET('/api/v1/my/trackingTools'))).trackingTools.map(toolOf);
  },

  async setLinkTools(link, ids) {
    const given = { params: placeOf(link), body: { value: [...ids] } };
    return (await dataOf(client.POST('/api/v1/links/{encodeId}/trackingtools', given))).trackingTools;
  },

  async addTool(input, idempotencyKey) {
    const params = { header: { 'Idempotency-Key': idempotencyKey } };
    return toolOf(await dataOf(client.POST('/api/v1/my/trackingTools', { params, body: input })));
  },

  async changeTool(id, input) {
    const call = client.PUT('/api/v1/my/trackingTools/{id}', { params: pathOf(id), body: input });
    return toolOf(await dataOf(call));
  },

  async removeTool(id, isLeaving) {
    const given = { params: pathOf(id), keepalive: isLeaving };
    await answerOf(client.DELETE('/api/v1/my/trackingTools/{id}', given));
  },
});
