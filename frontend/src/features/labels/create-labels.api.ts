import { type ApiClient, answerOf, dataOf } from '../../api/client';
import { linkParams } from '../../api/link-name';
import { bodyOf, type Schema } from '../../api/schemas';
import type { LabelsApi, Tool } from './labels.api';

const toolOf = ({ warnings, ...tool }: Schema<'TrackingToolDto'>): Tool => ({
  ...tool,
  warnings: warnings.map(({ code }) => code),
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
    const given = { params: linkParams(link), body: bodyOf({ value: words }) };
    return (await dataOf(client.POST('/api/v1/links/{encodeId}/tags', given))).tags;
  },

  async tools() {
    return (await dataOf(client.GET('/api/v1/my/trackingTools'))).trackingTools.map(toolOf);
  },

  async setLinkTools(link, ids) {
    const given = { params: linkParams(link), body: bodyOf({ value: ids }) };
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
