import { type HostSet, isOwnHost } from '../../../../shared/domain/own-host';
import { AddressRefused } from './links.errors';
import { trimInvisible } from './invisible';

/** A short address as a person wrote it down: where it may lead is for others to find out. */
export interface ShortAddress {
  /** With the port, if one is named. */
  readonly host: string;
  /** The first part of the path, as it came. */
  readonly path: string;
}

/** Longer than the longest slug in percent-encoding with what programs add to it. */
const MAX_LENGTH = 4_096;

/**
 * Reads what people take from an address bar, a message or a page: with or without its scheme, with what programs glue
 * on. Throws {@link AddressRefused} unless it is an address on one of our hosts.
 */
export function readShortAddress(raw: string, ownHosts: HostSet): ShortAddress {
  const text = trimInvisible(raw);
  if (text === '') {
    throw new AddressRefused(
      'links.address-missing',
      'Enter the short address, such as the one you clicked.',
    );
  }
  if (text.length > MAX_LENGTH) {
    throw new AddressRefused('links.address-too-long', `An address has at most ${MAX_LENGTH} characters.`);
  }
  const address = parsed(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new AddressRefused(
      'links.address-malformed',
      'This is no web address: copy the whole short address.',
    );
  }
  if (!isOwnHost(address, ownHosts)) {
    const message = `${address.host} is not one of our short domains, so we can do nothing about it.`;
    throw new AddressRefused('links.address-foreign', message);
  }
  return { host: address.host, path: `/${address.pathname.split('/')[1] ?? ''}` };
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
