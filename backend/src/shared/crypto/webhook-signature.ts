import { createHmac } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

/** What is signed, as the specification Standard Webhooks names it. */
export interface SignedWebhook {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** A secret as Standard Webhooks shows it. */
export const webhookSecretOf = (bytes: Uint8Array): string =>
  SECRET_PREFIX + Buffer.from(bytes).toString('base64');

const keyIn = (secret: string): Buffer => Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');

/** The header `webhook-signature`: one signature by each secret, so that receivers may have any of them. */
export function webhookSignatures(
  secrets: readonly string[],
  { id, timestamp, body }: SignedWebhook,
): string {
  const signed = `${id}.${String(timestamp)}.${body}`;
  return secrets
    .map((secret) => `v1,${createHmac('sha256', keyIn(secret)).update(signed).digest('base64')}`)
    .join(' ');
}
