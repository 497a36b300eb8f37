import { createSecureContext, type SecureContext } from 'node:tls';
import { LRUCache } from 'lru-cache';
import { FewAtOnce } from '../../few-at-once';
import type { CertificateSource, ShownCertificate } from '../../tls/certificate-source';
import { closeContext } from './node-contexts-insides';

/** Each is 35 KiB; ten thousand kept would be 346 MiB. */
const MAX_CONTEXTS = 1_000;
const MAX_ABSENT = 20_000;
const ABSENT_MS = 30_000;
/** Each is a query and more than a millisecond of the event loop, in which no other request is answered. */
const MAX_AT_ONCE = 8;
/** Beyond these, connections are turned away: they would wait longer than a handshake may take. */
const MAX_WAITING = 500;
/** Until a context that is kept no more is closed. */
const CLOSE_MS = 1_000;
/** A certificate that was replaced is noticed by then even without a notice. */
const RETENTION_MS = 6 * 3_600_000;

/** What a host is served with. */
export interface HostContext {
  readonly secure: SecureContext;
  /** Epoch milliseconds. */
  readonly notAfter: number;
  readonly liveSince: number;
}

const contextOf = ({ chain: cert, key }: ShownCertificate): SecureContext =>
  createSecureContext({ cert, key, minVersion: 'TLSv1.2' });

/** Contexts of hosts, made when they are first asked for and kept while they are asked for. `now` is epoch milliseconds. */
export class TlsContexts {
  private readonly known = new LRUCache<string, { readonly context: HostContext; readonly until: number }>({
    max: MAX_CONTEXTS,
    // The one that has just been given out is used at once.
    dispose: ({ context }) => setTimeout(closeContext, CLOSE_MS, context.secure).unref(),
  });
  private readonly absent = new LRUCache<string, number>({ max: MAX_ABSENT });
  private readonly underWay = new Map<string, Promise<HostContext | null>>();
  private readonly few = new FewAtOnce(MAX_AT_ONCE);

  constructor(
    private readonly source: CertificateSource,
    private readonly now: () => number,
  ) {
    source.onChange((host) => {
      this.forget(host);
    });
  }

  /** Contexts kept. */
  get size(): number {
    return this.known.size;
  }

  /** Without waiting. */
  atHand(host: string): HostContext | null {
    const known = this.known.get(host);
    const now = this.now();
    return known !== undefined && now < known.until ? known.context : null;
  }

  /** Null when the host has none. Rejects when it cannot be known now. */
  async find(host: string): Promise<HostContext | null> {
    const atHand = this.atHand(host);
    if (atHand) return atHand;
    if ((this.absent.get(host) ?? 0) > this.now()) return null;
    const running = this.underWay.get(host);
    if (running) return running;
    if (this.underWay.size >= MAX_WAITING) throw new Error('too many hosts are looked up');
    const question = this.few.run(() => this.read(host));
    this.underWay.set(host, question);
    try {
      const found = await question;
      // What has been forgotten meanwhile may be older than the reason for that.
      if (this.underWay.get(host) === question) this.keep(host, found);
      return found;
    } finally {
      if (this.underWay.get(host) === question) this.underWay.delete(host);
    }
  }

  /** Whether authorities check hosts by TLS at all. */
  get hasChallenges(): boolean {
    return this.source.hasChallenges;
  }

  /** What an authority is shown that checks the host at this moment. */
  async challenge(host: string): Promise<SecureContext | null> {
    const shown = await this.source.findChallenge(host);
    return shown && contextOf(shown);
  }

  private forget(host: string): void {
    const all = host === '*';
    for (const each of [this.known, this.absent, this.underWay]) {
      if (all) each.clear();
      else each.delete(host);
    }
  }

  private async read(host: string): Promise<HostContext | null> {
    const served = await this.source.find(host);
    if (!served) return null;
    const { notAfter, liveSince } = served;
    return { secure: contextOf(served), notAfter: notAfter.getTime(), liveSince: liveSince.getTime() };
  }

  private keep(host: string, found: HostContext | null): void {
    const now = this.now();
    if (found) this.known.set(host, { context: found, until: Math.min(found.notAfter, now + RETENTION_MS) });
    else this.absent.set(host, now + ABSENT_MS);
  }
}
