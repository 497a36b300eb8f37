import { type ApiClient, dataOf } from '../../../api/client';
import type { DomainSalesApi } from './domain-sales.api';

export const createDomainSalesApi = ({ inForm: client }: ApiClient): DomainSalesApi => ({
  search: (domainName) =>
    dataOf(client.GET('/api/v1/bsd/domains/available', { params: { query: { domainName } } })),

  reserve: (domainName) =>
    dataOf(client.POST('/api/v1/bsd/{domainName}/reserve', { params: { path: { domainName } } })),

  include: (domainName) =>
    dataOf(client.POST('/api/v1/bsd/{domainName}/include', { params: { path: { domainName } } })),

  bought: () => dataOf(client.GET('/api/v1/bsd/my/registrations')),
});
