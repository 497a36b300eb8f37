import type { BoughtDomain, DomainSalesApi, FoundDomains } from '../features/domains';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const buildBoughtDomain = (fields: Partial<BoughtDomain> = {}): BoughtDomain => ({
  id: 8,
  domainName: 'tea.link',
  state: 'registered',
  isIncluded: false,
  includedUntil: null,
  reservedUntil: null,
  registeredUntil: '2027-11-27',
  recoverableUntil: null,
  isByHand: false,
  ...fields,
});

const FOUND: FoundDomains = {
  domains: [
    { domainName: 'tea.com', standing: 'taken' },
    { domainName: 'tea.link', standing: 'free' },
    { domainName: 'tea.net', standing: 'premium' },
  ],
  price: { ntd: 1_980, usd: 79 },
};

export const fakeDomainSalesApi = (): Fake<DomainSalesApi> => ({
  search: jest.fn().mockResolvedValue(FOUND),
  reserve: jest
    .fn()
    .mockResolvedValue(buildBoughtDomain({ state: 'reserved', reservedUntil: '2099-01-01T00:00:00.000Z' })),
  include: jest.fn().mockResolvedValue(buildBoughtDomain({ state: 'registering', isIncluded: true })),
  bought: jest.fn().mockResolvedValue({ domains: [], isOneIncluded: false }),
});
