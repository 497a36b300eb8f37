export { DomainApps } from './components/lazy-domain-apps';
export { DomainField } from './components/lazy-domain-field';
export { HostSelect } from './components/HostSelect';
export type {
  BrandDomain,
  BrandDomainItem,
  BrandDomainsApi,
  Certificate,
  DnsRecord,
  DomainAvailability,
  MyDomains,
} from './brand/brand-domains.api';
export { createBrandDomainsApi } from './brand/create-brand-domains.api';
export type { BoughtDomain, DomainSalesApi, FoundDomains } from './sales/domain-sales.api';
export { createDomainSalesApi } from './sales/create-domain-sales.api';
export { createDomainsApi } from './create-domains.api';
export type { DomainsApi, MovedLink } from './domains.api';
