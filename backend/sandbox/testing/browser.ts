/** What a browser sends along with a form. */
const BROWSER = { origin: 'https://app.example', 'sec-fetch-dest': 'document' };

/** Posts a form as the page of a shop does. */
export const browserPost = (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = BROWSER,
): Promise<Response> =>
  fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });

/** Where the page's form goes, and what is hidden in it. */
export function formIn(page: string): { action: string; fields: Record<string, string> } {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1] ?? '';
  const hidden = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
  const plain = (text: string): string =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return {
    action: plain(action),
    fields: Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, plain(value)])),
  };
}

/** The code of an error page. */
export const errorIn = (page: string): string | undefined => /<h1>([A-Z]{3}\d{5})<\/h1>/.exec(page)?.[1];
