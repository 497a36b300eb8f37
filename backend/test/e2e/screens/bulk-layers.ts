import type { Owner, Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';

const list = { path: '/users/{group}', title: 'list.title' } as const;

async function select({ page, origin, text }: Visitor, { slug }: Owner): Promise<void> {
  const address = `${new URL(origin).host}/${slug}`;
  await page.getByRole('checkbox', { name: text('list.bulk.select', { address }), exact: true }).check();
}

/** Selects the link, and opens what a button of the toolbar opens. */
const opening = (button: string, title: string) => async (visitor: Visitor, owner: Owner) => {
  await select(visitor, owner);
  await visitor.press('button', button);
  await visitor.the('dialog', title, { count: 1 }).waitFor();
};

/** What members see of many links at once. */
export const BULK_LAYERS: readonly Screen[] = [
  { name: 'bulk-selected', ...list, open: select },
  { name: 'bulk-tags', ...list, open: opening('list.tags.open', 'list.bulk.tagsDialog.title') },
  { name: 'bulk-address', ...list, open: opening('list.bulk.address', 'list.bulk.addressDialog.title') },
  {
    name: 'bulk-move',
    ...list,
    async open(visitor, owner) {
      await select(visitor, owner);
      await visitor.press('button', 'list.bulk.more');
      await visitor.press('menuitem', 'list.move.open');
      await visitor.the('dialog', 'list.bulk.moveDialog.title', { count: 1 }).waitFor();
    },
  },
  {
    name: 'bulk-undo',
    ...list,
    async open(visitor, owner) {
      // Looking may take longer than there is time to undo it, and the next look needs the link, too.
      await visitor.page.route('**/api/v1/batch/links/delete*', (route) =>
        route.fulfill({ json: { data: { results: [], done: 0, failed: 0 } } }),
      );
      await select(visitor, owner);
      await visitor.press('button', 'list.bulk.trash');
      await visitor.the('button', 'list.bulk.undo').waitFor();
    },
    close: (visitor) => visitor.undo('list.bulk.undo'),
  },
  {
    name: 'bulk-failed',
    ...list,
    async open(visitor, owner) {
      const error = { code: 'links.not-allowed', message: 'not allowed' };
      await visitor.page.route('**/api/v1/batch/links/url*', (route) =>
        route.fulfill({ json: { data: { results: [{ encodeId: owner.slug, error }], done: 0, failed: 1 } } }),
      );
      await select(visitor, owner);
      await visitor.press('button', 'list.bulk.address');
      await visitor.page.getByRole('dialog').getByRole('textbox').fill('https://example.com/');
      await visitor.press('button', 'list.bulk.apply');
      await visitor.the('button', 'list.bulk.retry').waitFor();
    },
  },
];
