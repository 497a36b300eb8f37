import type { Visitor } from './visitor';

const ELEMENT = /(?<=<script type="application\/json" id="site">)[^<]*/;

/** Has pages say something else of the site than the server does. */
export async function changeSite({ page, origin }: Visitor, fields: object): Promise<void> {
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(ELEMENT, (json) => {
        const site = JSON.parse(json) as object;
        return JSON.stringify({ ...site, ...fields }).replaceAll('<', '\\u003c');
      });
      return route.fulfill({ response, body });
    },
  );
}
