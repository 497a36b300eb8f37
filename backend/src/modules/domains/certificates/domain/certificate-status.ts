import type { Certificate, CertificateState } from './certificate.entity';
import type { CertificateFailureCode } from './certificate-failure';

/** What people see of the certificate of a host. */
export interface CertificateStatus {
  readonly host: string;
  /** `none` was never wanted, or is stopped; `expired` is past its end and has no order. */
  readonly state: CertificateState | 'none' | 'expired';
  /** Whether visitors are answered with one now, whatever the state of the next. */
  readonly isServed: boolean;
  readonly issuer: string | null;
  readonly notBefore: Date | null;
  readonly notAfter: Date | null;
  /** When it is renewed; null when it is not, or while an order is open. */
  readonly renewsAt: Date | null;
  /** What went wrong the last time; null after a success. */
  readonly lastError: {
    readonly code: CertificateFailureCode;
    readonly message: string;
    /** When it is tried again; null when it is not. */
    readonly retryAt: Date | null;
  } | null;
}

function stateOf(certificate: Certificate, now: Date): CertificateStatus['state'] {
  const { state, chain, notAfter, renews } = certificate;
  if (!renews && chain === null && state !== 'revoked') return 'none';
  return state === 'live' && notAfter !== null && notAfter <= now ? 'expired' : state;
}

export function certificateStatus(certificate: Certificate, now: Date): CertificateStatus {
  const { host, issuer, notBefore, notAfter, dueAt, failureCode, failureMessage } = certificate;
  const state = stateOf(certificate, now);
  return {
    host,
    state,
    isServed: certificate.isServed(now),
    issuer,
    notBefore,
    notAfter,
    renewsAt: state === 'live' ? dueAt : null,
    lastError:
      failureCode === null || failureMessage === null
        ? null
        : { code: failureCode, message: failureMessage, retryAt: dueAt },
  };
}

export const noCertificate = (host: string): CertificateStatus => ({
  host,
  state: 'none',
  isServed: false,
  issuer: null,
  notBefore: null,
  notAfter: null,
  renewsAt: null,
  lastError: null,
});
