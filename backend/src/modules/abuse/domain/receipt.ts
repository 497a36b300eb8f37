/** Letters and digits that are not taken for each other, read out or written down. */
const SIGNS = '34679ACDEFGHJKMNPQRTUVWXY';
const GROUPS = 3;
const SIGNS_OF_GROUP = 4;

/** Bytes from which a receipt is made. */
export const BYTES_OF_RECEIPT = 32;

/**
 * The number that a reporter gets, such as `K7QM-XR3P-HC4N`: about 55 bits, so that another's is not guessed.
 * Bytes beyond the last whole round of signs are passed over, so that all signs are as likely.
 */
export function receiptFrom(bytes: Uint8Array): string {
  const whole = 256 - (256 % SIGNS.length);
  const signs = Array.from(bytes)
    .filter((byte) => byte < whole)
    .slice(0, GROUPS * SIGNS_OF_GROUP)
    .map((byte) => SIGNS.charAt(byte % SIGNS.length));
  if (signs.length < GROUPS * SIGNS_OF_GROUP) throw new RangeError('too few bytes for a receipt');
  return Array.from({ length: GROUPS }, (_, group) =>
    signs.slice(group * SIGNS_OF_GROUP, (group + 1) * SIGNS_OF_GROUP).join(''),
  ).join('-');
}
