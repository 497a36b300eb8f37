import { domainToUnicode } from 'node:url';
import type { BrandDomainSnapshot } from '../application/brand-domain-details.service';
import type { Availability } from '../application/claim-domain.service';
import type { CheckedDomain } from '../application/brand-domain-checks.service';
import type { BrandDomain } from '../domain/brand-domain.entity';
import { refusalCode } from '../domain/brand-domain.errors';
import type { DnsPanel } from '../domain/dns-panels';
import type { DomainNameReading } from '../domain/domain-name';
import type { DnsInstruction } from '../domain/instructions';
import type { CertificateStatus } from '../../certificates/domain/certificate-status';
import { presentCertificate } from './certificate.presenter';
import type { Landing } from '../../landings/domain/landing';
import type {
  BrandDomainDto,
  BrandDomainItemDto,
  DomainAvailabilityDto,
  DnsPanelDto,
  DomainCheckDto,
  DomainRecordDto,
  LandingDto,
  ParsedDomainDto,
} from './brand-domains.dto';

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

type ReadName = Extract<DomainNameReading, { readonly refusal: null }>;

export const presentName = ({ name, notices, warnings }: ReadName): ParsedDomainDto => ({
  root: name.root,
  host: name.host,
  shown: name.unicode,
  isApex: name.isApex,
  notices: [...notices],
  warnings: [...warnings],
});

export const presentAvailability = ({ reading, refusal }: Availability): DomainAvailabilityDto => ({
  available: refusal === null,
  code: refusal ?? 'free',
  refusal: refusal && refusalCode(refusal),
  domain: reading.refusal === null ? presentName(reading) : null,
});

/** @param certificate of the same host; null where it was not asked for, as right after a change */
export const presentItem = (
  domain: BrandDomain,
  certificate: CertificateStatus | null = null,
): BrandDomainItemDto => ({
  id: domain.id,
  shortDomain: domainToUnicode(domain.host) || domain.host,
  name: domain.host,
  isDefault: domain.isDefault,
  state: domain.state,
  suspension: domain.suspension,
  lack: domain.lack,
  createdAt: domain.createdAt.toISOString(),
  verifiedAt: textOf(domain.verifiedAt),
  failingSince: textOf(domain.failingSince),
  checkedAt: textOf(domain.checkedAt),
  nextCheckAt: textOf(domain.nextCheckAt),
  certificateUntil: certificate?.isServed === true ? textOf(certificate.notAfter) : null,
});

const presentRecords = (records: readonly DnsInstruction[]): DomainRecordDto[] =>
  records.map((record) => ({ ...record, found: record.found && [...record.found] }));

const presentPanel = ({ id, name, menu, hasProxy, hasAlias }: DnsPanel): DnsPanelDto => ({
  id,
  name,
  menu: [...menu],
  hasProxy,
  hasAlias,
});

export const presentLanding = ({ redirectUrl, fallbackUrl, socialCode }: Landing): LandingDto => ({
  redirectUrl,
  fallbackUrl,
  fbVerificationCode: socialCode,
});

const MESSAGES = {
  success: 'All records are in place.',
  failed: 'Not all records were found yet. New records may take minutes, at some companies hours, to appear.',
  taken: 'Another group has verified this domain: ask them to release it, or contact us.',
};

export function presentCheck({ domain, look, isTaken }: CheckedDomain): DomainCheckDto {
  const result = look.verdict.result === 'yes' && !isTaken ? 'success' : 'failed';
  return {
    result,
    instructions: presentRecords(look.instructions),
    message: MESSAGES[isTaken ? 'taken' : result],
    isTaken,
    domain: presentItem(domain),
  };
}

export const presentDomainDetails = ({
  domain,
  root,
  records,
  landing,
  linkCount,
  panel,
  certificate,
  hasOwnCertificates,
}: BrandDomainSnapshot): BrandDomainDto => ({
  ...presentItem(domain, certificate),
  root,
  isApex: domain.host === root,
  records: presentRecords(records),
  landing: presentLanding(landing),
  linkCount,
  panel: panel && presentPanel(panel),
  certificate: presentCertificate(certificate, hasOwnCertificates),
});
