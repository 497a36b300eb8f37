import { ROOT } from '../../../support/domains';
import type { FieldsStage, Twin } from './stage';
import type { CallFields, FieldsTable } from './trial';

const ADDRESS = 'https://example.com/elsewhere';

/** Many links at once, of which one of the pair is named. */
const onTwin = (
  what: string,
  shows: object,
  {
    more = {},
    before,
  }: { readonly more?: object; readonly before?: (stage: FieldsStage, twin: Twin) => Promise<unknown> } = {},
): CallFields => ({
  tries: async (stage) => {
    const twin = await stage.twin();
    await before?.(stage, twin);
    const body = { encodeIds: [twin.slug], domain: stage.domain, ...more };
    return [{ path: `/batch/links/${what}`, body, seen: twin.show, shows }];
  },
});

/** Links on the shared domain alone move between groups. */
const onShared = async (
  stage: FieldsStage,
): Promise<{ slug: string; body: object; group: () => Promise<unknown> }> => {
  const { encodeId: slug } = await stage.ada.shorten(ADDRESS);
  return { slug, body: { encodeIds: [slug], domain: ROOT }, group: () => stage.see(`/links/${slug}/group`) };
};

export const BATCH_FIELDS: FieldsTable = {
  'POST /batch/links': { elsewhere: { '*': 'each is sent in a row and shown in link-fields.api-spec' } },
  'POST /batch/files/preview': { elsewhere: { '*': 'sent as a form in batch-tasks.api-spec' } },
  'POST /batch/task/security_check/start': { elsewhere: { '*': 'sent as a form in batch-options.api-spec' } },
  'POST /batch/imports': { elsewhere: { '*': 'sent to simulated services in imports.api-spec' } },
  'POST /batch/task/{externalId}/unlock': { elsewhere: { currency: 'priced in unlocking.api-spec' } },
  'POST /batch/task/{externalId}/export': { elsewhere: { '*': 'shown in batch-options.api-spec' } },
  'POST /batch/links/tags': onTwin(
    'tags',
    { tags: [{ value: 'one' }, { value: 'two' }] },
    {
      more: { add: ['one'], tags: ['two'], remove: ['gone'] },
      before: (stage, { slug, query }) =>
        stage.data('POST', `/links/${slug}/tags${query}`, { value: ['gone'] }),
    },
  ),
  'POST /batch/links/url': onTwin('url', { url: ADDRESS }, { more: { value: ADDRESS } }),
  'POST /batch/links/delete': onTwin('delete', { trashTime: expect.any(String) as string }),
  'POST /batch/links/trashbin/putback': onTwin(
    'trashbin/putback',
    { trashTime: null },
    { before: (stage, { slug, query }) => stage.data('DELETE', `/links/${slug}${query}`) },
  ),
  'POST /batch/links/transfer': {
    tries: async (stage) => {
      const { body, group } = await onShared(stage);
      const targetGroup = await stage.group();
      const path = '/batch/links/transfer';
      return [{ path, body: { ...body, targetGroup }, seen: group, shows: { groupId: targetGroup } }];
    },
  },
  'POST /batch/links/return': {
    tries: async (stage) => {
      const { slug, body, group } = await onShared(stage);
      const targetGroup = await stage.group();
      await stage.data('POST', `/links/${slug}/transfer`, { targetGroup });
      const path = `/batch/links/return?groupId=${targetGroup}`;
      return [{ path, body, seen: group, shows: { groupId: stage.ada.groupId } }];
    },
  },
};
