import { OpenAlerts } from '../../../../src/modules/payments/application/ports/open-alerts';
import type { Fields, FieldsStage } from './stage';
import type { FieldsTable } from './trial';

const [BEGIN, END] = ['2026-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];
const GATEWAYS = 'the gateways have it: newebpay.api-spec, line-pay.api-spec, paypal.api-spec';
const CHANGES = 'what is paid for, by whom and when: subscription-changes.api-spec';
const PHONE = { country: '886', area: '02', extension: '12345678' };
const SOLD_DOMAINS = 'a reserved domain has it: bought-domains.api-spec';
const INVOICES = [
  { type: 'duplicate', name: 'Ada', email: 'ada@example.com', phone: PHONE },
  { type: 'triplicate', name: 'Tea', email: 'ada@example.com', taxId: '04595257', phone: PHONE },
  { type: 'einvoice', name: 'Ada', email: 'ada@example.com', einvoice: '/ABC+123' },
  { type: 'welfare', welfareCode: '25885' },
];
/** What a purchase says of itself. */
const PURCHASE = { featureName: 'initial', billingCycle: 'yearly', purchaseTarget: 'premium_plan' };

/** A code that takes that much off. */
async function coupon(stage: FieldsStage, percentOff: number): Promise<string> {
  const code = stage.newName('OFF').toUpperCase();
  await stage.data('POST', '/admin/coupons', { code, percentOff }, stage.siteAdmin);
  return code;
}

const couponSeen =
  (stage: FieldsStage) =>
  async ({ code }: Fields): Promise<unknown> => {
    const { coupons } = await stage.data<{ coupons: Fields[] }>(
      'GET',
      '/admin/coupons',
      undefined,
      stage.siteAdmin,
    );
    return coupons.find((each) => each['code'] === code);
  };

/** Plans, prices and payments. */
export const MONEY_FIELDS: FieldsTable = {
  'PUT /admin/groups/{groupId}/plan': {
    tries: async (stage) => {
      const groupId = await stage.group();
      const path = `/admin/groups/${groupId}/plan`;
      const body = { plan: 'personal', until: END, reason: 'A gift.' };
      const seen = (): Promise<unknown> => stage.see(path, stage.siteAdmin);
      const shows = { grants: expect.arrayContaining([expect.objectContaining(body)]) as unknown };
      return [{ path, body, by: stage.siteAdmin, seen, shows }];
    },
  },
  'POST /admin/coupons': {
    tries: (stage) => {
      const limits = {
        plans: ['initial'],
        billingCycles: ['yearly'],
        validFrom: BEGIN,
        validUntil: END,
        maxUses: 7,
      };
      const { currency, ...amount } = { amountOff: 100, currency: 'ntd' };
      const common = { path: '/admin/coupons', by: stage.siteAdmin, seen: couponSeen(stage) };
      const [byPercent, byAmount] = [
        { code: stage.newName('OFF').toUpperCase(), percentOff: 10, ...limits },
        { code: stage.newName('OFF').toUpperCase(), ...amount },
      ];
      return [
        { ...common, body: byPercent, shows: byPercent },
        { ...common, body: { ...byAmount, currency }, shows: { ...byAmount, currencies: [currency] } },
      ];
    },
  },
  'POST /admin/billing/orders/{externalId}/payment': {
    tries: async (stage) => {
      const by = await stage.server.member();
      const { externalId } = await stage.data(
        'POST',
        '/subscription/checkout',
        { featureName: 'initial' },
        by,
      );
      const path = `/admin/billing/orders/${String(externalId)}/payment`;
      const body = { reference: 'HNCB 42', reason: 'Transferred.' };
      const shows = {
        state: 'paid',
        attempts: [{ reference: 'HNCB 42' }],
        timeline: expect.arrayContaining([
          expect.objectContaining({ kind: 'action', details: expect.objectContaining(body) as unknown }),
        ]) as unknown,
      };
      return [{ path, body, by: stage.siteAdmin, shows }];
    },
  },
  'PUT /admin/billing/alerts/{alertId}': {
    tries: async (stage) => {
      const key = stage.newName('alert');
      const alert = { key, kind: 'refund-stuck', groupId: stage.ada.groupId, details: {} };
      await stage.server.web.app.get(OpenAlerts, { strict: false }).raise(alert, new Date());
      const page = await stage.see(`/admin/billing/groups/${stage.ada.groupId}`, stage.siteAdmin);
      const [{ alertId } = { alertId: 0 }] = page['alerts'] as { readonly alertId: number }[];
      const path = `/admin/billing/alerts/${alertId}`;
      return [{ path, body: { reason: 'Done.' }, by: stage.siteAdmin, shows: { closeReason: 'Done.' } }];
    },
  },
  'PUT /subscription/invoice': {
    tries: async (stage) => {
      const by = await stage.server.member();
      const seen = async (): Promise<unknown> => (await stage.see('/subscription/status', by))['invoice'];
      return INVOICES.map((body) => ({ path: '/subscription/invoice', body, by, seen, shows: body }));
    },
  },
  'POST /subscription/checkout': {
    tries: async (stage) => {
      const by = await stage.server.member();
      const body = { ...PURCHASE, coupon: await coupon(stage, 50) };
      const shows = {
        plan: 'initial',
        billingCycle: 'yearly',
        lines: { discount: expect.any(Number) as number },
      };
      const invoiced = async (): Promise<unknown> => (await stage.see('/subscription/status', by))['invoice'];
      return [
        { path: '/subscription/checkout', body, by, shows },
        ...INVOICES.map((invoice) => ({
          path: '/subscription/checkout',
          body: { featureName: 'initial', invoice },
          by,
          seen: invoiced,
          shows: invoice,
        })),
      ];
    },
    elsewhere: { paymentType: GATEWAYS },
  },
  'POST /subscription/order': {
    tries: async (stage) => {
      const [by, other] = [await stage.server.member(), await stage.server.member()];
      const path = '/subscription/order';
      const [invoice] = INVOICES;
      const body = { ...PURCHASE, coupon: await coupon(stage, 100), invoice };
      const quoted = { featureName: 'initial', coupon: body.coupon };
      const { externalId } = await stage.data('POST', '/subscription/checkout', quoted, other);
      return [
        {
          path,
          body,
          by,
          seen: () => stage.see('/subscription/status', by),
          shows: { currentPlan: 'initial', currentBillingCycle: 'yearly', invoice },
        },
        { path, body: { externalId }, by: other, shows: { paymentRequired: false, externalId } },
      ];
    },
    elsewhere: {
      paymentType: GATEWAYS,
      operation: 'what is done with the subscription: buying.api-spec',
      invoice: 'the other kinds are tried at checkout, which reads the same',
    },
  },
  'POST /subscription/order/upgrade': { elsewhere: { '*': CHANGES } },
  'POST /subscription/order/degrade': { elsewhere: { '*': CHANGES } },
  'PUT /subscription/period': { elsewhere: { '*': CHANGES } },
  'PUT /subscription/card': { elsewhere: { '*': CHANGES } },
  'DELETE /subscription/order': {
    elsewhere: { '*': 'kept for who runs the site: payment-attacks.api-spec, buying.api-spec' },
  },
  'POST /admin/billing/orders/{externalId}/refunds': {
    elsewhere: { '*': 'a paid order and the gateways have it: refunds.api-spec' },
  },
  'POST /admin/billing/orders/{externalId}/refunds/{number}': {
    elsewhere: { '*': 'a stuck refund has it: refunds.api-spec' },
  },
  'POST /admin/billing/orders/{externalId}/invoice': {
    elsewhere: { '*': 'ezPay has it: invoices.api-spec' },
  },
  'PUT /admin/billing/orders/{externalId}/invoice/buyer': {
    elsewhere: { '*': 'ezPay has it: invoice-corrections.api-spec' },
  },
  'POST /subscription/paypal/confirm': { elsewhere: { externalId: 'names an order: paypal.api-spec' } },
  'POST /bsd/subscription/checkout': { elsewhere: { '*': SOLD_DOMAINS } },
  'POST /bsd/subscription/order': { elsewhere: { '*': SOLD_DOMAINS } },
  'POST /bsd/subscription/paypal/confirm': { elsewhere: { externalId: 'names an order: paypal.api-spec' } },
  'DELETE /bsd/{domainName}/subscription': { elsewhere: { '*': SOLD_DOMAINS } },
  'POST /bsd/{name}/resubscribe': { elsewhere: { '*': SOLD_DOMAINS } },
  'POST /bsd/{domainName}/change_card': { elsewhere: { '*': SOLD_DOMAINS } },
  'PUT /bsd/{domainName}/invoice': { elsewhere: { '*': SOLD_DOMAINS } },
};
