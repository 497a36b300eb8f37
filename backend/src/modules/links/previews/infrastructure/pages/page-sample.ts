import { load } from 'cheerio/slim';
import { htmlTagsOf } from './html-tags';

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
  /** Texts in which the page describes itself to programs (JSON-LD), of the whole page. */
  readonly descriptions: readonly string[];
}

const IN_HEAD: ReadonlySet<string> = new Set(['base', 'link', 'title']);
const JSON_SCRIPT = /^<script[^>]*\btype\s*=\s*["']?application\/ld\+json\b[^>]*>([^]*)<\/script/i;
/** A picture written into its own tag, which names no other. */
const WRITTEN_OUT = /^<img(?![^>]*\s(?:data-src|srcset)\s*=)[^>]*\ssrc\s*=\s*["']?\s*data:/i;
const MAX_IN_HEAD = 500;
const MAX_IMAGES = 60;
const MAX_JSON = 10;
/** Characters. */
const MAX_JSON_LENGTH = 100_000;
/** Characters; a picture written into its own tag has no address. */
const MAX_TAG_LENGTH = 20_000;

export function pageSampleOf(html: string): PageSample {
  const { tags, texts } = fewTagsOf(html);
  const $ = load(tags);
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
    descriptions: texts,
  };
}

/** The library takes minutes for a page that is made to be slow; a few hundred tags in a row are nothing. */
function fewTagsOf(html: string): { readonly tags: string; readonly texts: readonly string[] } {
  const kept: string[] = [];
  const texts: string[] = [];
  const room = { head: MAX_IN_HEAD, image: MAX_IMAGES };
  let isHead = true;
  for (const { name, isEnd, start, end } of htmlTagsOf(html)) {
    if (name === (isEnd ? 'head' : 'body')) isHead = false;
    const length = end - start;
    if (name === 'script' && texts.length < MAX_JSON) {
      texts.push(...jsonIn(html, start, end));
    }
    const kind = isEnd ? null : kindOf(name, isHead);
    if (!kind || room[kind] === 0 || length > MAX_TAG_LENGTH) continue;
    const tag = html.slice(start, end);
    if (kind === 'image' && WRITTEN_OUT.test(tag)) continue;
    kept.push(tag);
    room[kind] -= 1;
  }
  return { tags: kept.join(''), texts };
}

/** The text of a script that holds JSON-LD; none of any other, or of one that is too long. */
const jsonIn = (html: string, start: number, end: number): readonly string[] =>
  end - start > MAX_JSON_LENGTH ? [] : (JSON_SCRIPT.exec(html.slice(start, end))?.slice(1, 2) ?? []);

/** Descriptions of the page stand in its body, too, where programs put it together. */
function kindOf(name: string, isHead: boolean): 'head' | 'image' | null {
  if (name === 'img') return 'image';
  return name === 'meta' || (isHead && IN_HEAD.has(name)) ? 'head' : null;
}
