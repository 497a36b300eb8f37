import type { Certificate } from '../../domain/certificate.entity';

/** What can be found at a host while an authority checks it. */
export interface StoredChallenge {
  /** Unique at the authority. */
  readonly token: string;
  readonly host: string;
  readonly type: ChallengeType;
  /** For `http-01` the body to answer with, for `tls-alpn-01` a sealed {@link KeyAndChain} as JSON. */
  readonly answer: string;
  readonly expiresAt: Date;
}

export type ChallengeType = 'http-01' | 'tls-alpn-01';

/** A certificate with what proves that it is ours, as PEM. */
export interface KeyAndChain {
  readonly key: string;
  readonly chain: string;
}

/** Our account at an authority. */
export interface StoredAccount {
  /** Where the authority's directory is. */
  readonly directory: string;
  /** Null until the authority has answered, and after it has forgotten us. */
  readonly url: string | null;
  /** Private key, sealed. */
  readonly key: string;
  /** State of the pace of its orders: see `AccountPace`. */
  readonly ordersUntil: Date | null;
}

/** Certificates, challenges and accounts. Whatever writes is part of the caller's unit of work. */
export abstract class CertificateStore {
  abstract find(host: string): Promise<Certificate | null>;
  /** Of hosts that have one, at most a thousand. */
  abstract findAll(hosts: readonly string[]): Promise<Certificate[]>;
  /** The same with its row locked until the end of the transaction. */
  abstract hold(host: string): Promise<Certificate | null>;
  /** False when the host has one already. */
  abstract add(certificate: Certificate): Promise<boolean>;
  abstract save(certificate: Certificate): Promise<void>;
  /** Hosts on which a step is due, by their lanes: see `LANES`. */
  abstract dueHosts(
    now: Date,
    which: { readonly maxLane: number; readonly limit: number },
  ): Promise<string[]>;

  abstract putChallenge(challenge: StoredChallenge): Promise<void>;
  /** Null when it is unknown, of another host, or has expired. */
  abstract findChallenge(host: string, token: string, now: Date): Promise<string | null>;
  /** The latest answer by TLS of a host. */
  abstract findTlsChallenge(host: string, now: Date): Promise<string | null>;
  abstract deleteChallengesOf(host: string): Promise<void>;
  abstract deleteExpiredChallenges(now: Date): Promise<void>;

  abstract findAccount(directory: string): Promise<StoredAccount | null>;
  abstract holdAccount(directory: string): Promise<StoredAccount | null>;
  /** Leaves one that is there as it is. */
  abstract addAccount(account: StoredAccount, now: Date): Promise<void>;
  /** @param url null: the authority has forgotten it */
  abstract setAccountUrl(directory: string, url: string | null): Promise<void>;
  /** The account of the key before is given up. */
  abstract replaceAccountKey(directory: string, key: string): Promise<void>;
  abstract setOrdersUntil(directory: string, until: Date): Promise<void>;
}
