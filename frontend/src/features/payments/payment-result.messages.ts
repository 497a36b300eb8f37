import { defineMessages } from '../../i18n/define-messages';

/** What became of a payment. */
export const paymentResultMessages = defineMessages({
  title: {
    id: 'payments.result.title',
    defaultMessage: 'Payment',
    description: 'Title of the browser’s tab',
  },
  loading: {
    id: 'payments.result.loading',
    defaultMessage: 'Looking up the payment…',
    description: 'Said to screen readers',
  },
  waiting: {
    id: 'payments.result.waiting',
    defaultMessage: 'Waiting for the payment',
    description: 'Heading',
  },
  waitingText: {
    id: 'payments.result.waitingText',
    defaultMessage: 'The payment service has not confirmed the payment yet. This page updates by itself.',
    description: 'Text',
  },
  tiredText: {
    id: 'payments.result.tiredText',
    defaultMessage:
      'It takes longer than usual. You can close this page: we send you an email when the payment is confirmed.',
    description: 'Text after a minute of waiting',
  },
  again: { id: 'payments.result.again', defaultMessage: 'Check again', description: 'Button' },
  success: { id: 'payments.result.success', defaultMessage: '{plan} is active', description: 'Heading' },
  successText: {
    id: 'payments.result.successText',
    defaultMessage: 'Thank you. {group} can use everything in {plan} now.',
    description: 'Text',
  },
  unlocked: {
    id: 'payments.result.unlocked',
    defaultMessage: 'The file is unlocked',
    description: 'Heading: somebody has paid so that all links of a file are created at once',
  },
  unlockedText: {
    id: 'payments.result.unlockedText',
    defaultMessage: 'Thank you. Its links are created without waiting for other days.',
    description: 'Text',
  },
  domain: {
    id: 'payments.result.domain',
    defaultMessage: '{domain} is paid',
    description: 'Heading: somebody has bought a domain, for a year',
  },
  domainText: {
    id: 'payments.result.domainText',
    defaultMessage:
      'Thank you. {domain} is being registered for {group}, and its records and its certificate are set up. We send you an email when it works.',
    description: 'Text',
  },
  toDomains: { id: 'payments.result.toDomains', defaultMessage: 'Go to your domains', description: 'Button' },
  toFile: { id: 'payments.result.toFile', defaultMessage: 'Go to the file', description: 'Button' },
  periodTitle: {
    id: 'payments.result.periodTitle',
    defaultMessage: '{plan} is now billed {cycle, select, yearly {yearly} other {monthly}}',
    description: 'Heading: the billing cycle was changed',
  },
  scheduledTitle: {
    id: 'payments.result.scheduledTitle',
    defaultMessage: 'The change is scheduled',
    description: 'Heading: another plan or billing cycle begins when the paid period is over',
  },
  cardTitle: {
    id: 'payments.result.cardTitle',
    defaultMessage: 'The new card is in use',
    description: 'Heading: another card was shown, and nothing was charged',
  },
  cardText: {
    id: 'payments.result.cardText',
    defaultMessage: 'Nothing was charged. {plan} is paid with the new card from the next charge on.',
    description: 'Text',
  },
  overdueTitle: {
    id: 'payments.result.overdueTitle',
    defaultMessage: 'The open amount is paid',
    description: 'Heading: what could not be charged was paid',
  },
  keptText: {
    id: 'payments.result.keptText',
    defaultMessage: 'Thank you. {group} keeps {plan}, and the next charge is made in the same way.',
    description: 'Text',
  },
  cardWaiting: {
    id: 'payments.result.cardWaiting',
    defaultMessage: 'Waiting for the new card',
    description: 'Heading: a card was shown, and nothing is charged',
  },
  cardWaitingText: {
    id: 'payments.result.cardWaitingText',
    defaultMessage: 'The payment service has not confirmed the card yet. This page updates by itself.',
    description: 'Text',
  },
  cardUnchanged: {
    id: 'payments.result.cardUnchanged',
    defaultMessage: 'The card was not changed',
    description: 'Heading: another card was not accepted, or not entered',
  },
  cardUnchangedText: {
    id: 'payments.result.cardUnchangedText',
    defaultMessage:
      '{why, select, declined {The bank declined the new card.} expired {The new card has expired.} funds {The new card’s limit or balance is too low.} left {You left the page without entering a card.} late {No card was entered in time.} replaced {Another change was started for this group.} other {The payment service refused the new card.}} Nothing was charged, and the subscription goes on as it was.',
    description: 'Text',
  },
  paidSum: { id: 'payments.result.paidSum', defaultMessage: 'Paid', description: 'Name of a fact: a sum' },
  until: { id: 'payments.result.until', defaultMessage: 'Paid until', description: 'Name of a fact: a date' },
  invoice: { id: 'payments.result.invoice', defaultMessage: 'Invoice', description: 'Name of a fact' },
  start: { id: 'payments.result.start', defaultMessage: 'Go to your links', description: 'Button' },
  failed: {
    id: 'payments.result.failed',
    defaultMessage: 'The payment did not go through',
    description: 'Heading',
  },
  failedText: {
    id: 'payments.result.failedText',
    defaultMessage:
      '{why, select, declined {The bank declined the card. Nothing was charged. Ask the bank, or pay with another card or in another way.} expired {The card has expired. Nothing was charged. Use another card.} funds {The card’s limit or balance is too low. Nothing was charged.} left {You left the payment page without paying. Nothing was charged.} owned {The group already has what this order is for. Nothing was charged.} other {The payment service refused the payment. Nothing was charged. Try again, or pay in another way.}}',
    description: 'Why a payment failed',
  },
  reference: {
    id: 'payments.result.reference',
    defaultMessage: 'To quote when asking for help: {code}',
    description: 'Below the reason',
  },
  expired: { id: 'payments.result.expired', defaultMessage: 'The order has expired', description: 'Heading' },
  expiredText: {
    id: 'payments.result.expiredText',
    defaultMessage:
      'It was not paid in time, and nothing was charged. Should a payment still arrive, it counts or is refunded.',
    description: 'Text',
  },
  cancelled: {
    id: 'payments.result.cancelled',
    defaultMessage: 'The order was replaced',
    description: 'Heading',
  },
  cancelledText: {
    id: 'payments.result.cancelledText',
    defaultMessage: 'Another order was started for this group. Nothing was charged for this one.',
    description: 'Text',
  },
  retry: {
    id: 'payments.result.retry',
    defaultMessage: 'Try again',
    description: 'Button: back to the checkout',
  },
  missing: { id: 'payments.result.missing', defaultMessage: 'No such payment', description: 'Heading' },
  missingText: {
    id: 'payments.result.missingText',
    defaultMessage:
      'There is no such payment in the group that you act in. What your group has paid is on the billing page.',
    description: 'Text',
  },
});
