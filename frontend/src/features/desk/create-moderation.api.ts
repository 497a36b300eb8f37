import { type ApiClient, dataOf } from '../../api/client';
import type { AnyLink, ModerationApi } from './moderation.api';

const THE_END = -1;

type Named = Pick<AnyLink, 'encodeId' | 'domain'>;

const named = ({ encodeId, domain }: Named) => ({ path: { encodeId }, query: { domain } });

type LinkCalls = 'showContact' | 'disableLink' | 'enableLink' | 'clearCache';

const createLinkCalls = (client: ApiClient): Pick<ModerationApi, LinkCalls> => ({
  showContact: (link, because) => {
    const { path, query } = named(link);
    const params = { path, query: { ...query, ...because, reveal: 'true' } } as const;
    return dataOf(client.GET('/api/v1/admin/link/{encodeId}/user_info', { params }));
  },

  disableLink: (link, body) =>
    dataOf(client.DELETE('/api/v1/admin/link/{encodeId}', { params: named(link), body })),

  enableLink: (link, body) =>
    dataOf(client.POST('/api/v1/admin/link/{encodeId}/enable', { params: named(link), body })),

  clearCache: (link) =>
    dataOf(client.DELETE('/api/v1/admin/cache/{encodeId}', { params: named(link), body: {} })),
});

/** The mails that a step would send. */
const createPreviewCalls = (
  client: ApiClient,
): Pick<ModerationApi, 'previewLinkMail' | 'previewSuspensionMail'> => ({
  previewLinkMail: async (link, step, reason) => {
    const { path, query } = named(link);
    const params = { path, query: { ...query, step, reason } };
    return (await dataOf(client.GET('/api/v1/admin/mail-previews/link/{encodeId}', { params }))).mails;
  },

  previewSuspensionMail: async (userId, reason) => {
    const params = { path: { userId: String(userId) }, query: { reason } };
    return (await dataOf(client.GET('/api/v1/admin/mail-previews/user/{userId}', { params }))).mails;
  },
});

export const createModerationApi = (client: ApiClient): ModerationApi => ({
  find: (q) => dataOf(client.GET('/api/v1/admin/find', { params: { query: { q } } })),

  ...createLinkCalls(client),

  ...createPreviewCalls(client),

  suspendDomain: (id, body) =>
    dataOf(client.PUT('/api/v1/admin/bsd/{id}/suspension', { params: { path: { id: String(id) } }, body })),

  suspendBrowser: (browserId, body) =>
    dataOf(
      client.DELETE('/api/v1/admin/link/browser/{browserId}', { params: { path: { browserId } }, body }),
    ),

  viewPerson: ({ userId, groupId }, body) => {
    const path = { userId: String(userId), groupId: String(groupId) };
    return dataOf(client.POST('/api/v1/admin/user/{userId}/view/{groupId}', { params: { path }, body }));
  },

  suspendPerson: (userId, body) =>
    dataOf(
      client.DELETE('/api/v1/admin/user/{userId}', { params: { path: { userId: String(userId) } }, body }),
    ),

  async block(body) {
    await dataOf(client.POST('/api/v1/abuse', { body }));
  },

  async actions(start, choice) {
    const query = { ...choice, ...(start === null ? {} : { start: Number(start) }) };
    const page = await dataOf(client.GET('/api/v1/admin/actions', { params: { query } }));
    return { items: page.actions, start: page.start === THE_END ? null : String(page.start) };
  },

  action: (actionId) =>
    dataOf(
      client.GET('/api/v1/admin/actions/{actionId}', { params: { path: { actionId: String(actionId) } } }),
    ),

  undo: (actionId) =>
    dataOf(
      client.POST('/api/v1/admin/actions/{actionId}/undo', {
        params: { path: { actionId: String(actionId) } },
      }),
    ),

  blockListFile: () => dataOf(client.GET('/api/v1/admin/block-list')),
});
