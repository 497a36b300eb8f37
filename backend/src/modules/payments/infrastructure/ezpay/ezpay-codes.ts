import type { NotDone, VoidOutcome } from '../../application/ports/invoice-provider';

/** Codes of ezPay, as its manual lists them. */
export const SUCCESS = 'SUCCESS';
/** There is an invoice with this number of ours. */
export const NUMBER_TAKEN = 'LIB10003';

/** There is no such invoice. */
export const UNKNOWN_INVOICE = 'INV20006';

/** The request is too old. */
const STALE = 'KEY10014';
/** What is wrong with the invoice itself, which does not change by waiting. */
const REFUSED = /^(?:KEY10004|KEY10015|INV100[01]\d|INV20006|INV7000[12]|IAI1000[234]|LIB1000\d)$/;

const VOIDED_BEFORE = 'LIB10005';
/** The ministry does not know the invoice yet. */
export const NOT_UPLOADED = 'LIB10009';
const HAS_ALLOWANCE = 'LIB10007';
/** Its two months have been declared. */
const TOO_LATE = 'LIB10008';

/** Keys, the contract, numbers and the service itself can be mended; so may be what was not heard of. */
export function kindOfRefusal(code: string): NotDone['kind'] {
  if (code === STALE) return 'stale';
  return REFUSED.test(code) ? 'refused' : 'later';
}

/** Shop, keys or contract: ezPay has not looked at what was asked. */
export const hasWrongKeys = (code: string): boolean =>
  code.startsWith('KEY') || code === 'INV90005' || code === 'INV10020' || code === 'INV10021';

export function voidingOutcome(code: string): Exclude<VoidOutcome['kind'], NotDone['kind']> | null {
  if (code === SUCCESS || code === VOIDED_BEFORE) return 'done';
  if (code === NOT_UPLOADED) return 'tooEarly';
  if (code === HAS_ALLOWANCE) return 'reduced';
  return code === TOO_LATE ? 'tooLate' : null;
}
