import type { DomainChoicesSnapshot, MyDomainsSnapshot } from '../application/my-domains.service';
import type { OwnSubdomainSnapshot } from '../application/own-subdomain.service';
import type { ShortDomain } from '../application/short-domains.service';
import type { MyDomainsDto, SubdomainItemDto } from '../brand/http/brand-domains.dto';
import { presentItem } from '../brand/http/brand-domains.presenter';
import type { DefaultDomainDto } from './subdomains.dto';

export const presentOwnSubdomain = (
  { id, name, host, landing }: OwnSubdomainSnapshot,
  byDefault: ShortDomain,
): SubdomainItemDto => ({
  id,
  shortDomain: host,
  name,
  isDefault: byDefault.host === host,
  fbVerificationCode: landing.socialCode,
});

export const presentMine = (
  { brands, own, byDefault, hasOwnCertificates }: MyDomainsSnapshot,
  subdomainRoot: string,
): MyDomainsDto => ({
  bsds: brands.map(({ domain, certificate }) => presentItem(domain, certificate)),
  subdomains: own === null ? [] : [presentOwnSubdomain(own, byDefault)],
  rootDomain: subdomainRoot,
  suffix: `.${subdomainRoot}`,
  hasOwnCertificates,
});

/** Shared host first: it is what links stand on unless another is chosen. */
export function presentChoices(
  { choices, byDefault, brands }: DomainChoicesSnapshot,
  subdomainRoot: string,
): DefaultDomainDto {
  const usable = new Set(choices.map(({ host }) => host));
  return {
    defaultDomain: byDefault.host,
    suffix: `.${subdomainRoot}`,
    subdomains: choices.filter(({ kind }) => kind === 'subdomain').map(({ host }) => host),
    bsd: brands.filter(({ host }) => usable.has(host)).map(({ id, host }) => ({ id, shortDomain: host })),
    domainOptions: choices.map(({ host }) => ({ name: host, isDefault: host === byDefault.host })),
  };
}
