import type { Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';

const list = { path: '/users/{group}', title: 'list.title' } as const;
const trash = { path: '/users/{group}?tab=trashBin', title: 'list.title' } as const;

/** Has the list say more of its link: a long title, tags, a star and an end. */
async function enrich({ page }: Visitor): Promise<void> {
  const rich = {
    title: '茶行的春季新品與一個長得放不下的標題 with words that go on and on and on',
    star: true,
    expireTime: '2020-01-01T00:00:00.000Z',
    tags: [{ tagId: 1, value: '電子報' }],
  };
  await page.route('**/api/v1/links/overview/query*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { readonly data: { readonly linksData: object[] } };
    const linksData = data.linksData.map((link) => ({ ...link, ...rich }));
    await route.fulfill({
      response,
      json: { data: { ...data, linksData, total: { count: 1_000, isExact: false } } },
    });
  });
}

async function openFilters(visitor: Visitor): Promise<void> {
  await visitor.the('button', 'list.filter.open', { count: 0 }).click();
  await visitor.the('dialog', 'list.filter.region').waitFor();
}

/** Shows the one link as if it lay in the trash bin. */
async function trashed({ page }: Visitor): Promise<void> {
  const times = { trashTime: '2026-11-01T00:00:00.000Z', purgeTime: '2026-12-01T00:00:00.000Z' };
  await page.route('**/api/v1/links/overview/query*', async (route) => {
    const response = await route.fetch({ postData: JSON.stringify({ limit: 10 }) });
    const { data } = (await response.json()) as { readonly data: { readonly linksData: object[] } };
    const linksData = data.linksData.map((link) => ({ ...link, ...times, canEdit: false }));
    await route.fulfill({ response, json: { data: { ...data, linksData } } });
  });
}

/** What members see of the list of links. */
export const LIST_LAYERS: readonly Screen[] = [
  { name: 'list-rich', ...list, prepare: enrich },
  { name: 'list-filters', ...list, open: openFilters },
  { name: 'list-nothing-found', path: '/users/{group}?q=zzzzzz&tags=4711', title: 'list.title' },
  { name: 'list-starred', path: '/users/{group}?tab=star', title: 'list.title' },
  { name: 'list-trash-empty', ...trash },
  { name: 'list-trash', ...trash, prepare: trashed },
  { name: 'list-api', path: '/users/{group}?tab=api', title: 'list.title' },
];
