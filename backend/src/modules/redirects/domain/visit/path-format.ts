import { setParameters } from './set-parameters';

/**
 * The address with what the visitor wrote after the slug, as the parameter that the link keeps for it; there is one
 * of a name, so it takes the place of the address's own.
 */
export const withPath = (href: string, key: string, written: string): string =>
  setParameters(href, [[key, written]]);
