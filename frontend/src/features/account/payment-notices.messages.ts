import { defineMessages } from '../../i18n/define-messages';

export const paymentNoticeTexts = defineMessages({
  received: {
    id: 'account.notice.paymentReceived',
    defaultMessage: '{sum} was paid for {group}. Open the receipt.',
    description: 'Notification; sum like “NT$550”, group like “the group ‘Tea’”',
  },
  failed: {
    id: 'account.notice.paymentFailed',
    defaultMessage: 'The payment for {group} failed. Its plan stays until {date}.',
    description: 'Notification',
  },
  ended: {
    id: 'account.notice.subscriptionEnded',
    defaultMessage: 'The subscription of {group} has ended.',
    description: 'Notification',
  },
});

export const paymentNoticeKinds = defineMessages({
  received: {
    id: 'account.noticeKind.paymentReceived',
    defaultMessage: 'Receipts of payments',
    description: 'Kind of notifications',
  },
  failed: {
    id: 'account.noticeKind.paymentFailed',
    defaultMessage: 'Failed payments',
    description: 'Kind of notifications',
  },
  ended: {
    id: 'account.noticeKind.subscriptionEnded',
    defaultMessage: 'Subscriptions that have ended',
    description: 'Kind of notifications',
  },
});
