import { defineMessages } from '../../i18n/define-messages';

/** Paying for something once. */
export const payOnceMessages = defineMessages({
  invoice: {
    id: 'payments.once.invoice',
    defaultMessage:
      'You pay once. The invoice is issued as it is set on the <settings>billing page</settings>.',
    description: 'Below the ways to pay',
  },
});
