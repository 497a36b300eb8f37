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

/** The texts of a link that it is found by, the important ones first: there is room for so many words only. */
export function searchedTexts({ slug, url, ...texts }: SearchedLink): readonly string[] {
  const [host = '', ...rest] = url.replace(SCHEME, '').split(/(?=[/?#])/);
  const { title, note, pageTitle, description, pageDescription } = texts;
  const own = [slug, decoded(host), title, note, pageTitle, decoded(rest.join('')), description];
  return [...own, pageDescription].filter((text) => typeof text === 'string');
}
