import { shortHost } from '../../shared/short-host';

/** Of a page of a link. `domain`: host of its short address, since two domains may use one name. */
export const pathOnDomain = (path: string, domain = shortHost()): string =>
  domain === shortHost() ? path : `${path}?domain=${encodeURIComponent(domain)}`;
