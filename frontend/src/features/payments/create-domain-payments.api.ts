import { type ApiClient, dataOf } from '../../api/client';
import { bodyOf } from '../../api/schemas';
import type { CheckoutApi, DomainPaymentsApi } from './payments.api';

const of = (domainName: string) => ({ path: { domainName } });

export const createDomainPaymentsApi = (
  client: ApiClient['inForm'],
): DomainPaymentsApi & Pick<CheckoutApi, 'quoteDomain'> => ({
  quoteDomain: (input) => dataOf(client.POST('/api/v1/bsd/subscription/checkout', { body: bodyOf(input) })),

  domains: () => dataOf(client.GET('/api/v1/bsd/subscription/status')),

  cancelDomain: (domain, reason) =>
    dataOf(client.DELETE('/api/v1/bsd/{domainName}/subscription', { params: of(domain), body: { reason } })),

  resumeDomain: (name) =>
    dataOf(client.POST('/api/v1/bsd/{name}/resubscribe', { params: { path: { name } }, body: {} })),

  changeDomainCard: (domain, paymentType) =>
    dataOf(
      client.POST('/api/v1/bsd/{domainName}/change_card', { params: of(domain), body: { paymentType } }),
    ),
});
