import { load } from 'cheerio/slim';
import { tagsOf } from './html-tags';

export type Attributes = Readonly<Record<string, string | undefined>>;

/** The few tags of a page that tell of it. */
export interface PageSample {
  readonly metas: readonly Attributes[];
  readonly links: readonly Attributes[];
  readonly bases: readonly Attributes[];
  /** Of the element. */
  readonly title: string;
  /** Of the whole page. */
  readonly images: readonly Attributes[];
}

const IN_HEAD: ReadonlySet<string> = new Set(['base', 'link', 'meta', 'title']);
const MAX_IN_HEAD = 500;
const MAX_IMAGES = 60;
/** Characters; a picture written into its own tag has no address. */
const MAX_TAG_LENGTH = 20_000;

export function sampleOf(html: string): PageSample {
  const $ = load(fewTagsOf(html));
  const attributesOf = (name: string): Attributes[] =>
    $(name)
      .toArray()
      .flatMap((node) => ('attribs' in node ? [node.attribs] : []));
  return {
    metas: attributesOf('meta'),
    links: attributesOf('link'),
    bases: attributesOf('base'),
    title: $('title').first().text(),
    images: attributesOf('img'),
  };
}

/** The library takes minutes for a page that is made to be slow; a few hundred tags in a row are nothing. */
function fewTagsOf(html: string): string {
  const kept: string[] = [];
  const room = { head: MAX_IN_HEAD, image: MAX_IMAGES };
  let isHead = true;
  for (const { name, isEnd, start, end } of tagsOf(html)) {
    if (name === (isEnd ? 'head' : 'body')) isHead = false;
    const kind = isEnd ? null : kindOf(name, isHead);
    if (!kind || room[kind] === 0 || end - start > MAX_TAG_LENGTH) continue;
    kept.push(html.slice(start, end));
    room[kind] -= 1;
  }
  return kept.join('');
}

function kindOf(name: string, isHead: boolean): 'head' | 'image' | null {
  if (name === 'img') return 'image';
  return isHead && IN_HEAD.has(name) ? 'head' : null;
}
