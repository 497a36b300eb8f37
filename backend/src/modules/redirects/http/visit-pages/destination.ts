import { domainToUnicode } from 'node:url';
import { withNothingHidden } from './markup';

/** A destination as a page tells of it. */
export interface Destination {
  /** As people know it, with the letters of their own script. */
  readonly host: string;
  /** What the network reads instead; null when that is the same. */
  readonly punycode: string | null;
  /** The whole of it; nothing in it is hidden. */
  readonly address: string;
}

export function destinationOf(location: string): Destination {
  const address = withNothingHidden(location);
  if (!URL.canParse(location)) return { host: address, punycode: null, address };
  const { hostname, port } = new URL(location);
  const known = domainToUnicode(hostname);
  const host = known === '' ? hostname : known;
  return {
    host: withNothingHidden(port === '' ? host : `${host}:${port}`),
    punycode: host === hostname ? null : hostname,
    address,
  };
}

const ON_THE_WEB = /^https?:\/\//i;

/** An address for a page to lead to by itself: anything that is not on the web leads nowhere. */
export const webAddress = (location: string): string => (ON_THE_WEB.test(location) ? location : '#');
