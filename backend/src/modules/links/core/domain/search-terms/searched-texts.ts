import type { Link } from '../link.entity';

/** What a search looks through. */
type SearchedLink = Pick<
  Link,
  'slug' | 'url' | 'note' | 'title' | 'description' | 'pageTitle' | 'pageDescription'
>;

const SCHEME = /^[a-z]+:\/\/(www\.)?/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The host of an address, by whose words every link to it is found, and the rest. */
function partsOf(url: string): readonly [string, string] {
  const [host = '', ...rest] = url.replace(SCHEME, '').split(/(?=[/?#])/);
  return [decoded(host), decoded(rest.join(''))];
}

export const searchedHostOf = (url: string): string => partsOf(url)[0];

/** The texts of a link that it is found by, the important ones first: there is room for so many words only. */
export function searchedTexts({ slug, url, ...texts }: SearchedLink): readonly string[] {
  const [host, rest] = partsOf(url);
  const { title, note, pageTitle, description, pageDescription } = texts;
  const own = [slug, host, title, note, pageTitle, rest, description];
  return [...own, pageDescription].filter((text) => typeof text === 'string');
}
