import { defineMessages } from '../../i18n/define-messages';

/** Money that goes back, and what becomes of its invoice. */
export const refundMessages = defineMessages({
  title: {
    id: 'desk.refunds.title',
    defaultMessage: 'Refunds',
    description: 'Heading',
  },
  none: {
    id: 'desk.refunds.none',
    defaultMessage: 'Nothing has been refunded.',
    description: 'There are no refunds',
  },
  left: {
    id: 'desk.refunds.left',
    defaultMessage: '{left} can still be refunded.',
    description: 'How much is left to refund',
  },
  state: {
    id: 'desk.refunds.state',
    defaultMessage:
      '{state, select, wanted {to be refunded} asked {asked for} waiting {under way} done {refunded} stuck {stuck} other {{state}}}',
    description: 'State of a refund',
  },
  refund: {
    id: 'desk.refunds.refund',
    defaultMessage: 'Refund',
    description: 'Button',
  },
  refundText: {
    id: 'desk.refunds.refundText',
    defaultMessage:
      'The gateway is asked within a minute. The invoice is voided or reduced when the money is back.',
    description: 'Text of the dialog',
  },
  amount: {
    id: 'desk.refunds.amount',
    defaultMessage: 'Amount',
    description: 'Field for a sum',
  },
  amountHint: {
    id: 'desk.refunds.amountHint',
    defaultMessage: 'Leave empty for all that is left.',
    description: 'Below the field',
  },
  end: {
    id: 'desk.refunds.end',
    defaultMessage: 'End the subscription now',
    description: 'Switch',
  },
  refunded: {
    id: 'desk.refunds.refunded',
    defaultMessage: 'Refund noted',
    description: 'Announced when it is done',
  },
  stuck: {
    id: 'desk.refunds.stuck',
    defaultMessage: 'Settle this refund',
    description: 'Button on a refund that waits for a person',
  },
  stuckText: {
    id: 'desk.refunds.stuckText',
    defaultMessage: 'Try again once what is wrong is mended, or note that the money was transferred by hand.',
    description: 'Text of the dialog',
  },
  stuckAction: {
    id: 'desk.refunds.stuckAction',
    defaultMessage:
      '{action, select, settle {The money was transferred by hand} other {Ask the gateway again}}',
    description: 'What to do with a refund',
  },
  stuckNoted: {
    id: 'desk.refunds.stuckNoted',
    defaultMessage: 'Noted for the refund',
    description: 'Announced when it is done',
  },
  notStuck: {
    id: 'desk.refunds.notStuck',
    defaultMessage: 'This refund does not wait for a person.',
    description: 'Error',
  },
  invoice: {
    id: 'desk.refunds.invoice',
    defaultMessage: 'Settle the invoice',
    description: 'Button',
  },
  invoiceText: {
    id: 'desk.refunds.invoiceText',
    defaultMessage: 'For invoices that wait for a person. Nothing is taken off that was not refunded.',
    description: 'Text of the dialog',
  },
  action: {
    id: 'desk.refunds.action',
    defaultMessage: 'What to do',
    description: 'Choice',
  },
  actionName: {
    id: 'desk.refunds.actionName',
    defaultMessage: '{action, select, void {Void it} allowance {Issue an allowance} other {Try again}}',
    description: 'What to do with an invoice',
  },
  correct: {
    id: 'desk.refunds.correct',
    defaultMessage: 'Correct the buyer',
    description: 'Button: whom an invoice is for that could not be issued',
  },
  correctText: {
    id: 'desk.refunds.correctText',
    defaultMessage:
      'Ask the buyer what is right. The invoice is tried again within a minute. The group’s invoice settings are corrected, too, unless they have been changed since.',
    description: 'Text of the dialog',
  },
  correctHint: {
    id: 'desk.refunds.correctHint',
    defaultMessage: 'Admins of the group see it with the names of the fields that were changed.',
    description: 'Below the field for the reason',
  },
  corrected: {
    id: 'desk.refunds.corrected',
    defaultMessage: 'Buyer corrected',
    description: 'Announced when it is done',
  },
  settled: {
    id: 'desk.refunds.settled',
    defaultMessage: 'Invoice noted',
    description: 'Announced when it is done',
  },
  badAmount: {
    id: 'desk.refunds.badAmount',
    defaultMessage: 'Enter an amount up to what is left: whole NT$, or US$ with up to two decimals.',
    description: 'Error below the field for a sum',
  },
  nothing: {
    id: 'desk.refunds.nothing',
    defaultMessage: 'Nothing is left to refund.',
    description: 'Error',
  },
  notWaiting: {
    id: 'desk.refunds.notWaiting',
    defaultMessage: 'This invoice does not wait for that.',
    description: 'Error',
  },
});
