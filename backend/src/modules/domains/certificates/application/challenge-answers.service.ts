import { Injectable } from '@nestjs/common';
import { TlsSettings } from '../../../../config/tls-settings';
import { DatabaseTimeouts } from '../../../../shared/database/database-timeouts';
import { Clock } from '../../../../shared/domain/clock';
import { Remembered } from '../../../../shared/remembered';
import { type AcmeChallenge, CertificateAuthority } from './ports/certificate-authority';
import { CertificateStore, type KeyAndChain, type StoredChallenge } from './ports/certificate-store';
import { SealedKeys } from './sealed-keys';

/** An order is done or has failed long before. */
const LIFETIME_MS = 3_600_000;
/** An authority looks from several places within seconds. */
const FOUND_MS = 5_000;
/** An authority that asks for what is not there may be faster than a replica. */
const MISSING_MS = 500;
const MAX_ANSWERS = 2_000;
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/;

/** What is shown to an authority at a host, in whichever process it asks. */
@Injectable()
export class ChallengeAnswersService {
  private readonly known: Remembered<string | null>;

  constructor(
    private readonly store: CertificateStore,
    private readonly authority: CertificateAuthority,
    private readonly keys: SealedKeys,
    private readonly clock: Clock,
    { visitMs }: DatabaseTimeouts,
    private readonly tls: TlsSettings,
  ) {
    this.known = new Remembered({
      most: MAX_ANSWERS,
      deadlineMs: visitMs,
      keptMs: (answer) => (answer === null ? MISSING_MS : FOUND_MS),
    });
  }

  async prepare(host: string, challenge: AcmeChallenge): Promise<StoredChallenge> {
    const { token, type, keyAuthorization } = challenge;
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME_MS);
    return { token, host, type, answer: await this.answerTo(host, challenge, keyAuthorization), expiresAt };
  }

  /** Part of the caller's unit of work. */
  keep(challenge: StoredChallenge): Promise<void> {
    return this.store.putChallenge(challenge);
  }

  /** The body for a token of this host; null for all others. `now` is that of a steady clock. */
  async byToken(host: string, token: string, now: number): Promise<string | null> {
    if (!TOKEN.test(token)) return null;
    const key = `${host}/${token}`;
    const atHand = this.known.atHand(key, now);
    if (atHand !== undefined) return atHand;
    return this.known.ask(key, now, () => this.store.findChallenge(host, token, this.clock.now()));
  }

  /** Whether authorities are answered by TLS. */
  get areByTls(): boolean {
    return this.tls.acme.challengeType === 'tls-alpn-01';
  }

  /** What is shown by TLS to an authority that checks this host now. */
  async byTls(host: string): Promise<KeyAndChain | null> {
    if (!this.areByTls) return null;
    const sealed = await this.store.findTlsChallenge(host, this.clock.now());
    const opened = sealed === null ? null : this.keys.open('certificates', sealed);
    return opened === null ? null : (JSON.parse(opened) as KeyAndChain);
  }

  private async answerTo(host: string, { type }: AcmeChallenge, keyAuthorization: string): Promise<string> {
    if (type === 'http-01') return keyAuthorization;
    const shown = await this.authority.tlsAnswer(host, keyAuthorization);
    return this.keys.seal('certificates', JSON.stringify(shown));
  }
}
