import type { Schema } from '../../../api/schemas';

export type BrandDomainItem = Schema<'BrandDomainItemDto'>;
export type BrandDomain = Schema<'BrandDomainDto'>;
export type Certificate = Schema<'CertificateDto'>;
export type DnsPanel = Schema<'DnsPanelDto'>;
export type DnsRecord = Schema<'DomainRecordDto'>;
export type DomainAvailability = Schema<'DomainAvailabilityDto'>;
export type DomainCheck = Schema<'DomainCheckDto'>;
export type Landing = Schema<'LandingDto'>;
export type MyDomains = Schema<'MyDomainsDto'>;
export type ParsedDomain = Schema<'ParsedDomainDto'>;
export type Subdomain = Schema<'SubdomainItemDto'>;

/** Domains of the group acted in, and the personal subdomain of the caller. */
export interface BrandDomainsApi {
  list(): Promise<MyDomains>;
  show(id: number): Promise<BrandDomain>;
  /** What is read of a typed name, and whether the group could have it. */
  availability(text: string): Promise<DomainAvailability>;
  claim(name: string): Promise<BrandDomain>;
  /** Its records are looked for from now on. */
  bind(id: number): Promise<BrandDomainItem>;
  unbind(id: number): Promise<BrandDomainItem>;
  release(id: number): Promise<BrandDomainItem>;
  check(id: number): Promise<DomainCheck>;
  setDefault(id: number, isDefault: boolean): Promise<BrandDomainItem>;
  transfer(id: number, toGroupId: number): Promise<BrandDomainItem>;
  /** Null: none any more. */
  setRedirectUrl(id: number, url: string | null): Promise<Landing>;
  setFallbackUrl(id: number, url: string | null): Promise<Landing>;
  setSocialCode(id: number, code: string | null): Promise<Landing>;
  orderCertificate(id: number): Promise<Certificate>;
  /** By one with another key. */
  replaceCertificate(id: number): Promise<Certificate>;
  revokeCertificate(id: number): Promise<Certificate>;
  makeSubdomain(name: string): Promise<Subdomain>;
  renameSubdomain(id: number, name: string): Promise<Subdomain>;
  /** Of a personal subdomain; null: none any more. */
  setOwnSocialCode(id: number, code: string | null): Promise<Landing>;
}
