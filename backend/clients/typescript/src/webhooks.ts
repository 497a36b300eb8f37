/** A message of a webhook, whose signature was verified. */
export interface WebhookMessage {
  readonly type: string;
  readonly timestamp: string;
  readonly data: unknown;
}

export interface SignedRequest {
  /** One or two secrets, `whsec_…`; two while a secret is being replaced. */
  readonly secret: string | readonly string[];
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it arrived, before anything parsed it. */
  readonly body: string;
  /** The receiver's clock, for tests. */
  readonly now?: Date;
}

/** The message is not of Linklet, or too old to be believed. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

const TOLERANCE_S = 300;

/** Verifies a message as Standard Webhooks says; messages more than five minutes old or early are refused. */
export async function verifyWebhook({
  secret,
  headers,
  body,
  now = new Date(),
}: SignedRequest): Promise<WebhookMessage> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_S) {
    throw new WebhookVerificationError('The message is too old, too early or undated.');
  }
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await keyOf(one);
    for (const signature of signatures) {
      const bytes = signature.startsWith('v1,') ? bytesOf(signature.slice(3)) : null;
      // WebCrypto compares in constant time.
      if (bytes !== null && (await crypto.subtle.verify('HMAC', key, bytes, signed))) {
        return JSON.parse(body) as WebhookMessage;
      }
    }
  }
  throw new WebhookVerificationError('No signature matches.');
}

function headerOf(headers: SignedRequest['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookVerificationError(`${name} is missing.`);
  return value;
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes === null) throw new TypeError('The secret is not one of a webhook.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
