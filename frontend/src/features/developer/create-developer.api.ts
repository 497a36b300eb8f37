import { type ApiClient, dataOf } from '../../api/client';
import type { ApiPlanApi, WebhooksApi } from './developer.api';

export const createApiPlanApi = ({ inForm: client }: ApiClient): ApiPlanApi => ({
  info: () => dataOf(client.GET('/api/v1/developer/my/api/info')),
  enable: () => dataOf(client.POST('/api/v1/developer/api/plan/enable')),
  token: () => dataOf(client.GET('/api/v1/developer/my/token')),
  reset: ({ scopes, keepOldHours }) =>
    dataOf(client.POST('/api/v1/developer/my/token', { body: { scopes: [...scopes], keepOldHours } })),
  revoke: () => dataOf(client.DELETE('/api/v1/developer/my/token')),
  yourls: () => dataOf(client.GET('/api/v1/developer/my/yourls')),
  setNotifications: ({ emails, ...input }) =>
    dataOf(
      client.PUT('/api/v1/developer/my/notification/emails', { body: { ...input, emails: [...emails] } }),
    ),
  confirm: async (code) =>
    (await dataOf(client.POST('/api/v1/developer/notification/emails/confirm', { body: { code } }))).email,
});

const of = (id: number) => ({ params: { path: { id: String(id) } } });
const deliveryOf = (id: number, deliveryId: string) => ({ params: { path: { id: String(id), deliveryId } } });

export const createWebhooksApi = ({ inForm: client }: ApiClient): WebhooksApi => ({
  list: () => dataOf(client.GET('/api/v1/developer/webhooks')),
  eventTypes: async () =>
    (await dataOf(client.GET('/api/v1/developer/webhooks/events'))).events.map(({ type }) => type),
  add: ({ name, url, events }) =>
    dataOf(
      client.POST('/api/v1/developer/webhooks', {
        body: { url, events: [...events], name: name === '' ? null : name },
      }),
    ),
  change: (id, { events, ...input }) =>
    dataOf(
      client.PUT('/api/v1/developer/webhooks/{id}', {
        ...of(id),
        body: { ...input, ...(events === undefined ? {} : { events: [...events] }) },
      }),
    ),
  remove: (id) => dataOf(client.DELETE('/api/v1/developer/webhooks/{id}', of(id))),
  changeSecret: (id) => dataOf(client.POST('/api/v1/developer/webhooks/{id}/secret', of(id))),
  test: (id, event) =>
    dataOf(client.POST('/api/v1/developer/webhooks/{id}/test', { ...of(id), body: { event } })),
  deliveries: (id, cursor) =>
    dataOf(
      client.GET('/api/v1/developer/webhooks/{id}/deliveries', {
        params: { path: { id: String(id) }, query: cursor === null ? {} : { cursor } },
      }),
    ),
  delivery: (id, deliveryId) =>
    dataOf(client.GET('/api/v1/developer/webhooks/{id}/deliveries/{deliveryId}', deliveryOf(id, deliveryId))),
  resend: (id, deliveryId) =>
    dataOf(
      client.POST(
        '/api/v1/developer/webhooks/{id}/deliveries/{deliveryId}/resend',
        deliveryOf(id, deliveryId),
      ),
    ),
});
