import type { Owner, Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';

const TAGS = ['Spring sale', '電子報', 'A tag that has as many letters as fit, or nearly so'].map(
  (value, index) => ({
    tagId: index + 1,
    value,
    color: ['orange', 'blue', 'gray'][index],
    groupId: 1,
    linkCount: index * 12,
    canDelete: true,
  }),
);
const TOOL = { groupId: 1, note: '茶行 Tea', createTime: '2026-11-20T10:00:00.000Z', canChange: true };
const TOOLS = [
  {
    ...TOOL,
    id: 1,
    kind: 'pixel',
    name: 'Shop',
    value: { fbPixel: '123456789012345', lineTag: '01234567-89ab-cdef-0123-456789abcdef' },
    warnings: [],
  },
  {
    ...TOOL,
    id: 2,
    kind: 'utm',
    name: '電子報 EDM',
    value: { utmSource: 'edm', utmMedium: 'edm', utmContent: 'a-banner-with-a-rather-long-name' },
    warnings: [{ field: 'value.utmMedium', code: 'links.utm-medium-unknown', message: '' }],
  },
];

/** Has the group have these tags and tools. */
async function fill({ page }: Visitor): Promise<void> {
  const answers = { tags: { tags: TAGS, recent: TAGS }, trackingTools: { trackingTools: TOOLS } };
  for (const [path, data] of Object.entries(answers)) {
    await page.route(`**/api/v1/my/${path}*`, (route) => route.fulfill({ json: { data } }));
  }
}

async function askToDelete(visitor: Visitor): Promise<void> {
  await visitor.the('button', 'labels.removal.open', { name: 'Spring sale' }).click();
  await visitor.the('dialog', 'labels.removal.title', { name: 'Spring sale' }).waitFor();
}

async function edit(visitor: Visitor): Promise<void> {
  await visitor.the('button', 'labels.edit.open', { name: '電子報' }).click();
  await visitor.the('dialog', 'labels.edit.title', { name: '電子報' }).waitFor();
}

async function merge(visitor: Visitor): Promise<void> {
  await visitor.the('button', 'labels.merge.open', { name: '電子報' }).click();
  await visitor.the('dialog', 'labels.merge.title', { name: '電子報' }).waitFor();
}

async function openTags(visitor: Visitor, { slug }: Owner): Promise<void> {
  const values = { address: `${new URL(visitor.origin).host}/${slug}` };
  await visitor.the('button', 'list.actions', values).click();
  await visitor.press('menuitem', 'list.tags.open');
  await visitor.the('dialog', 'labels.picker.title', values).waitFor();
  await visitor.the('textbox', 'labels.picker.field').fill('sale');
}

const tags = { path: '/users/{group}/tags', title: 'labels.tags.title' } as const;
const tools = { path: '/users/{group}/tools', title: 'labels.tools.title' } as const;

/** What members see of tags and tracking tools. */
export const LABELS_LAYERS: readonly Screen[] = [
  { name: 'tags-some', ...tags, prepare: fill },
  { name: 'tags-delete', ...tags, prepare: fill, open: askToDelete },
  { name: 'tags-edit', ...tags, prepare: fill, open: edit },
  { name: 'tags-merge', ...tags, prepare: fill, open: merge },
  {
    name: 'tags-deleted',
    ...tags,
    prepare: fill,
    async open(visitor) {
      await askToDelete(visitor);
      await visitor.press('button', 'labels.removal.confirm');
      await visitor.the('button', 'labels.removal.undo').waitFor();
    },
  },
  { name: 'links-tags', path: '/users/{group}', title: 'list.title', prepare: fill, open: openTags },
  { name: 'tools-some', ...tools, prepare: fill },
  {
    name: 'tools-pixel',
    ...tools,
    async open(visitor) {
      await visitor.press('button', 'labels.tools.addPixel');
      await visitor.the('dialog', 'labels.toolForm.newPixel').waitFor();
      await visitor.press('button', 'form.save');
      await visitor.reads('labels.problem.valueEmpty');
    },
  },
  {
    name: 'tools-utm',
    ...tools,
    async open(visitor) {
      await visitor.press('button', 'labels.tools.addUtm');
      await visitor.the('textbox', 'labels.field.utmMedium').fill('edm');
      await visitor.reads('labels.tools.mediumUnknown', { medium: 'edm' });
    },
  },
];
