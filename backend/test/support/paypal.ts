import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issue } from '../../sandbox/paypal/certificates';
import { signEvent } from '../../sandbox/paypal/event-signature';
import { DEMO_MERCHANT, type PayPalMerchant } from '../../sandbox/paypal/merchant';
import { startPayPal } from '../../sandbox/paypal/paypal';
import type { Certificate, PayPalState } from '../../sandbox/paypal/state';
import { authorityOf } from '../../sandbox/paypal/webhooks';
import type { VirtualClock } from '../../sandbox/shared/clock';
import type { Simulator } from '../../sandbox/shared/simulator';
import { ShopInbox } from '../../sandbox/testing/shop-inbox';
import { until } from './waiting';

/** An event as it is sent. */
export interface SentEvent {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** What can be said otherwise of an event that is signed well. */
interface Signing {
  readonly time?: string;
  readonly webhookId?: string;
  readonly certificateUrl?: string;
  /** 1: an authority that no client has reason to trust. */
  readonly authority?: 0 | 1;
}

const HEADERS = /^(?:content-type|paypal-)/;

/** The simulator of PayPal, with an inbox between it and the server, which tests hand on from as they like. */
export class PayPalShop {
  private readonly signers = new Map<0 | 1, Certificate>();

  private constructor(
    readonly simulator: Simulator<PayPalState>,
    readonly inbox: ShopInbox,
    private readonly folder: string,
  ) {}

  static async open(merchant: Partial<PayPalMerchant> = {}, clock?: VirtualClock): Promise<PayPalShop> {
    const inbox = await ShopInbox.open();
    const simulator = await startPayPal({
      merchant: { webhookUrl: inbox.url('/webhook'), ...merchant },
      ...(clock ? { clock } : {}),
    });
    const shop = new PayPalShop(simulator, inbox, mkdtempSync(join(tmpdir(), 'linklet-paypal-')));
    writeFileSync(shop.authorityFile, authorityOf(simulator.state, 0).pem);
    return shop;
  }

  async close(): Promise<void> {
    await this.simulator.close();
    this.inbox.close();
    rmSync(this.folder, { recursive: true });
  }

  get authorityFile(): string {
    return join(this.folder, 'authority.pem');
  }

  /** With which a server takes it for PayPal. */
  get settings() {
    return {
      PAYPAL_URL: this.simulator.origin,
      PAYPAL_CLIENT_ID: DEMO_MERCHANT.clientId,
      PAYPAL_CLIENT_SECRET: DEMO_MERCHANT.clientSecret,
      PAYPAL_WEBHOOK_ID: DEMO_MERCHANT.webhookId,
      PAYPAL_CERTIFICATE_AUTHORITY: this.authorityFile,
      PAYPAL_IN_TW: 'on',
    };
  }

  /** Resolves when an event of that kind has come: those that follow from a call come after its answer. */
  async sent(kind: string): Promise<void> {
    await until(kind, () => this.inbox.received.some(({ body }) => body.includes(`"event_type":"${kind}"`)));
  }

  /** What has come since it was asked last. */
  take(): SentEvent[] {
    return this.inbox.received.splice(0).map(({ headers, body }) => ({
      headers: Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
          HEADERS.test(name) && typeof value === 'string' ? [[name, value]] : [],
        ),
      ),
      body,
    }));
  }

  /** An event that the simulator never had, signed as all of its own are. */
  signed(event: object, { time, webhookId, certificateUrl, authority = 0 }: Signing = {}): SentEvent {
    const { id: certificateId, key } = this.signer(authority);
    const body = JSON.stringify({ id: `WH-${randomUUID().toUpperCase()}`, ...event });
    const transmission = {
      id: randomUUID(),
      time: time ?? new Date().toISOString(),
      webhookId: webhookId ?? DEMO_MERCHANT.webhookId,
      body,
    };
    const address = `${this.simulator.origin}/v1/notifications/certs/${certificateId}`;
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': transmission.id,
        'paypal-transmission-time': transmission.time,
        'paypal-transmission-sig': signEvent(transmission, key),
        'paypal-cert-url': certificateUrl ?? address,
        'paypal-auth-algo': 'SHA256withRSA',
      },
    };
  }

  private signer(authority: 0 | 1): Certificate {
    const { state } = this.simulator;
    const known = this.signers.get(authority);
    if (known) return known;
    const now = Date.now();
    const id = `CERT-${authority === 0 ? '' : 'OTHER-'}${randomUUID()}`;
    const made = { id, ...issue(authorityOf(state, authority), { now, callersNow: now }) };
    state.certificates.push(made);
    this.signers.set(authority, made);
    return made;
  }
}
