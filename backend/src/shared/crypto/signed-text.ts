import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './derived-key';

/**
 * Text that only this installation can have written: `base64url(payload).base64url(HMAC-SHA256)`.
 * Each purpose has a key of its own, so text signed for one is refused for another.
 */
export class SignedText {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = deriveKey(secret, purpose);
  }

  sign(payload: object): string {
    const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
    return `${body}.${this.mac(body).toString('base64url')}`;
  }

  /** The payload, or null when the text was not signed by us for this purpose. */
  open(text: string): Record<string, unknown> | null {
    const [body, mac, ...rest] = text.split('.');
    if (!body || !mac || rest.length > 0) return null;
    const given = Buffer.from(mac, 'base64url');
    const expected = this.mac(body);
    // Comparing the text too refuses other spellings of the same bytes.
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    if (given.toString('base64url') !== mac) return null;
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Record<string, unknown>;
  }

  private mac(body: string): Buffer {
    return createHmac('sha256', this.key).update(body).digest();
  }
}
