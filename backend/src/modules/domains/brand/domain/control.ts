import type { DnsAnswer, Finding } from './dns-answer';

/** The label that the TXT record stands below, beside whatever else the host has. */
export const CONTROL_LABEL = '_linklet';
/** A token has 26 characters: too many to guess. */
export const CONTROL_TOKEN_BYTES = 16;

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const BASE32_BITS = 5;

/** The name of the TXT record that proves who controls a host. */
export const controlName = (host: string): string => `${CONTROL_LABEL}.${host}`;

/** The text of that record. */
export const controlValue = (token: string): string => `linklet-verify=${token}`;

/**
 * What a claim is proven by, in 26 characters of base32. Each claim has its own, for ever: the record of a claim that has
 * ended proves nothing.
 * @param bytes {@link CONTROL_TOKEN_BYTES} unpredictable ones
 */
export function controlTokenOf(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(BASE32_BITS, '0'), 2))).join('');
}

/** Whether one of the texts at {@link controlName} is that of the claim. Some panels store the quotes that people paste. */
export function controlFinding(texts: DnsAnswer, token: string): Finding {
  if (texts === null) return 'unknown';
  const isProof = (text: string): boolean => text.trim().replace(/^"(.*)"$/, '$1') === controlValue(token);
  return texts.some(isProof) ? 'yes' : 'no';
}
