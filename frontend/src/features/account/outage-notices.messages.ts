import { defineMessages } from '../../i18n/define-messages';

export const outageNoticeTexts = defineMessages({
  down: {
    id: 'account.notice.destinationDown',
    defaultMessage:
      '{host}, the destination of {address}, is down. {diverted, select, true {Visitors are sent to your backup URL.} other {Set a backup URL to send visitors elsewhere.}}',
    description: 'Notification; host of a page like “example.com”, and a short link',
  },
  back: {
    id: 'account.notice.destinationBack',
    defaultMessage: '{host}, the destination of {address}, is up again.',
    description: 'Notification; host of a page like “example.com”, and a short link',
  },
});

export const outageNoticeKinds = defineMessages({
  down: {
    id: 'account.noticeKind.destinationDown',
    defaultMessage: 'Destinations of your links that go down, also by email',
    description: 'Kind of notifications',
  },
  back: {
    id: 'account.noticeKind.destinationBack',
    defaultMessage: 'Destinations of your links that come back up, also by email',
    description: 'Kind of notifications',
  },
});
