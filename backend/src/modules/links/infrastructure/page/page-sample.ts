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
const MOST_IN_HEAD = 500;
const MOST_IMAGES = 60;
/** Characters; a picture written into its own tag has no address. */
const LONGEST_TAG = 20_000;

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
  let isHead = true;
  let inHead = 0;
  let images = 0;
  for (const { name, isEnd, source } of tagsOf(html)) {
    if (name === (isEnd ? 'head' : 'body')) isHead = false;
    if (isEnd || source.length > LONGEST_TAG) continue;
    const isWanted = isHead && IN_HEAD.has(name) && inHead < MOST_IN_HEAD;
    const isImage = name === 'img' && images < MOST_IMAGES;
    if (isWanted || isImage) kept.push(source);
    if (isWanted) inHead += 1;
    if (isImage) images += 1;
  }
  return kept.join('');
}
