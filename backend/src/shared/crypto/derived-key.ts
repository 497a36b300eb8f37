import { hkdfSync } from 'node:crypto';

/** A 256-bit key for one purpose; knowing one tells nothing of the secret or of another purpose's key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'linklet', purpose, 32));
}
