import type { Visitor } from './visitor';

/** Opens all parts of a page that are folded; what is in them is there then. Tables of charts fold, too, but are no parts. */
export async function unfold({ page }: Visitor): Promise<void> {
  await page.locator('main section > details').first().waitFor();
  await page.evaluate(
    "for (const fold of document.querySelectorAll('main details')) if (fold.parentElement.tagName === 'SECTION') fold.open = true",
  );
}
