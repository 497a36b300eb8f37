import { type ApiClient, dataOf } from '../../api/client';
import type { ChangeApi } from './payments.api';

export const createChangeApi = (client: ApiClient['inForm']): ChangeApi => ({
  previewChange: ({ plan: featureName, cycle: billingCycle }) =>
    dataOf(client.GET('/api/v1/subscription/change', { params: { query: { featureName, billingCycle } } })),

  change(kind, { plan: featureName, cycle: billingCycle }, paymentType) {
    const payment = paymentType === null ? {} : { paymentType };
    switch (kind) {
      case 'upgrade':
        return dataOf(
          client.POST('/api/v1/subscription/order/upgrade', {
            body: { featureName, billingCycle, ...payment },
          }),
        );
      case 'degrade':
        return dataOf(
          client.POST('/api/v1/subscription/order/degrade', { body: { featureName, billingCycle } }),
        );
      case 'changePeriod':
        return dataOf(client.PUT('/api/v1/subscription/period', { body: { billingCycle, ...payment } }));
    }
  },

  async withdrawChange() {
    await dataOf(client.POST('/api/v1/subscription/order/degrade', { body: { withdraw: true } }));
  },

  changeCard: (paymentType) => dataOf(client.PUT('/api/v1/subscription/card', { body: { paymentType } })),
});
