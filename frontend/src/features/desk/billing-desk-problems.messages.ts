import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  reasonInvalid: {
    id: 'desk.billing.problem.reason',
    defaultMessage: 'Say why, in one line of at most 500 characters.',
    description: 'Error below the field for a reason',
  },
  reference: {
    id: 'desk.billing.problem.reference',
    defaultMessage: 'Name the payment, in one line of at most 100 characters.',
    description: 'Error below the field for the number of a payment',
  },
  gone: {
    id: 'desk.billing.problem.gone',
    defaultMessage: 'There is no such order.',
    description: 'Error',
  },
  noGroup: {
    id: 'desk.billing.problem.noGroup',
    defaultMessage: 'There is no such group.',
    description: 'Error',
  },
  notPayable: {
    id: 'desk.billing.problem.notPayable',
    defaultMessage:
      'This order cannot be marked as paid: it is paid already, was replaced, or nobody is left in the group.',
    description: 'Error',
  },
  subscribed: {
    id: 'desk.billing.problem.subscribed',
    defaultMessage: 'The group already has a subscription.',
    description: 'Error',
  },
  code: {
    id: 'desk.billing.problem.code',
    defaultMessage: 'Enter 3 to 30 letters, digits, hyphens or underscores.',
    description: 'Error below the field for a code',
  },
  codeTaken: {
    id: 'desk.billing.problem.codeTaken',
    defaultMessage: 'There is a coupon with this code already.',
    description: 'Error below the field for a code',
  },
  discount: {
    id: 'desk.billing.problem.discount',
    defaultMessage: 'Enter a number: up to 100 percent, whole NT$, or US$ with up to two decimals.',
    description: 'Error below the field for a discount',
  },
  uses: {
    id: 'desk.billing.problem.uses',
    defaultMessage: 'Enter a whole number.',
    description: 'Error below the field for a number',
  },
  day: {
    id: 'desk.billing.problem.day',
    defaultMessage: 'Choose a day to come.',
    description: 'Error below the field for a date',
  },
});

/** By the server's codes. */
export const billingDeskProblems: ProblemTexts = {
  'payments.reason-invalid': messages.reasonInvalid,
  'payments.reference-invalid': messages.reference,
  'payments.order-does-not-exist': messages.gone,
  'payments.order-not-payable': messages.notPayable,
  'payments.subscribed-already': messages.subscribed,
  'payments.coupon-code-malformed': messages.code,
  'payments.coupon-code-taken': messages.codeTaken,
  'payments.coupon-discount': messages.discount,
  'payments.coupon-uses': messages.uses,
  'payments.coupon-ends-early': messages.day,
  'groups.does-not-exist': messages.noGroup,
};
