/** Scheme and host of a domain as a group shows it. */
export const shownOrigin = (origin: string, scheme: 'https' | 'http'): string =>
  origin.replace(/^https?:/, `${scheme}:`);
