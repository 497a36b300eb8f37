import { sourceOfName } from './known-sources';

/** Longer names would leave no room for what else is stored of a click. */
const MAX_LENGTH = 40;
/** Control signs, ends of lines and halves of signs; they cannot be seen in a report. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Cutting must not leave half of a sign. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/;
/** What reports call visitors who were not sent; a stranger's address must not pass for them. */
const OURS: ReadonlySet<string> = new Set(['direct', 'others', 'qr']);

/**
 * Who an address says that it was shared by, as reports name it: in small letters, cut to what is stored. Sources that are
 * known have the names of our list. Null when it does not say, and for the product's own mark. @param written decoded
 */
export function readCampaignSource(written: string, productKey: string): string | null {
  const name = written.normalize('NFC').replaceAll(CONTROLS, ' ').trim().toLowerCase();
  if (name === '' || OURS.has(name) || name === productKey.toLowerCase()) return null;
  return sourceOfName(name) ?? name.slice(0, MAX_LENGTH).replace(HALF_A_SIGN, '').trimEnd();
}
