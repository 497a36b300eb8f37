import type { CertificateFailureCode } from '../../domain/certificate-failure';
import type { IssuedCertificate } from '../../domain/certificate.entity';
import type { ChallengeType, KeyAndChain } from './certificate-store';

/** Our account at the authority, ready to sign. */
export interface AcmeAccount {
  readonly url: string;
  /** PEM. */
  readonly key: string;
}

/** One of the ways in which the authority would check a host. */
export interface AcmeChallenge {
  readonly url: string;
  readonly type: ChallengeType;
  readonly token: string;
  /** What has to be found at the host. */
  readonly keyAuthorization: string;
  /** Whether the authority still waits for our word to look. */
  readonly isPending: boolean;
}

/** Where an order stands, as the authority says. */
export interface CertificateOrderState {
  readonly status: 'pending' | 'ready' | 'processing' | 'valid' | 'invalid';
  /** Of names that are still to be checked; empty when the authority knows them from before. */
  readonly challenges: readonly AcmeChallenge[];
  /** Why it is invalid. */
  readonly problem: { readonly code: CertificateFailureCode; readonly detail: string } | null;
}

/** The authority said no, or nothing. */
export class AuthorityError extends Error {
  constructor(
    readonly code: CertificateFailureCode,
    detail: string,
    readonly how: {
      /** The same call may be made again: the order is not affected. */
      readonly isTransient: boolean;
      /** The authority does not know our account. */
      readonly isAccountLost?: boolean;
      /** The authority does not know the order any more. */
      readonly isOrderLost?: boolean;
      readonly notBefore?: Date;
    },
  ) {
    super(detail);
    this.name = AuthorityError.name;
  }
}

/** An authority that speaks ACME (RFC 8555). Every call may throw an {@link AuthorityError}; none belongs in a transaction. */
export abstract class CertificateAuthority {
  /** Names by which CAA records allow it; empty when it says none. */
  abstract identities(): Promise<readonly string[]>;
  /** The address of the account of this key, which is made when there is none. */
  abstract register(key: string): Promise<string>;
  /** The address of a new order for one host. */
  abstract order(account: AcmeAccount, host: string): Promise<string>;
  abstract orderState(account: AcmeAccount, orderUrl: string): Promise<CertificateOrderState>;
  /** What can be found: it may look now. */
  abstract beginCheck(account: AcmeAccount, challengeUrl: string): Promise<void>;
  /** @param key PEM of the certificate to issue */
  abstract finalize(
    account: AcmeAccount,
    orderUrl: string,
    wanted: { readonly host: string; readonly key: string },
  ): Promise<void>;
  abstract download(account: AcmeAccount, orderUrl: string): Promise<IssuedCertificate>;
  /** Done, too, when it was revoked before or has expired. */
  abstract revoke(account: AcmeAccount, chain: string): Promise<void>;
  /** What is shown to an authority that checks by TLS (RFC 8737). */
  abstract tlsAnswer(host: string, keyAuthorization: string): Promise<KeyAndChain>;
}
