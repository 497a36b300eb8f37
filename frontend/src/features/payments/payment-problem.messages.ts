import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  couponInvalid: {
    id: 'payments.problem.couponInvalid',
    defaultMessage: 'This code does not exist or is no longer valid.',
    description: 'Error below the field for a coupon',
  },
  couponNotFor: {
    id: 'payments.problem.couponNotFor',
    defaultMessage: 'This coupon is not for this plan, billing cycle or currency.',
    description: 'Error below the field for a coupon',
  },
  couponTooMany: {
    id: 'payments.problem.couponTooMany',
    defaultMessage: 'Too many codes in a short time. Please wait a few minutes.',
    description: 'Error below the field for a coupon',
  },
  priceChanged: {
    id: 'payments.problem.priceChanged',
    defaultMessage: 'The amounts have changed. Check them and press the button again. Nothing was charged.',
    description: 'Error above the button to pay',
  },
  gatewayAway: {
    id: 'payments.problem.gatewayAway',
    defaultMessage:
      'The payment service does not respond. Nothing was charged; try again or choose another payment method.',
    description: 'Error above the button to pay',
  },
  notOpen: {
    id: 'payments.problem.notOpen',
    defaultMessage: 'This order can no longer be paid. Press the button again to start over.',
    description: 'Error above the button to pay',
  },
  notOffered: {
    id: 'payments.problem.notOffered',
    defaultMessage: 'This payment method is not available at the moment. Choose another one.',
    description: 'Error above the button to pay',
  },
  underWay: {
    id: 'payments.problem.underWay',
    defaultMessage: 'The next payment is under way. Please try again in an hour.',
    description: 'Error: the subscription cannot be changed now',
  },
  cannotResume: {
    id: 'payments.problem.cannotResume',
    defaultMessage: 'This subscription cannot be resumed. Buy the plan again when it has ended.',
    description: 'Error',
  },
  pastDue: {
    id: 'payments.problem.pastDue',
    defaultMessage: 'The last payment failed. Pay the open amount first.',
    description: 'Error: the subscription cannot be changed now',
  },
  resumeFirst: {
    id: 'payments.problem.resumeFirst',
    defaultMessage: 'This subscription has been cancelled. Resume it first.',
    description: 'Error: the subscription cannot be changed now',
  },
  yearlyOnly: {
    id: 'payments.problem.yearlyOnly',
    defaultMessage: 'While this year is paid for, a bigger plan is paid by year, too.',
    description: 'Error: a bigger plan by month was chosen',
  },
  unchanged: {
    id: 'payments.problem.unchanged',
    defaultMessage: 'The group has this plan and billing cycle already.',
    description: 'Note: nothing else was chosen yet',
  },
  nothingToCharge: {
    id: 'payments.problem.nothingToCharge',
    defaultMessage: 'This subscription ends by itself, and nothing is charged for it that could be changed.',
    description: 'Error',
  },
  cannotWithdraw: {
    id: 'payments.problem.cannotWithdraw',
    defaultMessage:
      'You agreed to this change at PayPal, and it cannot be withdrawn. Change the plan again afterwards.',
    description: 'Error',
  },
  cardAtGateway: {
    id: 'payments.problem.cardAtGateway',
    defaultMessage: 'Change the card in your LINE Pay or PayPal account.',
    description: 'Error',
  },
  ended: {
    id: 'payments.problem.ended',
    defaultMessage: 'This subscription has ended or was cancelled already.',
    description: 'Error',
  },
  invoiceType: {
    id: 'payments.problem.invoiceType',
    defaultMessage: 'Choose a type of invoice.',
    description: 'Error below the choice of a type of invoice',
  },
  name: {
    id: 'payments.problem.name',
    defaultMessage: 'At most 30 characters (60 for a company), without emoji and vertical bars.',
    description: 'Error below a field of the invoice',
  },
  nameMissing: {
    id: 'payments.problem.nameMissing',
    defaultMessage: 'Enter the name on the invoice.',
    description: 'Error below a field of the invoice',
  },
  email: {
    id: 'payments.problem.email',
    defaultMessage: 'Enter a valid email address of at most 50 characters.',
    description: 'Error below a field of the invoice',
  },
  emailMissing: {
    id: 'payments.problem.emailMissing',
    defaultMessage: 'Enter the email address for the invoice.',
    description: 'Error below a field of the invoice',
  },
  phone: {
    id: 'payments.problem.phone',
    defaultMessage: 'Use digits, at most 20.',
    description: 'Error below a field of the invoice',
  },
  phoneMissing: {
    id: 'payments.problem.phoneMissing',
    defaultMessage: 'Enter the area code and number.',
    description: 'Error below a field of the invoice',
  },
  welfareCode: {
    id: 'payments.problem.welfareCode',
    defaultMessage: 'A donation code has 3 to 7 digits.',
    description: 'Error below a field of the invoice',
  },
  taxId: {
    id: 'payments.problem.taxId',
    defaultMessage: 'This is not a valid tax ID. Check the 8 digits.',
    description: 'Error below a field of the invoice',
  },
  carrier: {
    id: 'payments.problem.carrier',
    defaultMessage:
      'Enter a mobile barcode such as /ABC+123, or a citizen certificate of 2 letters and 14 digits.',
    description: 'Error below a field of the invoice',
  },
  carrierUnknown: {
    id: 'payments.problem.carrierUnknown',
    defaultMessage: 'There is no mobile barcode like this. Check each sign in your carrier’s app.',
    description: 'Error below the field for a carrier: well-formed, but the tax ministry does not know it',
  },
  welfareCodeUnknown: {
    id: 'payments.problem.welfareCodeUnknown',
    defaultMessage: 'No charity has this donation code. Check it, or choose another one.',
    description:
      'Error below the field for a donation code: well-formed, but the tax ministry does not know it',
  },
  notReserved: {
    id: 'payments.problem.notReserved',
    defaultMessage:
      'This domain is not reserved for your group. Reserve it on the page of domains, then pay.',
    description: 'Error: a domain cannot be paid for',
  },
  domainTaken: {
    id: 'payments.problem.domainTaken',
    defaultMessage: 'This domain is taken. Choose another one.',
    description: 'Error: somebody else has the domain',
  },
  domainBought: {
    id: 'payments.problem.domainBought',
    defaultMessage: 'Your group has bought this domain already.',
    description: 'Error: a domain cannot be bought twice',
  },
});

