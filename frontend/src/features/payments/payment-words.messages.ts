import { defineMessages } from '../../i18n/define-messages';

/** Words of payments that several screens use. */
export const paymentWords = defineMessages({
  type: {
    id: 'payments.words.type',
    defaultMessage:
      '{type, select, newebPay {Credit card} linePay {LINE Pay} paypal {PayPal} other {Coupon}}',
    description: 'A way to pay',
  },
  typeHint: {
    id: 'payments.words.typeHint',
    defaultMessage:
      '{type, select, newebPay {Visa, Mastercard and JCB, by newebPay} linePay {With your LINE account} other {With your PayPal account, in US dollars}}',
    description: 'Below a way to pay',
  },
  gateway: {
    id: 'payments.words.gateway',
    defaultMessage: '{type, select, newebPay {newebPay} linePay {LINE Pay} other {PayPal}}',
    description: 'Name of a payment service',
  },
  card: {
    id: 'payments.words.card',
    defaultMessage: '{type} •••• {card}',
    description: 'A way to pay with the last digits of the card',
  },
  item: {
    id: 'payments.words.item',
    defaultMessage:
      '{plan}, {cycle, select, yearly {yearly} other {monthly}}{operation, select, renew { (renewal)} upgrade { (upgrade)} degrade { (change)} changePeriod { (change)} card { (new card)} other {}}',
    description: 'What was paid for',
  },
  batch: {
    id: 'payments.words.batch',
    defaultMessage: 'Unlocked file of links',
    description: 'What was paid for: many links are created at once',
  },
  domain: {
    id: 'payments.words.domain',
    defaultMessage:
      'Domain {domain}, one year{operation, select, renew { (renewal)} card { (new card)} other {}}',
    description: 'What was paid for: a domain that a group has bought',
  },
  invoiceNumber: {
    id: 'payments.words.invoiceNumber',
    defaultMessage: 'Invoice {number}',
    description: 'A Taiwanese invoice by its number',
  },
  invoicePending: {
    id: 'payments.words.invoicePending',
    defaultMessage: 'Invoice is being issued',
    description: 'State of an invoice',
  },
  invoiceVoided: {
    id: 'payments.words.invoiceVoided',
    defaultMessage: 'Invoice {number} (voided)',
    description: 'State of an invoice',
  },
  refundPending: {
    id: 'payments.words.refundPending',
    defaultMessage: 'Refund of {sum} under way',
    description: 'Money that goes back to who paid',
  },
  refundDone: {
    id: 'payments.words.refundDone',
    defaultMessage: 'Refunded {sum} on {date}',
    description: 'Money that went back to who paid',
  },
  refundAllowance: {
    id: 'payments.words.refundAllowance',
    defaultMessage: 'Allowance {number}',
    description: 'A document that takes a refund off a Taiwanese invoice, by its number',
  },
});
