import { disable } from '../../../support/reports';
import { ROOT } from '../../../support/domains';
import type { Fields, FieldsStage, Twin } from './stage';
import type { CallFields, FieldsTable, Trial } from './trial';

const END = '2099-01-01T00:00:00.000Z';
const ADDRESS = 'https://example.com/elsewhere';
const TARGETS = [{ target: 'ios', url: 'https://example.com/ios' }];

/** One of the pair is changed, and shown. */
const onTwin = (what: string, body: object | null, shows: object): CallFields => ({
  tries: async (stage) => {
    const { slug, query, show } = await stage.twin();
    return [{ path: `/links/${slug}${what}${query}`, ...(body && { body }), seen: show, shows }];
  },
});

/** The same where the answer shows all. */
const answered = (
  what: string,
  make: (stage: FieldsStage, twin: Twin) => Partial<Trial> | Promise<Partial<Trial>>,
): CallFields => ({
  tries: async (stage) => {
    const twin = await stage.twin();
    return [{ path: `/links/${twin.slug}${what}${twin.query}`, shows: {}, ...(await make(stage, twin)) }];
  },
});

const savedTool = async (stage: FieldsStage): Promise<number> => {
  const body = { name: stage.newName('tool'), value: { fbPixel: '1234567890' } };
  return (await stage.data<{ id: number }>('POST', '/my/trackingTools', body)).id;
};

/** Links on the shared domain alone move between groups. */
const transferred = (what: string): CallFields => ({
  tries: async (stage) => {
    const targetGroup = await stage.group();
    const { encodeId } = await stage.ada.shorten(ADDRESS);
    const seen = () => stage.see(`/links/${encodeId}/group?domain=${ROOT}`);
    return [
      {
        path: `/links/${encodeId}/${what}?domain=${ROOT}`,
        body: { targetGroup },
        seen,
        shows: { groupId: targetGroup },
      },
    ];
  },
});

const LINK_FIELDS = 'each is sent and shown in link-fields.api-spec';

