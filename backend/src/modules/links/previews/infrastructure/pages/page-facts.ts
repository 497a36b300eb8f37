import { fetchableAddress } from '../../../../../shared/domain/fetchable-address';
import type { NamedImage, PageFacts } from '../../domain/pages/page-preview';
import { type Attributes, type PageSample, sampleOf } from './page-sample';

/** A `<meta>` by the name it goes by, whether that stands in `property` or in `name`. */
interface Meta {
  readonly key: string;
  readonly content: string;
}

const SIDES: Readonly<Record<string, 'width' | 'height'>> = {
  'og:image:width': 'width',
  'og:image:height': 'height',
};

/** What an HTML page says of itself: Open Graph first, then Twitter's words, then plain HTML. */
export function pageFacts(html: string, address: URL): PageFacts {
  const sample = sampleOf(html);
  const metas = sample.metas.map(asMeta);
  const named = namedImages(metas, sample);
  return {
    base: fetchableAddress(sample.bases.find(({ href }) => href)?.['href'] ?? '', address) ?? address,
    titles: [...contents(metas, 'og:title', 'twitter:title'), sample.title],
    descriptions: contents(metas, 'og:description', 'twitter:description', 'description'),
    images: named.length > 0 ? named : sample.images.map(pictured),
  };
}

function namedImages(metas: readonly Meta[], { links }: PageSample): readonly NamedImage[] {
  const twitter = contents(metas, 'twitter:image', 'twitter:image:src');
  const linked = links.filter(({ rel = '' }) => /(^|\s)image_src(\s|$)/i.test(rel));
  return [...openGraphImages(metas), ...[...twitter, ...linked.map(({ href = '' }) => href)].map(unsized)];
}

/** What follows an image of Open Graph, until the next one, is about it. */
function openGraphImages(metas: readonly Meta[]): readonly NamedImage[] {
  const images: NamedImage[] = [];
  for (const { key, content } of metas) {
    const side = SIDES[key];
    const last = side ? images.pop() : images.at(-1);
    if (side && last) images.push({ ...last, [side]: sideOf(content) });
    else if (key === 'og:image' || (key === 'og:image:url' && last?.address !== content)) {
      images.push(unsized(content));
    }
  }
  return images;
}

function asMeta({ property, name, content = '' }: Attributes): Meta {
  return { key: (property ?? name ?? '').trim().toLowerCase(), content };
}

function contents(metas: readonly Meta[], ...keys: string[]): readonly string[] {
  return keys.flatMap((key) => metas.filter((meta) => meta.key === key).map(({ content }) => content));
}

function pictured({ src = '', width, height }: Attributes): NamedImage {
  return { address: src, width: sideOf(width), height: sideOf(height) };
}

const unsized = (address: string): NamedImage => ({ address, width: null, height: null });

/** Pixels; null for what is none, such as a share of the window. */
function sideOf(text = ''): number | null {
  return /^\s*\d{1,6}(\.\d*)?(px)?\s*$/i.test(text) ? parseFloat(text) : null;
}
