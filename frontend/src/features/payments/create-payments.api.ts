import { type ApiClient, dataOf } from '../../api/client';
import { bodyOf } from '../../api/schemas';
import { createChangeApi } from './create-change.api';
import { createDomainPaymentsApi } from './create-domain-payments.api';
import type { PaymentLogFilter, PaymentsApi } from './payments.api';

function filterQuery(filter: PaymentLogFilter) {
  if (filter === 'all') return {};
  return filter === 'refunded' ? { refunded: true } : { year: String(filter) };
}

export const createPaymentsApi = ({ inForm: client }: ApiClient): PaymentsApi => ({
  ...createChangeApi(client),
  ...createDomainPaymentsApi(client),

  quote: (input) => dataOf(client.POST('/api/v1/subscription/checkout', { body: bodyOf(input) })),

  start: (externalId, paymentType) =>
    dataOf(
      client.POST('/api/v1/subscription/order', {
        body: paymentType === null ? { externalId } : { externalId, paymentType },
      }),
    ),

  coupon: (code) => dataOf(client.GET('/api/v1/coupon/{code}', { params: { path: { code } } })),

  welfareCodes: () => dataOf(client.GET('/api/v1/payments/invoice/welfare_codes')),

  status: () => dataOf(client.GET('/api/v1/subscription/status')),

  payments: (filter, start) =>
    dataOf(
      client.GET('/api/v1/subscription/billing/log', {
        params: { query: { ...filterQuery(filter), ...(start === null ? {} : { start }) } },
      }),
    ),

  order: (externalId) =>
    dataOf(client.GET('/api/v1/subscription/order/{externalId}', { params: { path: { externalId } } })),

  cancel: (reason) => dataOf(client.DELETE('/api/v1/subscription/order', { body: { reason } })),

  resume: () => dataOf(client.POST('/api/v1/subscription/order', { body: { operation: 'resubscribe' } })),

  saveInvoice: (invoice) => dataOf(client.PUT('/api/v1/subscription/invoice', { body: bodyOf(invoice) })),
});