export const LINK_CALL_FIELDS: FieldsTable = {
  'POST /links': { elsewhere: { '*': LINK_FIELDS } },
  'PUT /links/{encodeId}': {
    ...onTwin('', { note: 'x' }, { note: 'x', url: 'https://example.com/own' }),
    elsewhere: { '*': LINK_FIELDS },
  },
  'DELETE /links/{encodeId}': onTwin('', null, { trashTime: expect.any(String) as string }),
  'POST /links/{encodeId}/note': onTwin('/note', { value: 'x' }, { note: 'x' }),
  'POST /links/{encodeId}/star': onTwin('/star', { value: true }, { star: true }),
  'POST /links/{encodeId}/expiretime': onTwin(
    '/expiretime',
    { value: END, timezone: 'Asia/Tokyo', fallbackUrl: ADDRESS },
    { expireTime: END, timezone: 'Asia/Tokyo', fallbackUrl: ADDRESS },
  ),
  'POST /links/{encodeId}/backupUrl': onTwin('/backupUrl', { value: ADDRESS }, { backupUrl: ADDRESS }),
  'POST /links/{encodeId}/nativeOpen': onTwin('/nativeOpen', { value: true }, { nativeOpen: true }),
  'POST /links/{encodeId}/smartutm': onTwin('/smartutm', { value: false }, { smartUtmOff: true }),
  'POST /links/{encodeId}/analytics/obscurity': onTwin(
    '/analytics/obscurity',
    { value: false },
    { analyticsObscurity: false, publicAnalytics: true },
  ),
  'POST /links/{encodeId}/pathFormat': onTwin(
    '/pathFormat',
    { value: { key: 'utm_term' } },
    { pathFormat: { key: 'utm_term' } },
  ),
  'POST /links/{encodeId}/preview': onTwin(
    '/preview',
    { title: 'Tea', description: 'Green', imageUrl: 'https://example.com/tea.png', hasPlayIcon: true },
    { title: 'Tea', description: 'Green', imageUrl: 'https://example.com/tea.png', hasPlayIcon: true },
  ),
  'POST /links/{encodeId}/tags': onTwin('/tags', { value: ['spring'] }, { tags: [{ value: 'spring' }] }),
  'POST /links/{encodeId}/targets': onTwin('/targets', { targets: TARGETS }, { targets: TARGETS }),
  'POST /app/links/{encodeId}/targets': {
    tries: async (stage) => {
      const { slug, query, show } = await stage.twin();
      const path = `/app/links/${slug}/targets${query}`;
      return [{ path, body: { targets: TARGETS }, seen: show, shows: { targets: TARGETS } }];
    },
  },
  'POST /links/{encodeId}/url': onTwin('/url', { value: ADDRESS }, { url: ADDRESS }),
  'POST /links/{encodeId}/encodeId': answered('/encodeId', (stage) => {
    const value = stage.newName('renamed');
    return { body: { value }, shows: { encodeId: value, domain: stage.domain } };
  }),
  'POST /links/{encodeId}/trackingtools': answered('/trackingtools', async (stage) => {
    const tool = await savedTool(stage);
    return { body: { value: [tool] }, shows: { domain: stage.domain, trackingTools: [{ id: tool }] } };
  }),
  'POST /links/{encodeId}/duplicate': answered('/duplicate', () => ({
    shows: { url: 'https://example.com/own' },
  })),
  'POST /links/{encodeId}/ownVisit': answered('/ownVisit', (stage, { slug }) => ({
    shows: { visitUrl: expect.stringContaining(`${stage.domain}/${slug}`) as string },
  })),
  'POST /links/{encodeId}/rollback': answered('/rollback', async (stage, { slug, query }) => {
    await stage.data('POST', `/links/${slug}/url${query}`, { value: ADDRESS });
    const { changes } = await stage.data<{ changes: { changeId: number }[] }>(
      'GET',
      `/links/${slug}/history${query}`,
    );
    return { body: { changeId: changes[0]?.changeId }, shows: { url: 'https://example.com/own' } };
  }),
  'POST /links/{encodeId}/appeal': answered('/appeal', async (stage, { show }) => {
    await disable(stage.server, (await show())['id'] as number);
    return { body: { text: 'It is our own shop.' }, shows: { appealedTime: expect.any(String) as string } };
  }),
  'DELETE /links/{encodeId}/tags/{tagId}': {
    tries: async (stage) => {
      const { slug, query, show } = await stage.twin();
      const { tags } = await stage.data<{ tags: { tagId: number }[] }>(
        'POST',
        `/links/${slug}/tags${query}`,
        {
          value: ['gone', 'kept'],
        },
      );
      const path = `/links/${slug}/tags/${String(tags[0]?.tagId)}${query}`;
      return [{ path, seen: show, shows: { tags: [{ value: 'kept' }] } }];
    },
  },
  'PUT /links/{encodeId}/domain': {
    tries: async (stage) => {
      const { encodeId } = await stage.ada.shorten(ADDRESS);
      const path = `/links/${encodeId}/domain?domain=${ROOT}`;
      return [{ path, body: { domain: stage.domain }, shows: { domain: stage.domain } }];
    },
  },
  'POST /links/{encodeId}/transfer': transferred('transfer'),
  'POST /links/{encodeId}/tansfer': transferred('tansfer'),
  'POST /links/{encodeId}/return': {
    tries: async (stage) => {
      const { encodeId } = await stage.ada.shorten(ADDRESS);
      const there = `/links/${encodeId}`;
      const targetGroup = await stage.group();
      await stage.data('POST', `${there}/transfer`, { targetGroup });
      const seen = (): Promise<Fields> => stage.see(`${there}/group`);
      const path = `${there}/return?domain=${ROOT}&groupId=${targetGroup}`;
      return [{ path, seen, shows: { groupId: stage.ada.groupId } }];
    },
  },
  'POST /links/{encodeId}/explain': {
    tries: async (stage) => {
      const { slug, query } = await stage.twin();
      const there = `/links/${slug}/explain${query}`;
      return [
        {
          path: there,
          body: { device: 'windows-chrome' },
          shows: {
            location: expect.stringContaining('https://example.com/own') as string,
            visitor: { platform: 'windows' },
          },
        },
      ];
    },
    elsewhere: { '*': 'a question: agreement.api-spec asks with each and compares with a visit' },
  },
  'POST /links/encodeId/check': {
    tries: async (stage) => {
      const { encodeId } = await stage.ada.shorten(ADDRESS, stage.newName('taken'));
      const path = '/links/encodeId/check';
      return [
        { path, body: { value: encodeId }, shows: { isAvailable: false } },
        { path, body: { value: encodeId, domain: stage.domain }, shows: { isAvailable: true } },
      ];
    },
  },
  'POST /links/claims': {
    tries: async (stage) => {
      const { encodeId, claim } = await (await stage.server.guest()).shorten(ADDRESS);
      return [{ path: '/links/claims', body: { claims: [claim] }, shows: { claimed: [encodeId] } }];
    },
  },
  'POST /links/parse': { elsewhere: { url: 'the page that is read: page-preview.api-spec' } },
  'POST /links/images/upload': {
    elsewhere: {
      '*': 'how a picture is drawn, seen in its pixels: upload-image.api-spec, sharp-image-editor.spec',
    },
  },
  'POST /links/overview/query': { elsewhere: { '*': 'filters: link-search.api-spec, link-list.api-spec' } },
  'POST /links/overview/query/encodeIds': {
    elsewhere: { '*': 'filters: link-search.api-spec, link-list.api-spec' },
  },
  'POST /links/overview/query/file': { elsewhere: { '*': 'filters and language: link-export.api-spec' } },
  'POST /analytics/domain': {
    tries: () => [
      {
        path: '/analytics/domain',
        body: { url: `http://${ROOT}/x` },
        shows: { code: 'links.address-own-host' },
      },
    ],
  },
  'POST /chatgpt/{mapId}/suggestion': {
    elsewhere: { '*': 'what is asked of a model, and told of each suggestion: suggestions.api-spec' },
  },
};
