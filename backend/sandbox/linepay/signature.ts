import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signed {
  readonly path: string;
  /** The body as it was sent, or the query without its question mark. */
  readonly content: string;
  readonly nonce: string;
}

/** What goes into `X-LINE-Authorization`. */
export const signatureOf = (secret: string, { path, content, nonce }: Signed): string =>
  createHmac('sha256', secret).update(secret).update(path).update(content).update(nonce).digest('base64');

export function isSignedBy(secret: string, signed: Signed, signature: string): boolean {
  const [expected, given] = [signatureOf(secret, signed), signature].map((text) => Buffer.from(text));
  return expected !== undefined && given?.length === expected.length && timingSafeEqual(expected, given);
}
