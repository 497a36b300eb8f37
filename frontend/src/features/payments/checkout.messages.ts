import { defineMessages } from '../../i18n/define-messages';

/** The checkout of a plan. */
export const checkoutMessages = defineMessages({
  credit: {
    id: 'payments.checkout.credit',
    defaultMessage: 'Credit for the days left',
    description: 'Line of a sum: what was paid before and is not used any more',
  },
  title: { id: 'payments.checkout.title', defaultMessage: 'Checkout', description: 'Title of the page' },
  lead: {
    id: 'payments.checkout.lead',
    defaultMessage: '{plan} for {group}, billed {cycle, select, yearly {yearly} other {monthly}}',
    description: 'What is bought for whom',
  },
  other: {
    id: 'payments.checkout.other',
    defaultMessage: 'Choose another plan',
    description: 'Link to the prices',
  },
  otherDomain: {
    id: 'payments.checkout.otherDomain',
    defaultMessage: 'Choose another domain',
    description: 'Link to the search for domains',
  },
  loading: {
    id: 'payments.checkout.loading',
    defaultMessage: 'Calculating the price…',
    description: 'Said to screen readers',
  },
  summary: {
    id: 'payments.checkout.summary',
    defaultMessage: 'Summary',
    description: 'Heading of the amounts',
  },
  list: {
    id: 'payments.checkout.list',
    defaultMessage: '{plan}, {cycle, select, yearly {one year} other {one month}}',
    description: 'Line of the price',
  },
  discount: {
    id: 'payments.checkout.discount',
    defaultMessage: 'Coupon',
    description: 'Line of what a coupon takes off',
  },
  waived: {
    id: 'payments.checkout.waived',
    defaultMessage: 'Too small to charge',
    description: 'Line of what is not charged because it is too little',
  },
  total: { id: 'payments.checkout.total', defaultMessage: 'Total today', description: 'Line of the sum' },
  tax: {
    id: 'payments.checkout.tax',
    defaultMessage: 'Includes {tax} tax (5 %)',
    description: 'Below the sum',
  },
  next: {
    id: 'payments.checkout.next',
    defaultMessage: 'Next charge: {sum} on {date}',
    description: 'Below the sum',
  },
  noNext: {
    id: 'payments.checkout.noNext',
    defaultMessage: 'Ends on {date}. Nothing is charged afterwards.',
    description: 'Below the sum, when nothing has to be paid',
  },
  coupon: { id: 'payments.checkout.coupon', defaultMessage: 'Coupon code', description: 'Field' },
  apply: {
    id: 'payments.checkout.apply',
    defaultMessage: 'Apply',
    description: 'Button beside the field for a coupon',
  },
  applying: {
    id: 'payments.checkout.applying',
    defaultMessage: 'Checking…',
    description: 'The button while the coupon is checked',
  },
  applied: {
    id: 'payments.checkout.applied',
    defaultMessage: 'Coupon {code} is applied.',
    description: 'In place of the field for a coupon',
  },
  remove: { id: 'payments.checkout.remove', defaultMessage: 'Remove coupon', description: 'Button' },
  payment: {
    id: 'payments.checkout.payment',
    defaultMessage: 'Payment method',
    description: 'Heading of the choice',
  },
  terms: {
    id: 'payments.checkout.terms',
    defaultMessage:
      'By continuing you accept the <terms>terms of service</terms>. The plan renews every {cycle, select, yearly {year} other {month}} until you cancel it.',
    description: 'Above the button; the tag is a link',
  },
  termsOfDomain: {
    id: 'payments.checkout.termsOfDomain',
    defaultMessage:
      'By continuing you accept the <terms>terms of service</terms>. The domain renews every year until you cancel it.',
    description: 'Below the button that buys a domain; the tag is a link',
  },
  termsOnce: {
    id: 'payments.checkout.termsOnce',
    defaultMessage: 'By continuing you accept the <terms>terms of service</terms>.',
    description: 'Above the button, when nothing is charged',
  },
  pay: { id: 'payments.checkout.pay', defaultMessage: 'Pay {sum}', description: 'Button' },
  start: {
    id: 'payments.checkout.start',
    defaultMessage: 'Start {plan}',
    description: 'Button when nothing has to be paid',
  },
  paying: {
    id: 'payments.checkout.paying',
    defaultMessage: 'One moment…',
    description: 'The button while the payment is begun',
  },
  unpayable: {
    id: 'payments.checkout.unpayable',
    defaultMessage:
      'This site takes no payments at the moment. Coupons that cover the whole price can be used.',
    description: 'In place of the button',
  },
  handOver: {
    id: 'payments.checkout.handOver',
    defaultMessage: 'Taking you to {name}',
    description: 'Title while the browser leaves for the page of a payment service',
  },
  handOverText: {
    id: 'payments.checkout.handOverText',
    defaultMessage: 'Please do not close this page.',
    description: 'While the browser leaves',
  },
  handOverButton: {
    id: 'payments.checkout.handOverButton',
    defaultMessage: 'Continue to {name}',
    description: 'Button in case that the browser does not leave by itself',
  },
  adminsOnly: {
    id: 'payments.checkout.adminsOnly',
    defaultMessage: 'Ask an admin to buy the plan',
    description: 'Title in place of the checkout, for general members',
  },
  already: {
    id: 'payments.checkout.already',
    defaultMessage: 'This group already has a subscription',
    description: 'Title in place of the checkout',
  },
  alreadyText: {
    id: 'payments.checkout.alreadyText',
    defaultMessage: 'It can be managed on the billing page.',
    description: 'Text in place of the checkout',
  },
  toBilling: { id: 'payments.checkout.toBilling', defaultMessage: 'Go to billing', description: 'Link' },
});
