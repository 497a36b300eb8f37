import { defineMessages } from '../../i18n/define-messages';

/** A page about one payment, to print. */
export const receiptMessages = defineMessages({
  title: { id: 'payments.receipt.title', defaultMessage: 'Receipt', description: 'Title of the page' },
  back: { id: 'payments.receipt.back', defaultMessage: 'Back to billing', description: 'Link' },
  print: { id: 'payments.receipt.print', defaultMessage: 'Print', description: 'Button' },
  number: { id: 'payments.receipt.number', defaultMessage: 'Order number', description: 'Name of a fact' },
  paidOn: { id: 'payments.receipt.paidOn', defaultMessage: 'Paid on', description: 'Name of a fact: a date' },
  seller: { id: 'payments.receipt.seller', defaultMessage: 'Seller', description: 'Name of a fact' },
  buyer: { id: 'payments.receipt.buyer', defaultMessage: 'Buyer', description: 'Name of a fact' },
  taxIdOf: {
    id: 'payments.receipt.taxIdOf',
    defaultMessage: '{name}, tax ID {taxId}',
    description: 'A company that bought',
  },
  total: { id: 'payments.receipt.total', defaultMessage: 'Total', description: 'Line of the sum' },
  refunds: { id: 'payments.receipt.refunds', defaultMessage: 'Refunds', description: 'Name of a fact' },
  notInvoice: {
    id: 'payments.receipt.notInvoice',
    defaultMessage: 'This receipt is not a Taiwanese uniform invoice.',
    description: 'Note at the end',
  },
  unpaid: {
    id: 'payments.receipt.unpaid',
    defaultMessage: 'This order has not been paid.',
    description: 'In place of the receipt',
  },
  unusedOnly: {
    id: 'payments.receipt.unusedOnly',
    defaultMessage: 'The payment for this order could not be used and goes back.',
    description: 'In place of the receipt: all that was paid is refunded',
  },
});
