import { decrypt } from '../../../../src/modules/payments/infrastructure/newebpay/newebpay-cipher';
import { UnitOfWork } from '../../../../src/shared/database/unit-of-work';
import { OpenAlerts } from '../../../../src/modules/payments/application/ports/open-alerts';
import type { PAYMENTS_RIGHTS } from '../../../../src/shared/domain/rights/payments.rights';
import { mandateMade, NEWEBPAY_SETTINGS, periodMessage } from '../../../support/newebpay';
import type { Player } from './cast';
import { ANYONE, MEMBERS, type RecipesFor, type Try, shown } from './recipe';
import { newNumber } from '../../../support/new-number';
import type { Scene } from './scene';

/** Admins of whatever group, in which they act. */
const GROUP_ADMINS = '111 1 aa+ a++ 333 3';
const SITE_ADMINS = '111 1 333 33+ 333 3';

const SHOP = { key: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_KEY, iv: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_IV };

const purchase = { featureName: 'personal' };

/** A draft of the group in question. */
async function order({ player }: Scene): Promise<Try> {
  const { body } = await player.team.admin.call<{ data: { externalId: string } }>('/subscription/checkout', {
    method: 'POST',
    body: { ...purchase, groupId: player.team.groupId },
  });
  return { params: { externalId: body.data.externalId } };
}

/** A coupon that takes everything off. */
export async function newCoupon({ stage }: Scene): Promise<string> {
  const { caller } = stage.cast.player('siteAdmin');
  const code = `FREE-${newNumber()}`;
  await caller.call('/admin/coupons', { method: 'POST', body: { code, percentOff: 100 } });
  return code;
}

const freePurchase = async (scene: Scene): Promise<object> => ({
  ...purchase,
  coupon: await newCoupon(scene),
});

/** Another player of the kind buys, because a group buys once. */
async function buying(scene: Scene): Promise<Try> {
  const body = await freePurchase(scene);
  return scene.isAllowed ? { body, by: await scene.substitute() } : { body };
}

async function cancelling(scene: Scene): Promise<Try> {
  if (!scene.isAllowed) return {};
  const by = await scene.substitute();
  await by.caller.call('/subscription/order', { method: 'POST', body: await freePurchase(scene) });
  return { by };
}

/** As a player whose plan costs nothing yet; others need not have one. */
const withPlan =
  (body: object) =>
  async (scene: Scene): Promise<Try> => {
    const { by } = await cancelling(scene);
    return by ? { body, by } : { body };
  };

/** An event that nothing follows from. */
const event = ({ stage }: Scene): Try =>
  stage.paypal.signed({ event_type: 'BILLING.PLAN.CREATED', resource: {} });

/** The same by what the body says. */
async function namedOrder(scene: Scene): Promise<Try> {
  const { params } = await order(scene);
  return { body: params };
}

/** What a player has paid. */
async function paidOrder({ stage }: Scene): Promise<{ params: { externalId: string } }> {
  const buyer = await stage.server.member();
  const { body } = await buyer.call<{ data: { externalId: string; data: { PostData_: string } } }>(
    '/subscription/order',
    { method: 'POST', body: { ...purchase, paymentType: 'newebPay' } },
  );
  const { externalId, data } = body.data;
  const number = new URLSearchParams(decrypt(data.PostData_, SHOP) ?? '').get('MerOrderNo') ?? '';
  await stage.server.ask('/api/v1/payments/newebpay/period/notify', {
    method: 'POST',
    body: new URLSearchParams(mandateMade(number, 299)),
  });
  return { params: { externalId } };
}

const REASON = { reason: 'the customer asked' };

/** The same when something of it waits for a person. */
async function stuckOrder(scene: Scene, sql: string): Promise<{ params: { externalId: string } }> {
  const made = await paidOrder(scene);
  const { manager } = scene.stage.server.web.app.get(UnitOfWork, { strict: false });
  await manager.query(sql, [made.params.externalId]);
  return made;
}

