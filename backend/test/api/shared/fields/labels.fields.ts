import type { TestCaller } from '../../../support/app';
import type { Fields, FieldsStage } from './stage';
import type { CallFields, FieldsTable } from './trial';

const newTag = async (stage: FieldsStage): Promise<number> =>
  (await stage.data<{ tagId: number }>('POST', '/my/tags', { value: stage.newName('tag') })).tagId;

const PIXELS = {
  fbPixel: '1234567890',
  gTag: 'GTM-AB12CD3',
  lineTag: '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f',
  tiktok: 'C4A1B2C3D4E5F6G7H8I0',
};
const CAMPAIGN = {
  utmSource: 'news',
  utmMedium: 'email',
  utmCampaign: 'spring',
  utmTerm: 'tea',
  utmContent: 'top',
};

/** A tool is one pixel, or a campaign. */
const tool = (
  pathOf: (stage: FieldsStage, by: TestCaller, value: object) => Promise<string>,
): CallFields => ({
  tries: async (stage) => {
    const by = await stage.newcomer();
    const seen = async ({ id }: Fields): Promise<unknown> => {
      const { trackingTools } = (await stage.see('/my/trackingTools', by)) as { trackingTools: Fields[] };
      return trackingTools.find((each) => each['id'] === id);
    };
    const values = [...Object.entries(PIXELS).map(([kind, id]) => ({ [kind]: id })), CAMPAIGN];
    return Promise.all(
      values.map(async (value) => {
        const body = { name: stage.newName('tool'), note: 'for the fair', value };
        return { path: await pathOf(stage, by, value), body, by, seen, shows: body };
      }),
    );
  },
});

const tagSeen =
  (stage: FieldsStage) =>
  async ({ tagId }: Fields): Promise<unknown> => {
    const { tags } = await stage.data<{ tags: Fields[] }>('GET', '/my/tags');
    return tags.find((each) => each['tagId'] === tagId);
  };

export const LABELS_FIELDS: FieldsTable = {
  'POST /my/tags': {
    tries: (stage) => {
      const body = { value: stage.newName('tag'), color: 'green' };
      return [{ path: '/my/tags', body, seen: tagSeen(stage), shows: body }];
    },
  },
  'PATCH /my/tags/{tagId}': {
    tries: async (stage) => {
      const body = { value: stage.newName('tag'), color: 'purple' };
      return [{ path: `/my/tags/${await newTag(stage)}`, body, seen: tagSeen(stage), shows: body }];
    },
  },
  'POST /my/tags/{tagId}/merge': {
    tries: async (stage) => {
      const [from, into] = [await newTag(stage), await newTag(stage)];
      return [{ path: `/my/tags/${from}/merge`, body: { into }, shows: { tag: { tagId: into } } }];
    },
  },
  'POST /my/trackingTools': tool(() => Promise.resolve('/my/trackingTools')),
  'PUT /my/trackingTools/{id}': tool(async (stage, by, value) => {
    const body = { name: stage.newName('tool'), value };
    return `/my/trackingTools/${(await stage.data<{ id: number }>('POST', '/my/trackingTools', body, by)).id}`;
  }),
};
