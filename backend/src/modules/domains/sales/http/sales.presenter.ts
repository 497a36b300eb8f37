import { inUnits } from '../../../../shared/domain/money';
import { BRAND_DOMAIN_PRICES } from '../../../billing/values';
import type { FoundName } from '../application/find-names.service';
import type { RegistrationTask } from '../application/settle-registration.service';
import type { BoughtDomain } from '../domain/bought-domain.entity';
import type { BoughtDomainDto, FoundDomainsDto, RegistrationTaskDto } from './sales.dto';

const dayOf = (moment: Date | null): string | null => moment?.toISOString().slice(0, 10) ?? null;

export const presentFoundNames = (found: readonly FoundName[]): FoundDomainsDto => ({
  domains: found.map(({ host, availability }) => ({ domainName: host, standing: availability })),
  price: { ntd: inUnits(BRAND_DOMAIN_PRICES.TWD), usd: inUnits(BRAND_DOMAIN_PRICES.USD) },
});

export const presentBought = (domain: BoughtDomain, isByHand: boolean): BoughtDomainDto => ({
  id: domain.id,
  domainName: domain.host,
  state: domain.state,
  isIncluded: domain.isIncluded || (domain.state === 'refused' && domain.isUnpaid),
  includedUntil: domain.isIncluded ? (domain.endsAt?.toISOString() ?? null) : null,
  reservedUntil: domain.state === 'reserved' ? domain.reservedUntil.toISOString() : null,
  registeredUntil: dayOf(domain.registeredUntil),
  recoverableUntil: domain.recoverableUntil?.toISOString() ?? null,
  isByHand,
});

export const presentRegistrationTask = ({ domain, records }: RegistrationTask): RegistrationTaskDto => ({
  id: domain.id,
  domainName: domain.host,
  groupId: domain.groupId,
  state: domain.state,
  refusal: domain.refusal,
  registeredUntil: dayOf(domain.registeredUntil),
  records: [...records],
  createdTime: domain.createdAt.toISOString(),
});
