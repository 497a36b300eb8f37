import { AddressRefused } from './links.errors';
import { type AddressContext, dangerRefused, parseWebAddress } from './web-address';

/** The answer to “could this be shortened?”. */
export interface DomainCheck {
  /** There is something to be said of it. */
  readonly isInvalid: boolean;
  /** Shortening would refuse it; otherwise people are only warned, or it is unknown where it ends. */
  readonly isRefused: boolean;
  /** Empty when there is nothing to say; `shorten link` for our own hosts; else what is wrong with it. */
  readonly message: string;
  /** Stable, for programs; that of shortening where it would refuse. Empty when there is nothing to say. */
  readonly code: string;
}

/** What was found out of an address, in the order of how bad it is. */
interface Judged {
  readonly standing: 'clean' | 'suspicious' | 'dangerous' | 'unchecked';
  readonly reasons: readonly ('threat' | 'blocked' | 'young' | 'free-host' | 'own-host' | 'chain-too-long')[];
}

const GOOD: DomainCheck = { isInvalid: false, isRefused: false, message: '', code: '' };

const said = (code: string, message: string): DomainCheck => ({
  isInvalid: true,
  isRefused: false,
  message,
  code,
});

/** The specification decides by these words: `too young`, `free DNS or fishing site`. */
const YOUNG = said('links.address-young', 'too young: this domain was registered less than 30 days ago');
const FREE = said(
  'links.address-free-host',
  'free DNS or fishing site: anybody can get a name or a page on this domain',
);
const ENDLESS = said(
  'links.address-endless',
  'this address leads on more than five times, so nobody can tell where it ends',
);

/** What there is to say of an address that shortening would read. */
export function checkOf({ standing, reasons }: Judged): DomainCheck {
  if (standing === 'dangerous') {
    return refusal(dangerRefused(reasons[0] === 'own-host' ? 'own-host' : 'unsafe'));
  }
  if (reasons.includes('young')) return YOUNG;
  if (reasons.includes('free-host')) return FREE;
  return reasons.includes('chain-too-long') ? ENDLESS : GOOD;
}

/** Reads an address by the very rules of shortening: in the form that would be kept, or why it would be refused. */
export function readForCheck(raw: string, context: AddressContext): string | DomainCheck {
  try {
    return parseWebAddress(raw, context);
  } catch (error) {
    if (error instanceof AddressRefused) return refusal(error);
    throw error;
  }
}

const refusal = ({ message, code }: AddressRefused): DomainCheck => ({
  isInvalid: true,
  isRefused: true,
  message,
  code,
});
