import { defineMessages } from '../../i18n/define-messages';

export const outageNoticeTexts = defineMessages({
  down: {
    id: 'account.notice.destinationDown',
    defaultMessage:
      '{host} does not answer, where {address} leads. {diverted, select, true {Visitors go to your backup address.} other {A backup address would send visitors elsewhere.}}',
    description: 'Notification; host of a page like “example.com”, and a short link',
  },
  back: {
    id: 'account.notice.destinationBack',
    defaultMessage: '{host} answers again, where {address} leads.',
    description: 'Notification; host of a page like “example.com”, and a short link',
  },
});

export const outageNoticeKinds = defineMessages({
  down: {
    id: 'account.noticeKind.destinationDown',
    defaultMessage: 'Destinations of your links that go down, by mail as well',
    description: 'Kind of notifications',
  },
  back: {
    id: 'account.noticeKind.destinationBack',
    defaultMessage: 'Destinations of your links that come back, by mail as well',
    description: 'Kind of notifications',
  },
});
