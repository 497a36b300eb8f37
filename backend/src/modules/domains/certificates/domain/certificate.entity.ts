import type { Changing } from '../../../../shared/domain/changing';
import type { CertificateFailure, CertificateFailureCode } from './certificate-failure';
import { earliestOrder, MAX_ORDERS_PER_HOUR, nextCall, nextOrder } from './order-pace';
import { isNearEnd, type Lifetime, renewalOf } from './renewal';

/** Where the latest order stands; a certificate from an earlier one is served meanwhile. */
export type CertificateState =
  /** To be ordered, as soon as the pace allows it. */
  | 'wanted'
  /** The order and its key are stored; the authority may not know of it yet. */
  | 'ordered'
  /** What the authority looks for can be found here. */
  | 'challenged'
  /** The authority has been asked to issue, or is about to be. */
  | 'finalizing'
  | 'live'
  /** Tried again when it is due. */
  | 'failed'
  | 'revoked';

/** A certificate as the authority issued it. */
export interface IssuedCertificate extends Lifetime {
  /** PEM, the host's own first. */
  readonly chain: string;
  /** Common name, or organisation, of who issued it. */
  readonly issuer: string;
}

/** A worker that has not written anything about a certificate for this long is taken to be gone. */
const LEASE_MS = 120_000;
/** Open orders go first, then renewals, then hosts that have no certificate. */
export const LANES = { open: 0, renewal: 1, first: 2 } as const;

const OPEN: ReadonlySet<CertificateState> = new Set(['ordered', 'challenged', 'finalizing']);

const max = (...moments: readonly (Date | undefined)[]): Date =>
  new Date(Math.max(...moments.map((each) => each?.getTime() ?? 0)));

/** The certificate of one host: the one that is served, and the order for the next. A host has one row, so one open order. */
export class Certificate {
  /** Given by the database. */
  readonly id!: number;
  readonly host: string;
  readonly state: CertificateState = 'wanted';
  /** Whether it is renewed; one that is not is served until it expires. */
  readonly renews: boolean = true;
  /** Goes up with each order, so that an answer to an earlier one is known as such. */
  readonly orderNumber: number = 0;
  /** Where the authority keeps the order; null until it has answered. */
  readonly orderUrl: string | null = null;
  /** Private key of the order's certificate, sealed; null when there is no open order. */
  readonly orderKey: string | null = null;
  /** Moments of the latest orders, as epoch milliseconds between commas. */
  readonly recentOrders: string = '';
  /** PEM of what is served; null before the first one and after a revocation. */
  readonly chain: string | null = null;
  /** Sealed. */
  readonly chainKey: string | null = null;
  readonly issuer: string | null = null;
  readonly notBefore: Date | null = null;
  readonly notAfter: Date | null = null;
  /** Since when the host has had a certificate without a gap. */
  readonly liveSince: Date | null = null;
  /** When the next step is to be made: part of an order, or the renewal. Null: nothing is to be done. */
  readonly dueAt: Date | null;
  /** In which order due rows are worked on. */
  readonly lane: number = LANES.first;
  /** Failures in a row. */
  readonly tries: number = 0;
  readonly failureCode: CertificateFailureCode | null = null;
  readonly failureMessage: string | null = null;

  constructor(host: string, now: Date) {
    this.host = host;
    this.dueAt = now;
  }

  get hasOpenOrder(): boolean {
    return OPEN.has(this.state);
  }

  get isRenewal(): boolean {
    return this.chain !== null;
  }

  get lifetime(): Lifetime | null {
    const { notBefore, notAfter } = this;
    return notBefore && notAfter ? { notBefore, notAfter } : null;
  }

  /** Whether visitors can be answered with it. */
  isServed(now: Date): boolean {
    return this.state !== 'revoked' && this.chain !== null && this.notAfter !== null && this.notAfter > now;
  }

  /** Whether it is so late that people have to be told. */
  isNearEnd(now: Date): boolean {
    return this.lifetime !== null && isNearEnd(this.lifetime, now);
  }

  /** An admin wants the host to have one, now and from now on. */
  want(now: Date): void {
    this.changing.renews = true;
    if (this.hasOpenOrder) return;
    if (this.state === 'live' && this.isServed(now)) this.schedule(this.renewal ?? now);
    else this.wantOrder(now);
  }

  /** A new certificate with a new key, however good the present one is. */
  wantNewKey(now: Date): void {
    this.changing.renews = true;
    if (!this.hasOpenOrder) this.wantOrder(now);
  }

