/** A host leads elsewhere than before, here or in another process. */
export interface HostChanged {
  readonly type: 'domains.host-changed';
  /** The host: `go.shop.example`, or `ada` below the root; `*` when it may be any. */
  readonly change: string;
}

/** The records of a group's domain are there: it serves, for the first time or again. */
export interface DomainVerified {
  readonly type: 'domains.domain-verified';
  readonly groupId: number;
  readonly host: string;
}

/** The records of a group's domain are not there. */
export interface DomainFailed {
  readonly type: 'domains.domain-failed';
  readonly groupId: number;
  readonly host: string;
  /** `failing`: it still serves. `invalid`: it has failed for a week. `lapsed`: they never were there. */
  readonly state: 'failing' | 'invalid' | 'lapsed';
}

/** Other apps open the addresses of a domain now. */
export interface DomainAppsChanged {
  readonly type: 'domains.apps-changed';
  readonly domainId: number;
}

/** Visits of a domain that are of no link go elsewhere now. */
export interface LandingChanged {
  readonly type: 'domains.landing-changed';
  readonly domainId: number;
}

/** A host has a certificate, its first or the next. */
export interface CertificateIssued {
  readonly type: 'domains.certificate-issued';
  readonly host: string;
  /** ISO 8601. */
  readonly notAfter: string;
  /** Whether it follows one that was still served. */
  readonly isRenewal: boolean;
}

/** An order of a certificate came to nothing; another one follows by itself. */
export interface CertificateFailed {
  readonly type: 'domains.certificate-failed';
  readonly host: string;
  /** Stable: `dns`, `connection`, `unauthorized`, `caa`, `rate-limited`, `rejected-identifier`, `authority-unavailable`, `other`. */
  readonly code: string;
  /** One sentence in English. */
  readonly message: string;
  /** Failures in a row, with this one. */
  readonly tries: number;
  /** Whether less than a sixth of the lifetime of the served one is left. */
  readonly isNearEnd: boolean;
  /** ISO 8601; null when visitors have no certificate to go on with. */
  readonly servedUntil: string | null;
}
