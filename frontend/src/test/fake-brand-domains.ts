import type {
  BrandDomain,
  BrandDomainItem,
  BrandDomainsApi,
  Certificate,
  DnsRecord,
  DomainAvailability,
  MyDomains,
} from '../features/domains';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

const TIME = '2026-11-20T01:00:00.000Z';

/** In use, without a certificate. */
export const buildBrandItem = (fields: Partial<BrandDomainItem> = {}): BrandDomainItem => ({
  id: 5,
  shortDomain: 'go.shop.tw',
  name: 'go.shop.tw',
  isDefault: false,
  state: 'verified',
  suspension: null,
  lack: null,
  createdAt: TIME,
  verifiedAt: TIME,
  failingSince: null,
  checkedAt: TIME,
  certificateUntil: null,
  nextCheckAt: '2099-01-01T00:00:00.000Z',
  ...fields,
});

export const buildCertificate = (fields: Partial<Certificate> = {}): Certificate => ({
  isOurs: true,
  state: 'live',
  isServed: true,
  issuer: "Let's Encrypt",
  validFrom: TIME,
  validUntil: '2027-02-18T01:00:00.000Z',
  renewsAt: '2027-01-18T01:00:00.000Z',
  lastError: null,
  ...fields,
});

export const NO_CERTIFICATE = buildCertificate({
  state: 'none',
  isServed: false,
  issuer: null,
  validFrom: null,
  validUntil: null,
  renewsAt: null,
});

export const buildRecord = (fields: Partial<DnsRecord> = {}): DnsRecord => ({
  type: 'TXT',
  action: 'set',
  way: null,
  name: '_linklet.go',
  fullName: '_linklet.go.shop.tw',
  value: 'linklet-verify=abc',
  found: ['linklet-verify=abc'],
  ok: true,
  ...fields,
});

export const buildCname = (fields: Partial<DnsRecord> = {}): DnsRecord =>
  buildRecord({
    ...{ type: 'CNAME', way: 'cname', name: 'go', fullName: 'go.shop.tw' },
    ...{ value: 'cname.linklet.test', found: ['cname.linklet.test'] },
    ...fields,
  });

export const buildBrandDomain = (fields: Partial<BrandDomain> = {}): BrandDomain => ({
  ...buildBrandItem(),
  root: 'shop.tw',
  isApex: false,
  records: [buildRecord(), buildCname()],
  landing: { redirectUrl: null, fallbackUrl: null, fbVerificationCode: null },
  linkCount: 3,
  certificate: buildCertificate(),
  panel: null,
  ...fields,
});

/** Its records are not set yet. */
export const buildClaimed = (fields: Partial<BrandDomain> = {}): BrandDomain =>
  buildBrandDomain({
    state: 'claimed',
    verifiedAt: null,
    records: [buildRecord({ found: [], ok: false }), buildCname({ found: ['198.51.100.7'], ok: false })],
    certificate: NO_CERTIFICATE,
    ...fields,
  });

export const buildMyDomains = (fields: Partial<MyDomains> = {}): MyDomains => ({
  bsds: [],
  subdomains: [],
  rootDomain: 's.test',
  suffix: '.s.test',
  hasOwnCertificates: true,
  ...fields,
});

export const buildAvailability = (fields: Partial<DomainAvailability> = {}): DomainAvailability => ({
  available: true,
  code: 'free',
  refusal: null,
  domain: {
    root: 'shop.tw',
    host: 'go.shop.tw',
    shown: 'go.shop.tw',
    isApex: false,
    notices: [],
    warnings: [],
  },
  ...fields,
});

export const buildSubdomain = (name = 'mei') => ({
  id: 9,
  shortDomain: `${name}.s.test`,
  name,
  isDefault: false,
  fbVerificationCode: null,
});

/** A group without domains, and a person without a subdomain. */
export const fakeBrandDomainsApi = (): Fake<BrandDomainsApi> => ({
  list: jest.fn().mockResolvedValue(buildMyDomains()),
  show: jest.fn().mockResolvedValue(buildBrandDomain()),
  availability: jest.fn().mockResolvedValue(buildAvailability()),
  claim: jest.fn().mockResolvedValue(buildClaimed()),
  bind: jest.fn().mockResolvedValue(buildBrandItem({ state: 'claimed' })),
  unbind: jest.fn().mockResolvedValue(buildBrandItem({ state: 'unbound' })),
  release: jest.fn().mockResolvedValue(buildBrandItem({ state: 'released' })),
  check: jest.fn().mockResolvedValue({
    result: 'failed',
    instructions: [],
    message: '',
    isTaken: false,
    domain: buildBrandItem(),
  }),
  setDefault: jest.fn((_: number, isDefault: boolean) => Promise.resolve(buildBrandItem({ isDefault }))),
  transfer: jest.fn().mockResolvedValue(buildBrandItem()),
  setRedirectUrl: jest.fn((_: number, redirectUrl: string | null) =>
    Promise.resolve({ ...buildBrandDomain().landing, redirectUrl }),
  ),
  setFallbackUrl: jest.fn((_: number, fallbackUrl: string | null) =>
    Promise.resolve({ ...buildBrandDomain().landing, fallbackUrl }),
  ),
  setSocialCode: jest.fn((_: number, fbVerificationCode: string | null) =>
    Promise.resolve({ ...buildBrandDomain().landing, fbVerificationCode }),
  ),
  orderCertificate: jest.fn().mockResolvedValue(buildCertificate({ state: 'wanted' })),
  replaceCertificate: jest.fn().mockResolvedValue(buildCertificate({ state: 'wanted' })),
  revokeCertificate: jest.fn().mockResolvedValue(buildCertificate({ state: 'revoked' })),
  makeSubdomain: jest.fn((name: string) => Promise.resolve(buildSubdomain(name))),
  renameSubdomain: jest.fn((_: number, name: string) => Promise.resolve(buildSubdomain(name))),
  setOwnSocialCode: jest.fn((_: number, fbVerificationCode: string | null) =>
    Promise.resolve({ ...buildBrandDomain().landing, fbVerificationCode }),
  ),
});
