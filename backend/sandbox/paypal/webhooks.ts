import { randomUUID } from 'node:crypto';
import type { Message, Notices } from '../shared/notices';
import { capitalsAndDigits } from '../shared/random-ids';
import type { Surroundings } from '../shared/simulator';
import { issue, newAuthority } from './certificates';
import { signEvent } from './event-signature';
import type { PayPalMerchant } from './merchant';
import { timeOf } from './money';
import type { Authority, Certificate, PayPalState } from './state';

/** What can be wrong with an event beside its delivery. */
export const EVENT_FAULTS = [
  'bad-signature',
  'other-keys',
  'stale-time',
  'wrong-amount',
  'wrong-currency',
  'wrong-merchant',
  'wrong-webhook',
  'mock',
  'rewritten',
  'foreign-certificate',
] as const;

const DAY_MS = 86_400_000;
const RENEW_BEFORE_MS = 7 * DAY_MS;
const STALE_MS = 4 * DAY_MS;
const AFTER_RETURN_MS = 3000;

interface Event {
  readonly type: string;
  readonly resourceType: string;
  readonly resource: Readonly<Record<string, unknown>>;
}

interface WebhooksService {
  readonly merchant: PayPalMerchant;
  readonly notices: Notices;
}

/** With the first sign changed. */
const spoiled = (signature: string): string => (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);

/** Makes events, signs them with a certificate of our own authority, and sends them. */
export class EventSender {
  constructor(
    private readonly surroundings: Surroundings<PayPalState>,
    private readonly webhooks: WebhooksService,
  ) {}

  async send(type: string, resourceType: string, resource: Event['resource']): Promise<void> {
    const { merchant, notices } = this.webhooks;
    if (merchant.webhookUrl === '') return;
    const message = this.message(this.eventOf({ type, resourceType, resource }));
    const wait = this.has('after-return') ? AFTER_RETURN_MS : 0;
    await notices.send(`${type} ${String(resource['id'])}`, message, wait);
  }

  private has(kind: string): boolean {
    return this.surroundings.faults.has('webhook', kind);
  }

  private eventOf({ type, resourceType, resource }: Event): string {
    return JSON.stringify({
      id: `WH-${capitalsAndDigits(17)}-${capitalsAndDigits(17)}`,
      event_version: '1.0',
      create_time: new Date(this.surroundings.clock.now()).toISOString(),
      resource_type: resourceType,
      event_type: type,
      summary: type,
      resource: this.distorted(resource),
      links: [],
    });
  }

  private distorted(resource: Event['resource']): Event['resource'] {
    let text = JSON.stringify(resource);
    if (this.has('wrong-amount')) text = text.replace(/"(value|total)":"(\d)/g, '"$1":"9$2');
    if (this.has('wrong-currency')) {
      text = text.replace(/"(currency|currency_code)":"[A-Z]{3}"/g, '"$1":"EUR"');
    }
    if (this.has('wrong-merchant')) {
      text = text.replace(/"(custom_id|custom)":"[^"]*"/g, '"$1":"of-another-shop"');
    }
    return JSON.parse(text) as Event['resource'];
  }

  private message(body: string): Message {
    const { clock, origin } = this.surroundings;
    const { merchant } = this.webhooks;
    const time = timeOf(clock.now() - (this.has('stale-time') ? STALE_MS : 0));
    const webhookId = this.webhookId();
    const certificate = this.certificate(this.has('other-keys') ? 1 : 0);
    const id = randomUUID();
    const signature = signEvent({ id, time, webhookId, body }, certificate.key);
    const host = this.has('foreign-certificate') ? 'https://paypal.com.evil.example' : origin();
    return {
      url: merchant.webhookUrl,
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': this.has('bad-signature') ? spoiled(signature) : signature,
        'paypal-cert-url': `${host}/v1/notifications/certs/${certificate.id}`,
        'paypal-auth-algo': 'SHA256withRSA',
      },
      // Equal as JSON, and no longer what was signed.
      body: this.has('rewritten') ? JSON.stringify(JSON.parse(body), null, 1) : body,
    };
  }

  private webhookId(): string {
    if (this.has('wrong-webhook')) return '0AB00000CD000000E';
    return this.has('mock') ? 'WEBHOOK_ID' : this.webhooks.merchant.webhookId;
  }

  /** The first authority is ours; the second signs no certificate. */
  private certificate(authority: 0 | 1): Certificate {
    const { state, clock } = this.surroundings;
    const prefix = authority === 0 ? 'CERT-' : 'CERT-OTHER-';
    const now = clock.now();
    const live = state.certificates.find(
      ({ id, until }) => id.startsWith('CERT-OTHER-') === (authority === 1) && until > now + RENEW_BEFORE_MS,
    );
    if (live) return live;
    const moments = { now, callersNow: clock.callersNow() };
    const made = {
      id: `${prefix}${capitalsAndDigits(12)}`,
      ...issue(authorityOf(state, authority), moments),
    };
    state.certificates.push(made);
    return made;
  }
}

/** Made when it is first needed: keys take time. */
export function authorityOf({ authorities }: PayPalState, at: 0 | 1): Authority {
  while (authorities.length <= at) authorities.push(newAuthority());
  return authorities[at] ?? newAuthority();
}
