import { fetchableAddress } from '../../../../../shared/domain/fetchable-address';
import type { PageSays } from '../../../core/domain/preview/link-preview';
import { previewText } from '../../../core/domain/preview-text';
import { youtubeVideoId } from '../../../core/domain/youtube';

/** A picture that a page names; its sides in pixels where the page tells them. */
export interface NamedImage {
  readonly address: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** What a page says of itself, in its own words and the best first. */
export interface PageFacts {
  /** What relative addresses are relative to. */
  readonly base: URL;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly images: readonly NamedImage[];
}

/** What the preview of a link to a page begins with. */
export interface PagePreview {
  readonly title: string;
  readonly description: string;
  readonly images: readonly string[];
  /** The page has no title: `title` stands in for it. */
  readonly titleIsNull: boolean;
}

/** The words that the specification gives for what a page does not say. */
const NO_TITLE = 'title';
const NO_DESCRIPTION = 'description';
/** Pixels; what is no larger on either side is a button or a spy. */
const SMALLEST_SIDE = 100;
const MAX_IMAGES = 20;

/** @param page null when the page cannot be read */
export function pagePreviewOf(address: string, page: PageFacts | null): PagePreview {
  const url = new URL(address);
  const title = firstText(page?.titles);
  return {
    title: title ?? NO_TITLE,
    description: firstText(page?.descriptions) ?? NO_DESCRIPTION,
    images: [...new Set([...imagesOf(page), ...stillOf(url)])].slice(0, MAX_IMAGES),
    titleIsNull: title === null,
  };
}

/** What is kept of a page that has been read. */
export function pageSays(address: string, page: PageFacts): PageSays {
  return {
    pageTitle: firstText(page.titles),
    pageDescription: firstText(page.descriptions),
    pageImageUrl: imagesOf(page)[0] ?? stillOf(new URL(address))[0] ?? null,
  };
}

function firstText(candidates: readonly string[] = []): string | null {
  for (const candidate of candidates) {
    const text = previewText(candidate);
    if (text !== null) return text;
  }
  return null;
}

function imagesOf(page: PageFacts | null): readonly string[] {
  if (!page) return [];
  return page.images
    .filter(({ address, width, height }) => address.trim() !== '' && isLarge(width) && isLarge(height))
    .flatMap(({ address }) => fetchableAddress(address, page.base)?.href ?? []);
}

const isLarge = (side: number | null): boolean => side === null || side > SMALLEST_SIDE;

/** YouTube's own still of a video, which is there even when its page cannot be read. */
function stillOf(url: URL): readonly string[] {
  const id = youtubeVideoId(url);
  return id === null ? [] : [`https://img.youtube.com/vi/${id}/hqdefault.jpg`];
}
