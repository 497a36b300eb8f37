import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { PayPalApp } from '../../../../config/payment-settings';
import type { GatewayEvent, SignedMessage } from '../../application/ports/payment-gateway';
import { objectIn, parsed, type PayPalValues, payPalTextIn } from './paypal-answers';
import type { PayPalCalls } from './paypal-calls';
import { type EventCertificate, PayPalCertificates } from './paypal-certificates';

/** What the headers of an event say of it. */
export interface Transmission {
  readonly id: string;
  readonly time: string;
  readonly signature: string;
  readonly certificateUrl: string;
  readonly algorithm: string;
}

const ALGORITHM = 'SHA256withRSA';
const MAX_LENGTH = 1_000;
/** PayPal tries for three days. */
const MAX_AGE_MS = 73 * 3_600_000;
const ID = /^WH-[A-Z0-9-]{1,60}$/;

/** Null where a header is missing or cannot be PayPal's. */
export function transmissionIn({ headers }: SignedMessage): Transmission | null {
  const names = ['id', 'time', 'sig'].map((name) => `paypal-transmission-${name}`);
  const values = [...names, 'paypal-cert-url', 'paypal-auth-algo'].map((name) => headers[name]);
  if (!values.every((value) => typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH)) {
    return null;
  }
  const [id, time, signature, certificateUrl, algorithm] = values as [string, string, string, string, string];
  return { id, time, signature, certificateUrl, algorithm };
}

/** The bytes count, by their checksum: the same JSON written in another way is another message. */
export const signedText = ({ id, time }: Transmission, webhookId: string, body: Buffer): string =>
  [id, time, webhookId, crc32(body)].join('|');

/** Tells PayPal's events for this app from everything else that is sent. */
export class PayPalEvents {
  private readonly certificates: PayPalCertificates;

  constructor(
    private readonly app: PayPalApp,
    private readonly calls: PayPalCalls,
  ) {
    this.certificates = new PayPalCertificates(app);
  }

  /** Null: not PayPal's, not for this app, or too old. @throws when PayPal cannot be asked now */
  async verify(message: SignedMessage, now: Date): Promise<GatewayEvent | null> {
    const transmission = transmissionIn(message);
    if (transmission?.algorithm !== ALGORITHM) return null;
    const sent = new Date(transmission.time).getTime();
    if (Number.isNaN(sent) || now.getTime() - sent > MAX_AGE_MS) return null;
    const found = await this.certificates.at(transmission.certificateUrl, now);
    if (!found || !this.isSigned(transmission, message.body, found)) return null;
    if (found.trust === 'incomplete' && !(await this.isConfirmed(transmission, message.body))) return null;
    return eventIn(message.body);
  }

  private isSigned(transmission: Transmission, body: Buffer, { certificate }: EventCertificate): boolean {
    const text = Buffer.from(signedText(transmission, this.app.webhookId, body));
    return verify('sha256', text, certificate.publicKey, Buffer.from(transmission.signature, 'base64'));
  }

  /** Its host sends certificates without those that they were issued by; then PayPal is asked, once for each. */
  private async isConfirmed(transmission: Transmission, body: Buffer): Promise<boolean> {
    const { id, time, signature, certificateUrl, algorithm } = transmission;
    const fields = JSON.stringify({
      auth_algo: algorithm,
      cert_url: certificateUrl,
      transmission_id: id,
      transmission_sig: signature,
      transmission_time: time,
      webhook_id: this.app.webhookId,
    });
    const event = body.toString('utf8');
    if (!parsed(event)) return false;
    // The event goes back as it came: written anew, its checksum would be another.
    const text = `${fields.slice(0, -1)},"webhook_event":${event}}`;
    const answer = await this.calls.postText('/v1/notifications/verify-webhook-signature', text);
    if (answer['verification_status'] !== 'SUCCESS') return false;
    this.certificates.confirm(certificateUrl);
    return true;
  }
}

function eventIn(body: Buffer): GatewayEvent | null {
  const values: PayPalValues | null = parsed(body.toString('utf8'));
  const id = values ? payPalTextIn(values, 'id') : '';
  if (!values || !ID.test(id)) return null;
  return {
    key: `paypal:${id}`,
    kind: payPalTextIn(values, 'event_type'),
    values: objectIn(values, 'resource'),
  };
}
