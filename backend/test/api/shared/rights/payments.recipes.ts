import type { PAYMENTS_RIGHTS } from '../../../../src/shared/domain/rights/payments.rights';
import { periodMessage } from '../../../support/newebpay';
import { ANYONE, MEMBERS, type RecipesFor, type Try } from './recipe';
import { newNumber, type Scene } from './scene';

/** Admins of whatever group, in which they act. */
const GROUP_ADMINS = '111 1 aa+ a++ 333';
const SITE_ADMINS = '111 1 333 33+ 333';

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
async function newCoupon({ stage }: Scene): Promise<string> {
  const { caller } = stage.cast.player('siteAdmin');
  const code = `FREE-${newNumber()}`;
  await caller.call('/admin/coupons', { method: 'POST', body: { code, percentOff: 100 } });
  return code;
}

const freePurchase = async (scene: Scene): Promise<object> => ({
  ...purchase,
  coupon: await newCoupon(scene),
});

/** Somebody else of the kind buys, because a group buys once. */
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

/** An event that nothing follows from. */
const event = ({ stage }: Scene): Try =>
  stage.paypal.signed({ event_type: 'BILLING.PLAN.CREATED', resource: {} });

/** The same by what the body says. */
async function namedOrder(scene: Scene): Promise<Try> {
  const { params } = await order(scene);
  return { body: params };
}

/** The gateway says no to something that nobody tried to pay. */
const message = (): Try => ({ body: periodMessage('PER10034', { MerchantOrderNo: `LK${newNumber()}` }) });

export const PAYMENTS_RECIPES: RecipesFor<typeof PAYMENTS_RIGHTS> = {
  'payments.quote': { cells: GROUP_ADMINS, call: () => ({ body: purchase }) },
  'payments.order': { cells: GROUP_ADMINS, call: buying },
  'payments.show-order': { cells: '111 1 aa+ a44 333', call: order },
  'payments.confirm': { cells: '111 1 aa+ a44 333', call: namedOrder },
  'payments.cancel': { cells: GROUP_ADMINS, call: cancelling },
  'payments.show-status': { cells: MEMBERS },
  'payments.show-log': { cells: MEMBERS },
  'payments.set-invoice': { cells: GROUP_ADMINS, call: () => ({ body: { type: 'welfare' } }) },
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
  'payments.notify': { cells: ANYONE, call: message },
  'payments.come-back': { cells: ANYONE, status: 303, call: message },
  'payments.come-back-from-line': { cells: ANYONE, status: 303 },
  'payments.receive-event': { cells: ANYONE, call: event },
  'payments.come-back-from-paypal': { cells: ANYONE, status: 303 },
  'payments.turn-back-from-paypal': { cells: ANYONE, status: 303 },
};
