import { pathOnDomain } from './path-on-domain';
import { pathTo } from '../../shared/paths';

/** Without a language prefix. */
export const trackingPath = (slug: string, domain?: string): string =>
  pathOnDomain(pathTo('tracking', slug), domain);
