import { pathOnDomain } from './path-on-domain';

/** Without a language prefix. */
export const trackingPath = (encodeId: string, domain?: string): string =>
  pathOnDomain(`/tracking/${encodeURIComponent(encodeId)}`, domain);
