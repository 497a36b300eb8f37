import { splitAddress } from '../../../links/values';
import { hasParameter } from './set-parameters';
import { isSigned } from './signed-address';

/** Where campaign parameters go into an address: between the two halves. */
export interface SmartUtmPlace {
  /** Ends with the sign that a parameter follows. */
  readonly head: string;
  /** The fragment, if there is one. */
  readonly tail: string;
}

/**
 * Worked out when a link is read, so that a visit only puts text together; null: the address names its source itself, or
 * is signed as it is.
 */
export function smartUtmPlace(href: string): SmartUtmPlace | null {
  if (hasParameter(href, 'utm_source') || isSigned(href)) return null;
  const { path, query, fragment } = splitAddress(href);
  if (query === null || query === '') return { head: `${path}?`, tail: fragment };
  return { head: `${path}?${query}${query.endsWith('&') ? '' : '&'}`, tail: fragment };
}

/** `campaign` is what `campaignOfSource` wrote: where it is empty, the address is `href`, of which the place was made. */
export const withCampaign = ({ head, tail }: SmartUtmPlace, campaign: string, href: string): string =>
  campaign === '' ? href : head + campaign + tail;
