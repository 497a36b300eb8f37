import { type ApiClient, dataOf } from '../../api/client';
import { bodyOf } from '../../api/schemas';
import type { BillingDeskApi } from './billing-desk.api';

const from = (start: string | null) => (start === null ? {} : { start });

type ListCalls = Pick<BillingDeskApi, 'alerts' | 'closeAlert' | 'reconciliations' | 'coupons' | 'addCoupon'>;

type RefundCalls = Pick<
  BillingDeskApi,
  'refunds' | 'refund' | 'settleRefund' | 'settleInvoice' | 'correctInvoice'
>;

const orderCalls = (client: ApiClient): Omit<BillingDeskApi, keyof ListCalls | keyof RefundCalls> => ({
  find: (q) => dataOf(client.GET('/api/v1/admin/billing/search', { params: { query: { q } } })),

  order: (externalId) =>
    dataOf(client.GET('/api/v1/admin/billing/orders/{externalId}', { params: { path: { externalId } } })),

  markPaid: (externalId, body) =>
    dataOf(
      client.POST('/api/v1/admin/billing/orders/{externalId}/payment', {
        params: { path: { externalId } },
        body,
      }),
    ),

  group: (groupId) =>
    dataOf(client.GET('/api/v1/admin/billing/groups/{groupId}', { params: { path: { groupId } } })),
});

const refundCalls = (client: ApiClient): RefundCalls => ({
  refunds: (externalId) =>
    dataOf(
      client.GET('/api/v1/admin/billing/orders/{externalId}/refunds', { params: { path: { externalId } } }),
    ),

  refund: (externalId, body) =>
    dataOf(
      client.POST('/api/v1/admin/billing/orders/{externalId}/refunds', {
        params: { path: { externalId } },
        body,
      }),
    ),

  settleRefund: (externalId, number, body) =>
    dataOf(
      client.POST('/api/v1/admin/billing/orders/{externalId}/refunds/{number}', {
        params: { path: { externalId, number } },
        body,
      }),
    ),

  async settleInvoice(externalId, body) {
    await dataOf(
      client.POST('/api/v1/admin/billing/orders/{externalId}/invoice', {
        params: { path: { externalId } },
        body,
      }),
    );
  },

  async correctInvoice(externalId, body) {
    await dataOf(
      client.PUT('/api/v1/admin/billing/orders/{externalId}/invoice/buyer', {
        params: { path: { externalId } },
        body,
      }),
    );
  },
});

const listCalls = (client: ApiClient): ListCalls => ({
  async alerts(state, start) {
    const query = { state, ...from(start) };
    const page = await dataOf(client.GET('/api/v1/admin/billing/alerts', { params: { query } }));
    return { items: page.alerts, start: page.start };
  },

  closeAlert: (alertId, reason) =>
    dataOf(
      client.PUT('/api/v1/admin/billing/alerts/{alertId}', {
        params: { path: { alertId: String(alertId) } },
        body: { reason },
      }),
    ),

  async reconciliations(start) {
    const params = { query: from(start) };
    const page = await dataOf(client.GET('/api/v1/admin/billing/reconciliation', { params }));
    return { items: page.reconciliations, start: page.start };
  },

  async coupons(start) {
    const page = await dataOf(client.GET('/api/v1/admin/coupons', { params: { query: from(start) } }));
    return { items: page.coupons, start: page.start };
  },

  addCoupon: (coupon) => dataOf(client.POST('/api/v1/admin/coupons', { body: bodyOf(coupon) })),
});

export const createBillingDeskApi = (client: ApiClient): BillingDeskApi => ({
  ...orderCalls(client),
  ...refundCalls(client),
  ...listCalls(client),
});
