import { defineMessages } from '../../i18n/define-messages';

/** Alerts about payments, comparisons with gateways, and coupons. */
export const billingAlertMessages = defineMessages({
  states: {
    id: 'desk.alerts.states',
    defaultMessage: 'Which alerts',
    description: 'Name of the group of choices',
  },
  state: {
    id: 'desk.alerts.state',
    defaultMessage: '{state, select, closed {Closed} other {Open}}',
    description: 'Choice of alerts',
  },
  title: {
    id: 'desk.alerts.title',
    defaultMessage: 'Alerts',
    description: 'Heading of a list',
  },
  empty: {
    id: 'desk.alerts.empty',
    defaultMessage: 'No alerts here',
    description: 'There are no alerts',
  },
  emptyText: {
    id: 'desk.alerts.emptyText',
    defaultMessage: 'What needs a person is listed here.',
    description: 'There are no alerts: what would be here',
  },
  kind: {
    id: 'desk.alerts.kind',
    defaultMessage:
      '{kind, select, unappliedPayment {Payment without use} eventContradicted {Contradicted event} reversedPayment {Payment taken back by the bank} returnedPayment {Returned payment} unknownPayment {Unknown payment} duplicatePayment {Charged twice} renewalUnknown {Renewal unknown} refundStuck {Refund stuck} refundDelayed {Refund delayed} mandateNotChanged {Mandate not changed} keyLost {Key lost} invoiceDelayed {Invoice delayed} invoiceStuck {Invoice stuck} invoiceUnnumbered {Allowance without number} brokenInvariant {Contradicting records} reconciliationDifference {Reconciliation difference} chargeDiffers {Charge differs} other {{kind}}}',
    description: 'Kind of an alert',
  },
  help: {
    id: 'desk.alerts.help',
    defaultMessage:
      '{kind, select, unappliedPayment {It is being refunded by itself. Nothing to do unless it stays.} eventContradicted {Compare with the gateway’s list; nothing was changed.} reversedPayment {The subscription has ended. Answer the dispute at the gateway.} returnedPayment {Decide whether the plan stays, and cancel the subscription if not.} unknownPayment {Another program may use the same shop: look it up at the gateway.} duplicatePayment {Compare with the gateway’s list, and refund one there.} renewalUnknown {Look for the charge in the gateway’s list, and refund it.} refundStuck {Mend what is wrong and ask again, or transfer the money by hand and note it at the order.} refundDelayed {It is tried again by itself. Fill up the balance if it is too low.} mandateNotChanged {Set the mandate at the gateway to what is wanted.} keyLost {The next charge will fail; the payer has been told to subscribe again.} invoiceDelayed {It is tried again every hour. Check the code and the provider’s account.} invoiceStuck {At the order, correct the buyer and try again (unknown-carrier, unknown-charity: ask the buyer), or settle it as the documentation says.} invoiceUnnumbered {Look up the allowance at the provider, and note its number.} brokenInvariant {Find out what changed the records; restore nothing.} reconciliationDifference {Compare with the gateway’s list. Refund, or book by hand, what does not agree.} chargeDiffers {Compare the mandate in the gateway’s list: how often it has charged, and when it charges next. Set its day there to the expected one, and refund there what was charged beside it.} other {See the documentation of payments.}}',
    description: 'What to do about an alert',
  },
  opened: {
    id: 'desk.alerts.opened',
    defaultMessage: 'Opened {time}',
    description: 'When an alert was opened',
  },
  closed: {
    id: 'desk.alerts.closed',
    defaultMessage: 'Closed {time}{hasName, select, true { by {name}} other {, by itself}}',
    description: 'When an alert was closed, and by whom',
  },
  close: {
    id: 'desk.alerts.close',
    defaultMessage: 'Close alert',
    description: 'Button',
  },
  closeOf: {
    id: 'desk.alerts.closeOf',
    defaultMessage: 'Close alert: {alert}',
    description: 'Name of the button that closes an alert',
  },
  closeText: {
    id: 'desk.alerts.closeText',
    defaultMessage: 'Say what was done about it.',
    description: 'Text of the dialog',
  },
  closedNow: {
    id: 'desk.alerts.closedNow',
    defaultMessage: 'Alert closed',
    description: 'Announced when it is done',
  },
  order: {
    id: 'desk.alerts.order',
    defaultMessage: 'Show order',
    description: 'Link from an alert to its order',
  },
  days: {
    id: 'desk.reconciliation.days',
    defaultMessage: 'Daily comparisons',
    description: 'Heading of the list of comparisons with gateways',
  },
  noDays: {
    id: 'desk.reconciliation.noDays',
    defaultMessage: 'Nothing compared yet',
    description: 'There are no comparisons',
  },
  noDaysText: {
    id: 'desk.reconciliation.noDaysText',
    defaultMessage:
      'Each day after 3:00 in Taipei the payments of the day before are compared with the gateways.',
    description: 'There are no comparisons: when they are made',
  },
  checked: {
    id: 'desk.reconciliation.checked',
    defaultMessage: '{count, plural, one {# payment compared} other {# payments compared}}',
    description: 'How many payments were compared',
  },
  result: {
    id: 'desk.reconciliation.result',
    defaultMessage:
      '{state, select, running {In progress} differences {{count, plural, one {# difference} other {# differences}}} other {All agree}}',
    description: 'What came of a comparison',
  },
  failure: {
    id: 'desk.reconciliation.failure',
    defaultMessage: 'The gateway could not be asked: {failure}',
    description: 'Why a comparison has stopped',
  },
  difference: {
    id: 'desk.reconciliation.difference',
    defaultMessage:
      '{kind, select, missingHere {Was missing here, booked now} missingThere {Missing at the gateway} otherAmount {Another amount at the gateway} returnedThere {Given back at the gateway} other {Not compared}}',
    description: 'What does not agree',
  },
  amounts: {
    id: 'desk.reconciliation.amounts',
    defaultMessage: 'booked {booked}, found {found}',
    description: 'Sums here and at the gateway',
  },
});
