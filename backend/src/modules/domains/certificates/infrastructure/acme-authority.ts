import { X509Certificate } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Authorization, Client, Order } from 'acme-client';
import { TlsSettings } from '../../../../config/tls-settings';
import {
  type AcmeAccount,
  type AcmeChallenge,
  AuthorityError,
  CertificateAuthority,
  type CertificateOrderState,
} from '../application/ports/certificate-authority';
import type { ChallengeType, KeyAndChain } from '../application/ports/certificate-store';
import type { IssuedCertificate } from '../domain/certificate.entity';
import { sendThrough } from './acme-client-insides';
import { AcmeCalls, problemIn } from './acme-calls';

/** It brings much with it that only ordering certificates needs. */
const library = () => import('acme-client');

const DAY_MS = 24 * 3_600_000;
/** Cessation of operation (RFC 5280, 5.3.1). */
const REVOCATION: object = { reason: 5 };
const ALREADY_REVOKED = /already.{0,3}revoked/i;
const TYPES: ReadonlySet<string> = new Set<ChallengeType>(['http-01', 'tls-alpn-01']);

interface Directory {
  readonly identities: readonly string[];
  readonly readAt: number;
}

/** An authority on the internet, by the library `acme-client`. */
@Injectable()
export class AcmeAuthority extends CertificateAuthority {
  private readonly calls: AcmeCalls;
  private readonly clients = new Map<string, Promise<Client>>();
  private directory: Directory | null = null;

  constructor(private readonly tls: TlsSettings) {
    super();
    this.calls = new AcmeCalls(tls.acme.directoryUrl, tls.acme.ca);
  }

  async identities(): Promise<readonly string[]> {
    const now = Date.now();
    if (!this.directory || now - this.directory.readAt > DAY_MS) {
      const { data } = await this.calls.send(this.tls.acme.directoryUrl, 'get');
      const { meta } = data as { readonly meta?: { readonly caaIdentities?: readonly unknown[] } };
      this.directory = { identities: (meta?.caaIdentities ?? []).map(String), readAt: now };
    }
    return this.directory.identities;
  }

  async register(key: string): Promise<string> {
    const { contact } = this.tls.acme;
    const client = await this.connect({ accountKey: key });
    await client.createAccount({
      termsOfServiceAgreed: true,
      ...(contact === null ? {} : { contact: [`mailto:${contact}`] }),
    });
    return client.getAccountUrl();
  }

  async order(account: AcmeAccount, host: string): Promise<string> {
    const client = await this.clientOf(account);
    const { url } = await client.createOrder({ identifiers: [{ type: 'dns', value: host }] });
    return url;
  }

  async orderState(account: AcmeAccount, orderUrl: string): Promise<CertificateOrderState> {
    const client = await this.clientOf(account);
    const order = await this.read(client, orderUrl);
    if (order.status !== 'pending' && order.status !== 'invalid') {
      return { status: order.status, challenges: [], problem: null };
    }
    const authorizations = await client.getAuthorizations(order);
    const open = authorizations.filter(({ status }) => status === 'pending');
    const challenges = await Promise.all(open.map((each) => this.challengesOf(client, each)));
    const problem = order.status === 'invalid' ? problemOf(order, authorizations) : null;
    return { status: order.status, challenges: challenges.flat(), problem };
  }

  async beginCheck(account: AcmeAccount, challengeUrl: string): Promise<void> {
    const client = await this.clientOf(account);
    await client.completeChallenge({ url: challengeUrl, type: 'http-01', status: 'pending', token: '' });
  }

  async finalize(
    account: AcmeAccount,
    orderUrl: string,
    { host, key }: { readonly host: string; readonly key: string },
  ): Promise<void> {
    const client = await this.clientOf(account);
    const order = await this.read(client, orderUrl);
    const { crypto } = await library();
    const [, request] = await crypto.createCsr({ altNames: [host] }, key);
    await client.finalizeOrder(order, request);
  }

  async download(account: AcmeAccount, orderUrl: string): Promise<IssuedCertificate> {
    const client = await this.clientOf(account);
    const chain = await client.getCertificate(await this.read(client, orderUrl));
    const leaf = new X509Certificate(chain);
    return {
      chain,
      issuer: /^CN=(.+)$/m.exec(leaf.issuer)?.[1] ?? /^O=(.+)$/m.exec(leaf.issuer)?.[1] ?? leaf.issuer,
      notBefore: new Date(leaf.validFrom),
      notAfter: new Date(leaf.validTo),
    };
  }

  async revoke(account: AcmeAccount, chain: string): Promise<void> {
    const client = await this.clientOf(account);
    const leaf = new X509Certificate(chain).toString();
    try {
      await client.revokeCertificate(leaf, REVOCATION);
    } catch (error) {
      if (!(error instanceof AuthorityError) || !ALREADY_REVOKED.test(error.message)) throw error;
    }
  }

  async tlsAnswer(host: string, keyAuthorization: string): Promise<KeyAndChain> {
    const { crypto } = await library();
    const identifier = { identifier: { type: 'dns', value: host } };
    const key = await crypto.createPrivateEcdsaKey();
    const [, certificate] = await crypto.createAlpnCertificate(
      identifier as Authorization,
      keyAuthorization,
      key,
    );
    return { key: key.toString(), chain: certificate.toString() };
  }

  /** Whatever the authority has against showing an order, it is not to be had any more. */
  private async read(client: Client, url: string): Promise<Order> {
    try {
      return await client.getOrder({ url } as Order);
    } catch (error) {
      if (!(error instanceof AuthorityError) || error.how.isTransient) throw error;
      throw new AuthorityError(error.code, error.message, { ...error.how, isOrderLost: true });
    }
  }

  private async challengesOf(client: Client, { challenges }: Authorization): Promise<AcmeChallenge[]> {
    const usable = challenges.filter(({ type }) => TYPES.has(type));
    return Promise.all(
      usable.map(async (challenge) => ({
        url: challenge.url,
        type: challenge.type as string as ChallengeType,
        token: challenge.token,
        keyAuthorization: await client.getChallengeKeyAuthorization(challenge),
        isPending: challenge.status === 'pending',
      })),
    );
  }

  /** One for as long as the account is the same: it keeps the directory. */
  private clientOf({ url, key }: AcmeAccount): Promise<Client> {
    const known = this.clients.get(url);
    if (known) return known;
    this.clients.clear();
    const client = this.connect({ accountKey: key, accountUrl: url });
    this.clients.set(url, client);
    return client;
  }

  private async connect(account: { accountKey: string; accountUrl?: string }): Promise<Client> {
    const { Client } = await library();
    const client = new Client({ directoryUrl: this.tls.acme.directoryUrl, ...account });
    sendThrough(client, this.calls.send);
    return client;
  }
}

/** The first thing that went wrong: with a check of the host, or else with the order. */
function problemOf(order: Order, authorizations: readonly Authorization[]): CertificateOrderState['problem'] {
  const failed = authorizations
    .flatMap(({ challenges }) => challenges)
    .find(({ error }) => error !== undefined);
  return problemIn(failed?.error ?? (order as { readonly error?: unknown }).error);
}