/** By the server's codes. */
export const paymentProblems: ProblemTexts = {
  'payments.coupon-invalid': messages.couponInvalid,
  'payments.coupon-not-applicable': messages.couponNotFor,
  'client.price-changed': messages.priceChanged,
  'payments.gateway-away': messages.gatewayAway,
  'payments.order-not-open': messages.notOpen,
  'payments.payment-type-not-offered': messages.notOffered,
  'billing.renewal-under-way': messages.underWay,
  'payments.past-due': messages.pastDue,
  'payments.resume-first': messages.resumeFirst,
  'payments.yearly-only': messages.yearlyOnly,
  'payments.unchanged': messages.unchanged,
  'payments.nothing-to-charge': messages.nothingToCharge,
  'payments.cannot-withdraw': messages.cannotWithdraw,
  'payments.card-changed-at-gateway': messages.cardAtGateway,
  'payments.cannot-resume': messages.cannotResume,
  'payments.subscription-ended': messages.ended,
  'payments.no-subscription': messages.ended,
  'payments.not-cancelled': messages.ended,
  'domains.not-reserved': messages.notReserved,
  'domains.sale-taken': messages.domainTaken,
  'domains.bought-already': messages.domainBought,
  'client.invoice-type': messages.invoiceType,
  'payments.invoice-name': messages.name,
  'payments.invoice-name-missing': messages.nameMissing,
  'payments.invoice-email': messages.email,
  'payments.invoice-email-missing': messages.emailMissing,
  'payments.invoice-phone': messages.phone,
  'payments.invoice-phone-missing': messages.phoneMissing,
  'payments.invoice-welfare-code': messages.welfareCode,
  'payments.invoice-tax-id': messages.taxId,
  'payments.invoice-carrier': messages.carrier,
  'payments.invoice-carrier-unknown': messages.carrierUnknown,
  'payments.invoice-welfare-code-unknown': messages.welfareCodeUnknown,
};

/** The same below the field for a coupon. */
export const couponProblems: ProblemTexts = {
  ...paymentProblems,
  'http.rate-limited': messages.couponTooMany,
};
