import { fetchableAddress } from '../../../../../shared/domain/fetchable-address';
import type { NamedImage, PageFacts } from '../../domain/pages/page-preview';
import { type DescribedThings, describedThings } from './json-ld';
import { type Attributes, type PageSample, pageSampleOf } from './page-sample';

/** A `<meta>` by the name it goes by, whether that stands in `property`, `name` or `itemprop`. */
interface Meta {
  readonly key: string;
  readonly content: string;
}

const WRITTEN_OUT = /^\s*data:/i;
/** An address and how wide or dense its picture is; the next one stands behind a comma. */
const CANDIDATE = /([^\s,]\S*[^\s,])(?:\s+(\d+(?:\.\d+)?)[wx])?\s*(?:,|$)/g;
const NO_CANDIDATE = { address: '', size: 0 };

const SIDES: Readonly<Record<string, 'width' | 'height'>> = {
  'og:image:width': 'width',
  'og:image:height': 'height',
};

/** What an HTML page says of itself: Open Graph first, then Twitter's words, then those of schema.org, then plain HTML. */
export function pageFacts(html: string, address: URL): PageFacts {
  const sample = pageSampleOf(html);
  const metas = sample.metas.map(asMeta);
  const things = describedThings(sample.descriptions);
  const named = namedImages(metas, sample, things).filter(hasAddress);
  return {
    base: fetchableAddress(sample.bases.find(({ href }) => href)?.['href'] ?? '', address) ?? address,
    titles: [
      ...contents(metas, 'og:title', 'twitter:title', 'itemprop:name', 'itemprop:headline'),
      ...things.titles,
      sample.title,
      ...contents(metas, 'title'),
    ],
    descriptions: [
      ...contents(metas, 'og:description', 'twitter:description', 'description', 'itemprop:description'),
      ...things.descriptions,
    ],
    images: named.length > 0 ? named : sample.images.map(pictured),
  };
}

/** Without one, or written out, a picture cannot be shown, and does not stand for the others. */
const hasAddress = ({ address }: NamedImage): boolean => address.trim() !== '' && !WRITTEN_OUT.test(address);

function namedImages(
  metas: readonly Meta[],
  { links }: PageSample,
  { images }: DescribedThings,
): readonly NamedImage[] {
  const others = contents(metas, 'twitter:image', 'twitter:image:src', 'itemprop:image');
  const linked = links.filter(
    ({ rel = '', itemprop }) => /(^|\s)image_src(\s|$)/i.test(rel) || itemprop === 'image',
  );
  const unsizedOnes = [...others, ...linked.map(({ href = '' }) => href), ...images];
  return [...openGraphImages(metas), ...unsizedOnes.map(unsized)];
}

/** What follows an image of Open Graph, until the next one, is about it. */
function openGraphImages(metas: readonly Meta[]): readonly NamedImage[] {
  const images: NamedImage[] = [];
  for (const { key, content } of metas) {
    const side = SIDES[key];
    const last = side ? images.pop() : images.at(-1);
    if (side && last) images.push({ ...last, [side]: sideOf(content) });
    else if (key === 'og:image:secure_url' && last) images[images.length - 1] = { ...last, address: content };
    else if (
      key === 'og:image' ||
      key === 'og:image:secure_url' ||
      (key === 'og:image:url' && last?.address !== content)
    ) {
      images.push(unsized(content));
    }
  }
  return images;
}

function asMeta({ property, name, itemprop, content = '' }: Attributes): Meta {
  const written = property ?? name ?? (itemprop === undefined ? '' : `itemprop:${itemprop.trim()}`);
  return { key: written.trim().toLowerCase(), content };
}

function contents(metas: readonly Meta[], ...keys: string[]): readonly string[] {
  return keys.flatMap((key) => metas.filter((meta) => meta.key === key).map(({ content }) => content));
}

/** Pages that load pictures late have a placeholder for an address. */
function pictured({ src = '', srcset = '', 'data-src': late, width, height }: Attributes): NamedImage {
  const isPlaceholder = src.trim() === '' || WRITTEN_OUT.test(src);
  const address = isPlaceholder ? (late ?? largestOf(srcset)) : src;
  return { address, width: sideOf(width), height: sideOf(height) };
}

/** The address of a `srcset` that goes with the most pixels; empty for none. */
function largestOf(srcset: string): string {
  const candidates = [...srcset.matchAll(CANDIDATE)].map(([, address = '', size = '1']) => ({
    address,
    size: parseFloat(size),
  }));
  return candidates.reduce((best, each) => (each.size > best.size ? each : best), NO_CANDIDATE).address;
}

const unsized = (address: string): NamedImage => ({ address, width: null, height: null });

/** Pixels; null for what is none, such as a share of the window. */
function sideOf(text = ''): number | null {
  return /^\s*\d{1,6}(\.\d*)?(px)?\s*$/i.test(text) ? parseFloat(text) : null;
}
