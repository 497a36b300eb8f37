import { SHARED_DOMAIN } from '../../../../shared/domain/shared-domain';

/** Where a visit looks for a link. */
export interface VisitedPlace {
  readonly domainId: number;
  readonly slug: string;
}

/**
 * What a slug of a domain goes by among those of all domains. No slug has a slash, and on the shared domain, where nearly
 * all visits are, nothing is put together.
 */
export const placeKey = (domainId: number, slug: string): string =>
  domainId === SHARED_DOMAIN ? slug : `${domainId}/${slug}`;

/** The place that goes by this key. */
export function visitedPlaceOf(key: string): VisitedPlace {
  const at = key.indexOf('/');
  return at === -1
    ? { domainId: SHARED_DOMAIN, slug: key }
    : { domainId: Number(key.slice(0, at)), slug: key.slice(at + 1) };
}
