import { defineMessages } from '../../i18n/define-messages';

/** Changing a subscription. */
export const planChangeMessages = defineMessages({
  title: { id: 'payments.change.title', defaultMessage: 'Change plan', description: 'Title of a dialog' },
  plan: { id: 'payments.change.plan', defaultMessage: 'Plan', description: 'Name of a choice' },
  cycle: { id: 'payments.change.cycle', defaultMessage: 'Billing cycle', description: 'Name of a choice' },
  monthly: { id: 'payments.change.monthly', defaultMessage: 'Monthly', description: 'Billing cycle' },
  yearly: { id: 'payments.change.yearly', defaultMessage: 'Yearly', description: 'Billing cycle' },
  current: {
    id: 'payments.change.current',
    defaultMessage: 'Current',
    description: 'Mark on the plan that the group has',
  },
  perMonth: {
    id: 'payments.change.perMonth',
    defaultMessage: '{price} per month',
    description: 'Price of a plan',
  },
  perYear: {
    id: 'payments.change.perYear',
    defaultMessage: '{price} per year',
    description: 'Price of a plan',
  },
  looking: {
    id: 'payments.change.looking',
    defaultMessage: 'Calculating…',
    description: 'While the amounts are asked for',
  },
  choose: {
    id: 'payments.change.choose',
    defaultMessage: 'Choose another plan or billing cycle to see what it costs.',
    description: 'While nothing else is chosen',
  },
  rest: {
    id: 'payments.change.rest',
    defaultMessage: '{plan} until {date}',
    description: 'Line of a sum: the rest of the paid period, or a year',
  },
  due: { id: 'payments.change.due', defaultMessage: 'Due now', description: 'Name of a sum' },
  now: {
    id: 'payments.change.now',
    defaultMessage: '{plan} starts today. Next charge: {sum} on {date}.',
    description: 'What happens when the change is made',
  },
  later: {
    id: 'payments.change.later',
    defaultMessage:
      'Nothing is charged now. Your plan stays until {date}; then {plan} starts, and {sum} is charged. You can withdraw the change until then.',
    description: 'What happens when the change is made',
  },
  laterPayPal: {
    id: 'payments.change.laterPayPal',
    defaultMessage:
      'Nothing is charged now. You agree to the new price at PayPal. Your plan stays until {date}; then {plan} starts, and {sum} is charged.',
    description: 'The same for subscriptions paid with PayPal',
  },
  losses: {
    id: 'payments.change.losses',
    defaultMessage: 'What changes with {plan}',
    description: 'Heading: what gets less with a smaller plan',
  },
  keep: {
    id: 'payments.change.keep',
    defaultMessage: 'Keep my plan',
    description: 'Button: closes the dialog',
  },
  pay: { id: 'payments.change.pay', defaultMessage: 'Pay {sum}', description: 'Button' },
  make: {
    id: 'payments.change.make',
    defaultMessage: 'Change to {plan}',
    description: 'Button: nothing is paid now',
  },
  busy: {
    id: 'payments.change.busy',
    defaultMessage: 'One moment…',
    description: 'The button while it works',
  },
  scheduled: {
    id: 'payments.change.scheduled',
    defaultMessage: 'The change to {plan} is scheduled for {date}',
    description: 'Announced when it is done',
  },
  payTitle: {
    id: 'payments.change.payTitle',
    defaultMessage: 'Pay the open amount',
    description: 'Title of a dialog',
  },
  payText: {
    id: 'payments.change.payText',
    defaultMessage:
      'You pay {sum} for the period that has begun. The next charge is made in the same way, on the day as before.',
    description: 'In the dialog',
  },
  cardTitle: {
    id: 'payments.change.cardTitle',
    defaultMessage: 'Change card',
    description: 'Title of a dialog',
  },
  cardText: {
    id: 'payments.change.cardText',
    defaultMessage:
      'Enter the new card on the page of newebPay. Nothing is charged now: NT$10 are reserved to check the card, and released at once. The next charge is made to the new card on {date}.',
    description: 'In the dialog',
  },
  toGateway: {
    id: 'payments.change.toGateway',
    defaultMessage: 'Go to newebPay',
    description: 'Button: leads to the page where the card is entered',
  },
  close: { id: 'payments.change.close', defaultMessage: 'Not now', description: 'Button: closes the dialog' },
});