async function stuckRefund(scene: Scene): Promise<Try> {
  const number = `RF${newNumber()}`;
  const { params } = await stuckOrder(
    scene,
    `INSERT INTO payment_refunds (number, order_id, attempt_id, group_id, amount_minor, currency, cause, reason, state, created_at)
     SELECT '${number}', o.id, a.id, o.group_id, 1, 'TWD', 'granted', '', 'stuck', a.created_at
       FROM orders o JOIN payment_attempts a ON a.order_id = o.id WHERE o.external_id = ?`,
  );
  return { params: { ...params, number }, body: { action: 'settle', ...REASON } };
}

async function stuckInvoice(scene: Scene): Promise<Try> {
  const { params } = await stuckOrder(
    scene,
    `UPDATE invoices SET number = 'I${newNumber()}', state = 'stuck'
      WHERE order_id = (SELECT id FROM orders WHERE external_id = ?)`,
  );
  return { params, body: { action: 'retry', ...REASON } };
}

/** An order of a player who has bought nothing yet. */
async function someOrder({ stage }: Scene): Promise<Try> {
  const member = await stage.server.member();
  const { body } = await member.call<{ data: { externalId: string } }>('/subscription/checkout', {
    method: 'POST',
    body: purchase,
  });
  return { params: { externalId: body.data.externalId } };
}

async function someAlert({ stage }: Scene): Promise<Try> {
  const { app } = stage.server.web;
  const key = `rights:${newNumber()}`;
  const alert = { key, kind: 'refund-stuck', groupId: 0, details: {} };
  await app.get(OpenAlerts, { strict: false }).raise(alert, new Date());
  const { body } = await stage.cast
    .player('siteAdmin')
    .caller.call<{ data: { alerts: { alertId: number }[] } }>('/admin/billing/alerts');
  return { params: { alertId: body.data.alerts[0]?.alertId ?? 0 } };
}

/** The gateway says no to something that was not paid. */
const message = (): Try => ({ body: periodMessage('PER10034', { MerchantOrderNo: `LK${newNumber()}` }) });

/** Of another player of the kind, who has reserved a domain, and bought it if that is wanted. */
async function withDomain(scene: Scene, isBought: boolean): Promise<{ by?: Player; domainName: string }> {
  const domainName = `word-${newNumber()}.com`;
  if (!scene.isAllowed) return { domainName };
  const by = await scene.substitute();
  const call = (path: string, body: object = {}) => by.caller.call(`/bsd/${path}`, { method: 'POST', body });
  await call(`${domainName}/reserve`);
  if (isBought) {
    await call('subscription/order', { domainName, coupon: await newCoupon(scene) });
  }
  return { by, domainName };
}

const ofDomain =
  (body: object = {}, param = 'domainName') =>
  async (scene: Scene): Promise<Try> => {
    const { domainName, ...others } = await withDomain(scene, true);
    return { ...others, params: { [param]: domainName }, body };
  };

const reserving = async (scene: Scene): Promise<Try> => {
  const { domainName, ...others } = await withDomain(scene, false);
  return { ...others, body: { domainName, coupon: await newCoupon(scene) } };
};