  /** What is served goes on until it expires; there is no next one. */
  stop(): void {
    this.changing.renews = false;
    if (this.state === 'revoked') return;
    this.closeOrder(this.chain === null ? 'failed' : 'live');
    this.schedule(null);
  }

  /** It is not served any more; the authority is told next. */
  revoke(now: Date): void {
    this.changing.renews = false;
    this.closeOrder('revoked');
    this.schedule(this.chain === null ? null : now);
  }

  /** The authority knows: nothing is left of it. */
  completeRevocation(): void {
    Object.assign(this.changing, {
      chain: null,
      chainKey: null,
      issuer: null,
      notBefore: null,
      notAfter: null,
      liveSince: null,
    });
    this.forgetFailures();
    this.schedule(null);
  }

  /** @param sealedKey of the certificate that is ordered */
  beginOrder(sealedKey: string, now: Date): void {
    this.changing.state = 'ordered';
    this.changing.orderNumber = this.orderNumber + 1;
    this.changing.orderUrl = null;
    this.changing.orderKey = sealedKey;
    const recent = [...this.recentMoments, now].slice(-MAX_ORDERS_PER_HOUR);
    this.changing.recentOrders = recent.map((each) => String(each.getTime())).join(',');
    this.hold(now);
  }

  /** The authority has the order. */
  learnUrl(url: string, now: Date): void {
    this.changing.orderUrl = url;
    this.hold(now);
  }

  advance(state: 'challenged' | 'finalizing', now: Date): void {
    this.changing.state = state;
    this.hold(now);
  }

  /** A worker has it: others stay away for a while. */
  hold(now: Date): void {
    this.schedule(new Date(now.getTime() + LEASE_MS));
  }

  /** The authority needs more time. */
  lookAgain(at: Date): void {
    this.schedule(at);
  }

  goLive(issued: IssuedCertificate, now: Date): void {
    const hadNone = !this.isServed(now);
    this.changing.chainKey = this.orderKey;
    this.changing.chain = issued.chain;
    this.changing.issuer = issued.issuer;
    this.changing.notBefore = issued.notBefore;
    this.changing.notAfter = issued.notAfter;
    if (hadNone || this.liveSince === null) this.changing.liveSince = now;
    this.forgetFailures();
    this.closeOrder('live');
    this.schedule(this.renews ? this.renewal : null);
  }

  /** The order came to nothing: another one follows. */
  failOrder(failure: CertificateFailure, now: Date): void {
    this.noteFailure(failure);
    this.closeOrder('failed');
    const next = max(nextOrder(this.tries, now), earliestOrder(this.recentMoments, now), failure.notBefore);
    this.schedule(next);
  }

  /** A call came to nothing; the order stands as it was. */
  repeatCall(failure: CertificateFailure, now: Date): void {
    this.noteFailure(failure);
    this.schedule(max(nextCall(this.tries, now), failure.notBefore));
  }

  /** The authority did not take it; it is told again until the certificate has expired. */
  retryRevocation(failure: CertificateFailure, now: Date): void {
    this.noteFailure(failure);
    this.schedule(max(nextOrder(this.tries, now), failure.notBefore));
  }

  /** The authority does not know the order any more, through no fault of the host. */
  startOver(now: Date): void {
    this.wantOrder(now);
  }

  private get renewal(): Date | null {
    return this.lifetime && renewalOf(this.host, this.lifetime);
  }

  private get recentMoments(): Date[] {
    const moments = this.recentOrders.split(',').filter((each) => each !== '');
    return moments.map((each) => new Date(Number(each)));
  }

  private wantOrder(now: Date): void {
    this.closeOrder('wanted');
    this.schedule(earliestOrder(this.recentMoments, now));
  }

  private closeOrder(state: CertificateState): void {
    this.changing.state = state;
    this.changing.orderUrl = null;
    this.changing.orderKey = null;
  }

  private schedule(at: Date | null): void {
    this.changing.dueAt = at;
    if (this.hasOpenOrder || this.state === 'revoked') this.changing.lane = LANES.open;
    else this.changing.lane = this.isRenewal ? LANES.renewal : LANES.first;
  }

  private noteFailure({ code, message }: CertificateFailure): void {
    this.changing.tries = this.tries + 1;
    this.changing.failureCode = code;
    this.changing.failureMessage = message;
  }

  private forgetFailures(): void {
    this.changing.tries = 0;
    this.changing.failureCode = null;
    this.changing.failureMessage = null;
  }

  private get changing(): Changing<Certificate> {
    return this;
  }
}
