import type { PageFacts } from '../../domain/pages/page-preview';

/** What can be told of a file that is no page: its name and, of a picture, itself. */
export function fileFacts(url: URL, mediaType: string): PageFacts {
  // Many programs that show previews do not draw SVG.
  const isPicture = mediaType.startsWith('image/') && !mediaType.startsWith('image/svg');
  return {
    base: url,
    titles: [nameOf(url)],
    descriptions: [],
    images: isPicture ? [{ address: url.href, width: null, height: null }] : [],
  };
}

function nameOf({ pathname }: URL): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
