import { enableApi } from '../../../support/api-programs';
import { storedWebhook } from '../../../support/webhooks';
import type { FieldsTable } from './trial';

const HOOK = { url: 'https://shop.example/other', name: 'Other', events: ['link.trashed'] };
const CONFIRMED = 'part of confirming an address: api-plan.api-spec';

/** Programs and what they are told. */
export const DEVELOPER_FIELDS: FieldsTable = {
  'PUT /developer/my/notification/emails': {
    tries: async ({ server }) => {
      const by = await server.member();
      await enableApi(server, by);
      const body = { emails: [`${by.groupId}@shop.example`], notification: false, threshold: 50 };
      const { emails: notificationEmails, ...shown } = body;
      return [
        { path: '/developer/my/notification/emails', body, by, shows: { ...shown, notificationEmails } },
      ];
    },
    elsewhere: { lang: CONFIRMED },
  },
  'POST /developer/notification/emails/confirm': { elsewhere: { code: CONFIRMED } },
  'POST /developer/my/token': {
    tries: async ({ server }) => {
      const by = await server.member();
      await enableApi(server, by);
      const path = '/developer/my/token';
      return [
        { path, body: { scopes: ['tags:read'] }, by, shows: { scopes: ['tags:read'], replaced: null } },
        {
          path,
          body: { keepOldHours: 2 },
          by,
          shows: { replaced: { secret: expect.stringMatching(/^lk_live_…/) as string } },
        },
      ];
    },
  },
  'POST /developer/webhooks': {
    tries: async ({ server }) => {
      const by = await server.member();
      await enableApi(server, by);
      return [{ path: '/developer/webhooks', body: HOOK, by, shows: HOOK }];
    },
  },
  'PUT /developer/webhooks/{id}': {
    tries: async ({ server }) => {
      const by = await server.member();
      await enableApi(server, by);
      const { id } = await storedWebhook(server, by.groupId);
      const path = `/developer/webhooks/${String(id)}`;
      return [
        { path, body: HOOK, by, shows: HOOK },
        { path, body: { isOn: false }, by, shows: { state: 'off', offReason: 'byHand' } },
      ];
    },
  },
  'POST /developer/webhooks/{id}/test': {
    tries: async ({ server }) => {
      const by = await server.member();
      await enableApi(server, by);
      const { id } = await storedWebhook(server, by.groupId);
      const path = `/developer/webhooks/${String(id)}/test`;
      return [{ path, body: { event: 'link.updated' }, by, shows: { event: 'link.updated', isTest: true } }];
    },
  },
};
