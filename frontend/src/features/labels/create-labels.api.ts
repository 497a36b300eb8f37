import { type ApiClient, answerOf, dataOf } from '../../api/client';
import { linkParams } from '../../api/link-name';
import { bodyOf, type Schema } from '../../api/schemas';
import type { LabelsApi, Tool } from './labels.api';

const toolOf = ({ warnings, ...tool }: Schema<'TrackingToolDto'>): Tool => ({
  ...tool,
  warnings: warnings.map(({ code }) => code),
});

const tagParams = (tagId: number) => ({ path: { tagId: String(tagId) } });
const pathOf = (id: number) => ({ path: { id: String(id) } });

export const createLabelsApi = (client: ApiClient): LabelsApi => ({
  tags: () => dataOf(client.GET('/api/v1/my/tags')),

  addTag: (value, color) => dataOf(client.POST('/api/v1/my/tags', { body: { value, color } })),

  changeTag: (tagId, change) =>
    dataOf(client.PATCH('/api/v1/my/tags/{tagId}', { params: tagParams(tagId), body: change })),

  mergeTag(tagId, into, idempotencyKey) {
    const params = { ...tagParams(tagId), header: { 'Idempotency-Key': idempotencyKey } };
    return dataOf(client.POST('/api/v1/my/tags/{tagId}/merge', { params, body: { into } }));
  },

  async removeTag(tagId, isLeaving) {
    await answerOf(
      client.DELETE('/api/v1/my/tags/{tagId}', { params: tagParams(tagId), keepalive: isLeaving }),
    );
  },

  async setTags(link, tags) {
    const given = { params: linkParams(link), body: bodyOf({ value: tags }) };
    return (await dataOf(client.POST('/api/v1/links/{encodeId}/tags', given))).tags;
  },

  async tools() {
    return (await dataOf(client.GET('/api/v1/my/trackingTools'))).trackingTools.map(toolOf);
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
