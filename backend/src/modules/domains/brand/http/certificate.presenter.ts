import type { CertificateStatus } from '../../certificates/domain/certificate-status';
import type { CertificateDto } from './certificate.dto';

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const presentCertificate = (
  { state, isServed, issuer, notBefore, notAfter, renewsAt, lastError }: CertificateStatus,
  isOurs = true,
): CertificateDto => ({
  isOurs,
  state,
  isServed,
  issuer,
  validFrom: textOf(notBefore),
  validUntil: textOf(notAfter),
  renewsAt: textOf(renewsAt),
  lastError: lastError && {
    code: lastError.code,
    message: lastError.message,
    retryAt: textOf(lastError.retryAt),
  },
});
