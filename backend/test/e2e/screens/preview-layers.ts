import type { Locator } from 'playwright-core';
import { unfold } from '../../support/folds';
import type { Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';
import { picture } from '../../support/pictures';
import { eventually } from '../../support/waiting';

const LONG = {
  title: '春季特賣：阿里山烏龍全面八折，只到星期天晚上，送完為止，每家門市都有',
  description:
    'Hand-picked tea from the hills. Free delivery above NT$1,000, and a small surprise with each box.',
};

/** Writes texts that are longer than apps show, and takes a picture that has to be cut. */
async function fill(visitor: Visitor): Promise<void> {
  await visitor.the('textbox', 'preview.titleField').fill(LONG.title);
  await visitor.the('textbox', 'preview.descriptionField').fill(LONG.description);
  const buffer = await picture(900, 900);
  const file = { name: '照片.png', mimeType: 'image/png', buffer };
  await visitor.page.locator('#preview input[type=file]').setInputFiles(file);
  await visitor.page.getByRole('slider', { name: visitor.text('preview.picture.topPart') }).waitFor();
}

/** The one save of the page. */
async function save({ page, text }: Visitor): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: text('form.save'), exact: true }).click();
  await main.getByText(text('form.saved'), { exact: true }).waitFor();
}

const CRAWLERS = [
  'facebookexternalhit/1.1;line-poker/1.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
];

async function untilSeen(what: Locator, again: () => Promise<unknown>): Promise<void> {
  await eventually(
    async () => {
      await again();
      return what.isVisible();
    },
    (isSeen) => isSeen,
    30_000,
  );
}

const link = { path: '/users/{group}/links/{slug}', title: 'editor.title' } as const;

/** The preview of a link, for a member. */
export const PREVIEW_LAYERS: readonly Screen[] = [
  { name: 'link-preview-crop', ...link, open: fill },
  {
    name: 'link-preview-saved',
    ...link,
    async open(visitor) {
      await fill(visitor);
      await save(visitor);
    },
  },
  {
    name: 'link-preview-refused',
    ...link,
    async open(visitor) {
      await visitor.the('textbox', 'preview.picture.address').fill('tea.test/a.png');
      await visitor.page.keyboard.press('Enter');
      await visitor.page.locator('#preview').getByRole('alert').waitFor();
    },
  },
  {
    name: 'link-preview-fetched',
    ...link,
    async open(visitor, { slug }) {
      const { page, origin } = visitor;
      for (const userAgent of CRAWLERS) {
        const headers = { 'user-agent': userAgent };
        await page.request.get(`${origin}/${encodeURIComponent(slug)}`, { headers, maxRedirects: 0 });
      }
      await visitor.the('textbox', 'preview.titleField').fill(`Sale ${Date.now()}`);
      await save(visitor);
      await unfold(visitor);
      const copy = page
        .locator('#preview-fetches')
        .getByRole('button', { name: visitor.text('preview.fetches.copy'), exact: true });
      // As if one came back from another tab: what was counted meanwhile is asked for.
      await untilSeen(copy.first(), () => page.evaluate("window.dispatchEvent(new Event('focus'))"));
    },
  },
  {
    name: 'link-suggestions',
    ...link,
    async open(visitor) {
      await visitor.press('button', 'suggest.open');
      await visitor.press('button', 'suggest.ask');
      await visitor.reads('suggest.note.silent');
    },
  },
];
