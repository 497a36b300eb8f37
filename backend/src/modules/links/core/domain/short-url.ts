/** The address that people share: ASCII only, with upper-case percent-encoding. */
export const shortUrlOf = (origin: string, slug: string): string => `${origin}/${encodeURIComponent(slug)}`;
