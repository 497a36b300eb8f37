/** A certificate and its private key, as PEM. */
export interface ShownCertificate {
  readonly chain: string;
  readonly key: string;
}

/** What visitors of a host are shown. */
export interface ServedCertificate extends ShownCertificate {
  readonly notAfter: Date;
  /** Since when the host has had one without a gap. */
  readonly liveSince: Date;
}

/** Where the TLS listener gets certificates of hosts from. Hosts are in lower case and ASCII, without a port. */
export abstract class CertificateSource {
  abstract find(host: string): Promise<ServedCertificate | null>;
  /** Whether `findChallenge` may find any. */
  abstract readonly hasChallenges: boolean;
  /** What an authority is shown that checks the host by `acme-tls/1` (RFC 8737). */
  abstract findChallenge(host: string): Promise<ShownCertificate | null>;
  /** Another certificate is served for a host, or none; `*` stands for any. */
  abstract onChange(listener: (host: string) => void): void;
}
