import type { Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';

const home = { path: '/', title: '' } as const;
const PAGE = {
  title: '春季市集 · The fair of spring',
  description: 'Two hundred stalls by the river, in May.',
  images: [],
  titleIsNull: false,
};

/** In the field that has the focus, as a browser does it. */
const PASTE = `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', 'https://example.com/fair');
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
})()`;

/** Answers a call in place of the server. */
async function answer(visitor: Visitor, path: string, data: object): Promise<void> {
  await visitor.page.route(`**/api/v1${path}*`, (route) => route.fulfill({ status: 200, json: { data } }));
}

async function shorten(visitor: Visitor): Promise<void> {
  await visitor.the('textbox', 'links.form.address').fill('https://example.com/menu');
  await visitor.page.keyboard.press('Enter');
  await visitor.the('region', 'links.result.heading').waitFor();
}

async function design(visitor: Visitor): Promise<void> {
  await shorten(visitor);
  await visitor.press('button', 'qr.sizes');
  await visitor.page.getByRole('dialog').waitFor();
}

async function openOptions(visitor: Visitor): Promise<void> {
  await visitor.press('button', 'links.form.moreOptions');
  const name = visitor.text('shorten.options.title');
  await visitor.page.getByRole('group', { name, exact: true }).waitFor();
}

/** What one does before a link is made, and with the one that was. */
export const SHORTEN_LAYERS: readonly Screen[] = [
  {
    name: 'home-pasted',
    ...home,
    async open(visitor) {
      await answer(visitor, '/links/parse', PAGE);
      await visitor.the('textbox', 'links.form.address').focus();
      await visitor.page.evaluate(PASTE);
      await visitor.page.getByText(PAGE.title).waitFor();
    },
  },
  {
    name: 'home-name-taken',
    ...home,
    async open(visitor) {
      await visitor.press('button', 'links.form.chooseName');
      await visitor.the('textbox', 'shorten.name.label').fill('login');
      await visitor.page.getByRole('button', { name: 'login-2', exact: true }).waitFor();
    },
  },
  { name: 'home-options', ...home, open: openOptions },
  { name: 'home-qr', ...home, open: design },
];

/** The same for members, who have more of it. */
export const MEMBER_SHORTEN_LAYERS: readonly Screen[] = [
  { name: 'member-home-options', ...home, open: openOptions },
  { name: 'member-home-result', ...home, open: shorten },
  {
    name: 'member-applink-refused',
    path: '/applink',
    title: 'applink.title',
    async open(visitor) {
      await visitor.the('textbox', 'applink.androidStore').fill('https://example.com/');
      await visitor.press('button', 'applink.create');
      await visitor.page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
];
