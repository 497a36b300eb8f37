import { defineMessages } from '../../i18n/define-messages';

/** Buying on the page of prices. */
export const buyingMessages = defineMessages({
  buy: {
    id: 'payments.buying.buy',
    defaultMessage: 'Buy {plan}',
    description: 'Link to the checkout of a plan',
  },
  change: {
    id: 'payments.buying.change',
    defaultMessage: 'Change to {plan}',
    description: 'Link to the billing page, on a plan that the group does not pay for',
  },
  manage: {
    id: 'payments.buying.manage',
    defaultMessage: 'Manage subscription',
    description: 'Link to the billing page, on the plan that the group pays for',
  },
  chargedIn: {
    id: 'payments.buying.chargedIn',
    defaultMessage: 'Charged as {price}',
    description: 'Below the button to buy, when prices are shown in a currency that cannot be paid in',
  },
  subscribed: {
    id: 'payments.buying.subscribed',
    defaultMessage: 'This group subscribes to {plan}. Admins can change to another plan at any time.',
    description: 'Note above the plans for admins',
  },
  askAdmin: {
    id: 'payments.buying.askAdmin',
    defaultMessage: 'Only admins of {group} can buy a plan. Ask {names}.',
    description: 'Note above the plans for general members; names is a list of people',
  },
  askAnyAdmin: {
    id: 'payments.buying.askAnyAdmin',
    defaultMessage: 'Only admins of {group} can buy a plan.',
    description: 'The same while the names of the admins are not known',
  },
  forGroup: {
    id: 'payments.buying.forGroup',
    defaultMessage: 'Buy for',
    description: 'Name of the choice of a group',
  },
  couponLater: {
    id: 'payments.buying.couponLater',
    defaultMessage: 'Coupon {code} is applied at checkout.',
    description: 'Note above the plans for visitors who came with a coupon',
  },
  couponOff: {
    id: 'payments.buying.couponOff',
    defaultMessage: '{off} off the first payment with {code}',
    description: 'On a plan that a coupon is for; off is a percentage or an amount of money',
  },
  couponWrong: {
    id: 'payments.buying.couponWrong',
    defaultMessage: 'Coupon {code} does not exist or is no longer valid.',
    description: 'Note above the plans',
  },
});
