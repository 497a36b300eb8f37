import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

/** Whether certificates lead to an authority that is trusted; `incomplete`: who has issued the last one is not known. */
export type Trust = 'trusted' | 'untrusted' | 'incomplete';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const MAX_CERTIFICATES = 6;

/** The certificates in a PEM file, the one that signs first; none of what cannot be read. */
export function certificatesIn(pem: string): readonly X509Certificate[] {
  const texts = pem.match(CERTIFICATE) ?? [];
  if (texts.length > MAX_CERTIFICATES) return [];
  try {
    return texts.map((text) => new X509Certificate(text));
  } catch {
    return [];
  }
}

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const isSelfSigned = (certificate: X509Certificate): boolean => certificate.subject === certificate.issuer;

export const isValidAt = ({ validFrom, validTo }: X509Certificate, now: Date): boolean =>
  new Date(validFrom) <= now && now <= new Date(validTo);

/** Authorities that are trusted. */
export class Authorities {
  private roots: readonly X509Certificate[] | null = null;

  /** Null: the public ones. */
  constructor(private readonly pem: string | null) {}

  /** Whether a certificate leads to one of them, by way of others that came with it. */
  trustOf(leaf: X509Certificate, others: readonly X509Certificate[], now: Date): Trust {
    let current = leaf;
    for (let length = 0; length <= MAX_CERTIFICATES; length += 1) {
      if (!isValidAt(current, now)) return 'untrusted';
      if (this.hasIssued(current, now)) return 'trusted';
      if (isSelfSigned(current)) return 'untrusted';
      const issuer = others.find((other) => other.ca && isIssuedBy(current, other));
      if (!issuer) return 'incomplete';
      current = issuer;
    }
    return 'untrusted';
  }

  private hasIssued(certificate: X509Certificate, now: Date): boolean {
    this.roots ??= this.pem === null ? rootCertificates.flatMap(certificatesIn) : certificatesIn(this.pem);
    return this.roots.some((root) => isValidAt(root, now) && isIssuedBy(certificate, root));
  }
}
