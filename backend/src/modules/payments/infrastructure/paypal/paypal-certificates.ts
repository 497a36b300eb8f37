import type { X509Certificate } from 'node:crypto';
import type { PayPalApp } from '../../../../config/payment-settings';
import type { GatewayAnswer } from '../../../../shared/gateway-http/gateway-answer';
import { GatewayClient } from '../../../../shared/gateway-http/gateway-client';
import { GatewayError, type GatewayErrorReason } from '../../../../shared/gateway-http/gateway-error';
import { Authorities, certificatesIn, isValidAt, type Trust } from './certificate-chain';

/** A certificate that events are signed with. */
export interface EventCertificate {
  readonly certificate: X509Certificate;
  readonly trust: Exclude<Trust, 'untrusted'>;
}

interface Kept {
  readonly found: EventCertificate;
  readonly until: number;
}

const TIMEOUT_MS = 10_000;
/** A chain of certificates is a few kilobytes long. */
const MAX_BYTES = 64 * 1024;
/** Nothing of PayPal's answers so; whatever else goes wrong may be over soon. */
const NOT_ITS_OWN: ReadonlySet<GatewayErrorReason> = new Set(['redirected', 'too-large']);
const RETENTION_MS = 24 * 3_600_000;
const MAX_KEPT = 20;
const MAX_ADDRESS_LENGTH = 500;
const OWN_PATH = '/v1/notifications/certs/';
const OWN_HOST = /(?:^|\.)paypal\.com$/;
/** The name that PayPal's own programs ask for. */
const OWN_NAME = /(?:^|\n)CN=messageverificationcerts[a-z.]*\.paypal\.com(?:\n|$)/;

/** Fetches certificates from PayPal's own hosts, and from nowhere else. */
export class PayPalCertificates {
  private readonly kept = new Map<string, Kept>();
  private readonly authorities: Authorities;

  constructor(private readonly app: Pick<PayPalApp, 'url' | 'authority'>) {
    this.authorities = new Authorities(app.authority);
  }

  /** Null: it is not PayPal's, or no longer valid. @throws GatewayError when it cannot be fetched now */
  async at(address: string, now: Date): Promise<EventCertificate | null> {
    if (!this.isOurs(address)) return null;
    const known = this.kept.get(address);
    if (known && known.until > now.getTime()) {
      return isValidAt(known.found.certificate, now) ? known.found : null;
    }
    const found = await this.fetched(address, now);
    if (found) this.keep(address, found, now);
    return found;
  }

  /** PayPal itself has said that what this certificate signed is its own. */
  confirm(address: string): void {
    const known = this.kept.get(address);
    if (known) this.kept.set(address, { ...known, found: { ...known.found, trust: 'trusted' } });
  }

  private async fetched(address: string, now: Date): Promise<EventCertificate | null> {
    const answer = await fetchOnly(address);
    const [certificate, ...others] = answer?.isSuccess === true ? certificatesIn(answer.text) : [];
    if (!certificate || !OWN_NAME.test(certificate.subject)) return null;
    const trust = this.authorities.trustOf(certificate, others, now);
    return trust === 'untrusted' ? null : { certificate, trust };
  }

  private keep(address: string, found: EventCertificate, now: Date): void {
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(address, { found, until: now.getTime() + RETENTION_MS });
  }

  /** The simulator is at no host of PayPal; it is trusted where its authority is named. */
  private isOurs(address: string): boolean {
    if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return false;
    const { protocol, hostname, port, username, password, origin, pathname } = new URL(address);
    if (username !== '' || password !== '' || !pathname.startsWith(OWN_PATH)) return false;
    if (this.app.authority !== null && origin === new URL(this.app.url).origin) return true;
    return protocol === 'https:' && port === '' && OWN_HOST.test(hostname);
  }
}

async function fetchOnly(address: string): Promise<GatewayAnswer | null> {
  const client = new GatewayClient({ urls: [address], timeoutMs: TIMEOUT_MS, maxBodyBytes: MAX_BYTES });
  try {
    const answer = await client.send({ url: address });
    if (answer.status >= 500) throw new GatewayError('no-answer', true);
    return answer;
  } catch (error) {
    if (error instanceof GatewayError && NOT_ITS_OWN.has(error.reason)) return null;
    throw error;
  }
}
