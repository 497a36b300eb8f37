import { AddressRefused } from './links.errors';
import { parseWebAddress, type AddressContext } from './web-address';

/** The answer to “could this be shortened?”. */
export interface DomainCheck {
  readonly isInvalid: boolean;
  /** Empty when the address is good; `shorten link` for our own hosts; else what is wrong with it. */
  readonly message: string;
  /** The error code that shortening would answer, or empty. */
  readonly code: string;
}

const GOOD: DomainCheck = { isInvalid: false, message: '', code: '' };

/** Judges an address by the very rules of shortening, without shortening it. */
export function checkAddress(raw: string, context: AddressContext): DomainCheck {
  try {
    parseWebAddress(raw, context);
    return GOOD;
  } catch (error) {
    if (error instanceof AddressRefused) {
      return { isInvalid: true, message: error.message, code: error.code };
    }
    throw error;
  }
}