export const PAYMENTS_RECIPES: RecipesFor<typeof PAYMENTS_RIGHTS> = {
  'payments.quote': { cells: GROUP_ADMINS, call: () => ({ body: purchase }) },
  'payments.order': { cells: GROUP_ADMINS, call: buying },
  'payments.show-order': { cells: '111 1 aa+ a44 333 3', call: order },
  'payments.confirm': { cells: '111 1 aa+ a44 333 3', call: namedOrder },
  'payments.cancel': { cells: GROUP_ADMINS, call: cancelling },
  'payments.preview-change': {
    cells: GROUP_ADMINS,
    call: async (scene) => ({ ...(await cancelling(scene)), query: { featureName: 'classic' } }),
  },
  'payments.upgrade': {
    cells: GROUP_ADMINS,
    call: withPlan({ featureName: 'classic', paymentType: 'newebPay' }),
  },
  'payments.degrade': { cells: GROUP_ADMINS, call: withPlan({ withdraw: true }) },
  'payments.change-period': {
    cells: GROUP_ADMINS,
    call: withPlan({ billingCycle: 'yearly', paymentType: 'newebPay' }),
  },
  'payments.change-card': { cells: GROUP_ADMINS, call: withPlan({ paymentType: 'newebPay' }) },
  'payments.show-status': { cells: shown(MEMBERS) },
  'payments.show-log': { cells: shown(MEMBERS) },
  'payments.set-invoice': { cells: GROUP_ADMINS, call: () => ({ body: { type: 'welfare' } }) },
  'payments.quote-domain': { cells: GROUP_ADMINS, call: reserving },
  'payments.order-domain': { cells: GROUP_ADMINS, call: reserving },
  'payments.confirm-domain': { cells: '111 1 aa+ a44 333 3', call: namedOrder },
  'payments.list-domains': { cells: shown(MEMBERS) },
  'payments.cancel-domain': { cells: GROUP_ADMINS, call: ofDomain() },
  'payments.resubscribe-domain': {
    cells: GROUP_ADMINS,
    call: async (scene) => {
      const { domainName, ...others } = await withDomain(scene, false);
      return { ...others, params: { name: domainName }, body: { paymentType: 'newebPay' } };
    },
  },
  'payments.change-domain-card': { cells: GROUP_ADMINS, call: ofDomain({ paymentType: 'newebPay' }) },
  'payments.set-domain-invoice': { cells: GROUP_ADMINS, call: ofDomain({ invoice: { type: 'welfare' } }) },
  'payments.list-charities': { cells: ANYONE },
  'payments.check-coupon': {
    cells: GROUP_ADMINS,
    call: async (scene) => ({ params: { code: await newCoupon(scene) } }),
  },
  'payments.list-coupons': { cells: SITE_ADMINS },
  'payments.add-coupon': {
    cells: SITE_ADMINS,
    status: 201,
    call: () => ({ body: { code: `NEW-${newNumber()}`, percentOff: 10 } }),
  },
  'payments.list-refunds': { cells: SITE_ADMINS, call: paidOrder },
  'payments.refund': {
    cells: SITE_ADMINS,
    status: 201,
    call: async (scene) => ({ ...(await paidOrder(scene)), body: REASON }),
  },
  'payments.settle-refund': { cells: SITE_ADMINS, call: stuckRefund },
  'payments.settle-invoice': { cells: SITE_ADMINS, call: stuckInvoice },
  'payments.correct-invoice': {
    cells: SITE_ADMINS,
    call: async (scene) => ({
      ...(await stuckInvoice(scene)),
      body: { invoice: { type: 'welfare', welfareCode: '919' }, ...REASON },
    }),
  },
  'payments.search-billing': { cells: SITE_ADMINS, call: () => ({ query: { q: 'LK' } }) },
  'payments.show-billed-order': { cells: SITE_ADMINS, call: someOrder },
  'payments.mark-paid': {
    cells: SITE_ADMINS,
    call: async (scene) => ({ ...(await someOrder(scene)), body: { reference: 'HNCB 42', reason: 'Paid.' } }),
  },
  'payments.show-billed-group': {
    cells: SITE_ADMINS,
    call: ({ player }) => ({ params: { groupId: player.team.groupId } }),
  },
  'payments.list-alerts': { cells: SITE_ADMINS },
  'payments.close-alert': {
    cells: SITE_ADMINS,
    call: async (scene) => ({ ...(await someAlert(scene)), body: { reason: 'Dealt with.' } }),
  },
  'payments.list-reconciliations': { cells: SITE_ADMINS },
  'payments.notify': { cells: ANYONE, call: message },
  'payments.receive-card-update': { cells: ANYONE },
  'payments.come-back': { cells: ANYONE, status: 303, call: message },
  'payments.come-back-by-link': { cells: ANYONE, status: 303 },
  'payments.come-back-from-line': { cells: ANYONE, status: 303 },
  'payments.receive-event': { cells: ANYONE, call: event },
  'payments.come-back-from-paypal': { cells: ANYONE, status: 303 },
  'payments.turn-back-from-paypal': { cells: ANYONE, status: 303 },
};
