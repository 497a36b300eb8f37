import { ApiProperty } from '@nestjs/swagger';
import type { CertificateStatus } from '../../certificates/domain/certificate-status';

const STATES = [
  'none',
  'wanted',
  'ordered',
  'challenged',
  'finalizing',
  'live',
  'failed',
  'expired',
  'revoked',
] as const satisfies readonly CertificateStatus['state'][];

/** What went wrong with a certificate the last time. */
export class CertificateErrorDto {
  /** Such as `dns`, `connection`, `unauthorized`, `caa`, `rate-limited` or `rejected-identifier`. */
  readonly code!: string;
  /** One sentence in English. */
  readonly message!: string;
  /** When it is tried again; ISO 8601, UTC; null: not by itself. */
  @ApiProperty({ type: String, nullable: true })
  readonly retryAt!: string | null;
}

/** The certificate of a domain. */
export class CertificateDto {
  /** Whether certificates are ordered here; false: a proxy in front of the site has its own. */
  readonly isOurs!: boolean;
  @ApiProperty({ enum: STATES })
  readonly state!: CertificateStatus['state'];
  /** Whether the domain can be opened over https now. */
  readonly isServed!: boolean;
  /** Null before the first one. */
  @ApiProperty({ type: String, nullable: true })
  readonly issuer!: string | null;
  /** ISO 8601, UTC. */
  @ApiProperty({ type: String, nullable: true })
  readonly validFrom!: string | null;
  /** ISO 8601, UTC. */
  @ApiProperty({ type: String, nullable: true })
  readonly validUntil!: string | null;
  /** When it will be renewed; ISO 8601, UTC. */
  @ApiProperty({ type: String, nullable: true })
  readonly renewsAt!: string | null;
  /** Null after a success. */
  @ApiProperty({ type: CertificateErrorDto, nullable: true })
  readonly lastError!: CertificateErrorDto | null;
}
