import type { Schema } from '../../api/schemas';

/** What the server has written of itself into the page; null where something else serves the page, as in development. */
export function siteInPage(): Schema<'SiteDto'> | null {
  const json = document.getElementById('site')?.textContent ?? '';
  return json === '' ? null : (JSON.parse(json) as Schema<'SiteDto'>);
}
