import { DeskAdmin } from '../../../support/desk';
import type { FieldsStage } from './stage';
import type { CallFields, FieldsTable, Trial } from './trial';

const WHY = { reason: 'malware', note: 'Seen at the hospital.' } as const;
const NAMED = { '?domain': 'of every call that names a link: desk.api-spec' };

/** The newest of what was done. */
const newest = async (stage: FieldsStage): Promise<unknown> => {
  const { actions } = await stage.see('/admin/actions', stage.siteAdmin);
  return (actions as readonly unknown[])[0];
};

/** Why something is done, in the body and in the query. */
function because(
  before: (stage: FieldsStage) => Promise<string>,
  { inQuery = true, more = {} }: { readonly inQuery?: boolean; readonly more?: object } = {},
): CallFields {
  const query = new URLSearchParams(WHY).toString();
  const seen = (stage: FieldsStage) => () => newest(stage);
  return {
    ...more,
    tries: async (stage) => {
      const common = { by: stage.siteAdmin, seen: seen(stage), shows: WHY };
      const tries: Trial[] = [{ ...common, path: await before(stage), body: WHY }];
      if (inQuery) tries.push({ ...common, path: `${await before(stage)}?${query}` });
      return tries;
    },
  };
}

const linkOf = async (stage: FieldsStage): Promise<string> =>
  (await stage.ada.shorten('https://example.com/')).encodeId;

async function browserOf(stage: FieldsStage): Promise<string> {
  const { encodeId } = await (await stage.server.guest()).shorten('https://example.com/');
  return new DeskAdmin(stage.siteAdmin).browserOf(encodeId);
}

/** What site admins do, and why. */
export const DESK_FIELDS: FieldsTable = {
  'POST /abuse': {
    elsewhere: { confirmation: 'part of blocking a whole host: desk.api-spec' },
    tries: async (stage) => {
      const { shortUrl } = await stage.ada.shorten('https://example.com/');
      const url = `https://${stage.newName('blocked')}.example/`;
      return [
        {
          path: '/abuse',
          body: { url: shortUrl, ...WHY },
          shows: { receipt: expect.any(String) as string, actionId: null },
        },
        {
          path: '/abuse',
          body: { url, block: 'exact', ...WHY },
          by: stage.siteAdmin,
          seen: () => newest(stage),
          shows: { kind: 'address-blocked', ...WHY },
        },
      ];
    },
  },
  'POST /suspension-appeals/standing': {
    elsewhere: { '*': 'who asks, not a setting: suspension-appeals.api-spec' },
  },
  'POST /suspension-appeals': { elsewhere: { '*': 'suspension-appeals.api-spec' } },
  'POST /admin/appeals/{appealId}/answer': { elsewhere: { '*': 'suspension-appeals.api-spec' } },
  'DELETE /admin/link/{encodeId}': because(async (stage) => `/admin/link/${await linkOf(stage)}`, {
    more: { elsewhere: NAMED },
  }),
  'POST /admin/link/{encodeId}/enable': because(
    async (stage) => {
      const encodeId = await linkOf(stage);
      await stage.data('DELETE', `/admin/link/${encodeId}`, undefined, stage.siteAdmin);
      return `/admin/link/${encodeId}/enable`;
    },
    { inQuery: false, more: { elsewhere: NAMED } },
  ),
  'DELETE /admin/link/browser/{browserId}': because(
    async (stage) => `/admin/link/browser/${await browserOf(stage)}`,
  ),
  'DELETE /admin/user/{userId}': because(
    async (stage) => `/admin/user/${(await stage.server.member()).userId}`,
  ),
  'POST /admin/user/{userId}/view/{groupId}': because(
    async (stage) => {
      const { userId, groupId } = await stage.server.member();
      return `/admin/user/${userId}/view/${groupId}`;
    },
    { inQuery: false },
  ),
  'DELETE /admin/cache/{encodeId}': because(async (stage) => `/admin/cache/${await linkOf(stage)}`, {
    more: { elsewhere: NAMED },
  }),
};
