import type { Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';

const NAME = 'spring.csv';

/** Two rows that become links, one that cannot, and an empty one. */
const table = (): string =>
  ['url,slug', 'https://example.com/1,', 'https://example.com/2,', 'http://,', ','].join('\n');

const upload = { path: '/bulk?new', title: 'batch.upload.title' } as const;
const file = { path: '/bulk?new', title: 'batch.task.tab', titled: () => ({ name: NAME }) } as const;

async function choose({ page }: Visitor, content = table()): Promise<void> {
  const buffer = Buffer.from(content);
  await page.locator('input[type="file"]').setInputFiles({ name: NAME, mimeType: 'text/csv', buffer });
}

async function check(visitor: Visitor, content?: string): Promise<void> {
  await choose(visitor, content);
  await visitor.press('button', 'batch.upload.check');
}

async function checked(visitor: Visitor): Promise<void> {
  await check(visitor);
  await visitor.the('region', 'batch.result.ready', { count: 2 }).waitFor();
}

async function created(visitor: Visitor): Promise<void> {
  await checked(visitor);
  await visitor.the('button', 'batch.result.run', { count: 2 }).click();
  await visitor.the('region', 'batch.result.done', { count: 2 }).waitFor();
}

/** A file of links on its way. */
export const FILE_LAYERS: readonly Screen[] = [
  {
    name: 'file-columns',
    ...upload,
    async open(visitor) {
      await choose(visitor);
      await visitor.the('region', 'batch.upload.columns').first().waitFor();
      await visitor.page.locator('#options summary').click();
      await visitor.page.locator('#options input[type="date"]').waitFor();
    },
  },
  {
    name: 'file-refused',
    ...upload,
    expected: /status of 400/,
    async open(visitor) {
      await choose(visitor, 'a,b\nc,d');
      await visitor.page.getByRole('alert').waitFor();
    },
  },
  { name: 'file-checked', ...file, open: checked },
  {
    name: 'file-discarding',
    ...file,
    async open(visitor) {
      await checked(visitor);
      await visitor.press('button', 'batch.result.discard');
      await visitor.the('dialog', 'batch.result.discardTitle').waitFor();
    },
  },
  { name: 'file-done', ...file, open: created },
  {
    name: 'file-undone',
    ...file,
    async open(visitor) {
      await created(visitor);
      await visitor.press('button', 'batch.result.undo');
      const dialog = visitor.the('dialog', 'batch.result.undoTitle', { count: 2 });
      await dialog.getByRole('button', { name: visitor.text('batch.result.undo'), exact: true }).click();
      await visitor.the('region', 'batch.result.undone', { count: 2 }).waitFor();
    },
  },
  {
    name: 'file-failed',
    ...file,
    async open(visitor) {
      // Behind the rows that are shown before.
      await check(
        visitor,
        ['url', ...new Array<string>(30).fill('https://example.com/'), `"${'x'.repeat(70_000)}`].join('\n'),
      );
      await visitor.the('region', 'batch.task.failed').waitFor();
    },
  },
];
