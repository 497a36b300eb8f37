import { defineMessages } from '../../i18n/define-messages';

/** What is said of money that came for an order, could not be used and is refunded. */
export const unusedMessages = defineMessages({
  title: {
    id: 'payments.unused.title',
    defaultMessage:
      '{isDone, select, true {Your payment was refunded} other {Your payment is being refunded}}',
    description: 'Heading: money came for an order that it could not be used for',
  },
  second: {
    id: 'payments.unused.second',
    defaultMessage:
      '{isDone, select, true {A further payment came for this order and was refunded.} other {A further payment came for this order and is being refunded.}}',
    description: 'Below an order that went through',
  },
  why: {
    id: 'payments.unused.why',
    defaultMessage:
      '{why, select, paidTwice {This order had been paid already, so the second payment cannot be used.} otherAmount {What arrived is not the amount of the order, so it cannot be used. The order is closed.} orderClosed {The payment arrived after the order was closed and can no longer be used.} notDue {Nothing was due when this was charged.} other {The group has what this order is for already, or cannot have it any more.}}',
    description: 'Why a payment is refunded',
  },
  promise: {
    id: 'payments.unused.promise',
    defaultMessage:
      'All of it goes back the way you paid. You do not have to do anything: we send you an email when it is refunded.',
    description: 'Below the reason, while a payment is being refunded',
  },
  short: {
    id: 'payments.unused.short',
    defaultMessage:
      '{why, select, paidTwice {paid twice} otherAmount {not the amount of the order} orderClosed {came after the order was closed} notDue {nothing was due} other {could not be used}}',
    description: 'After the sum of a refund: why that payment was refunded',
  },
});
