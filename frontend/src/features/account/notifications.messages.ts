import { defineMessages } from '../../i18n/define-messages';

export const noticeMessages = defineMessages({
  unread: {
    id: 'account.notices.unread',
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
    description: 'How many have not been read',
  },
  readAll: { id: 'account.notices.readAll', defaultMessage: 'Mark all as read', description: 'Button' },
  isNew: {
    id: 'account.notices.isNew',
    defaultMessage: 'New',
    description: 'Said by screen readers before one that has not been read',
  },
  loading: {
    id: 'account.notices.loading',
    defaultMessage: 'Loading your notifications…',
    description: 'Said to screen readers while they are on their way',
  },
  emptyTitle: {
    id: 'account.notices.emptyTitle',
    defaultMessage: 'No notifications',
    description: 'There is no notification',
  },
  emptyText: {
    id: 'account.notices.emptyText',
    defaultMessage: 'News about your account appears here.',
    description: 'There is no notification',
  },
  older: {
    id: 'account.notices.older',
    defaultMessage: 'Show older ones',
    description: 'Button below the list',
  },
  block: {
    id: 'account.notices.block',
    defaultMessage: 'Mute this type',
    description: 'Button at a notification',
  },
  blocked: {
    id: 'account.notices.blocked',
    defaultMessage: 'This type of notification is muted.',
    description: 'At a notification whose kind was switched off',
  },
  unblock: { id: 'account.notices.unblock', defaultMessage: 'Undo', description: 'Button after that' },
  settings: {
    id: 'account.notices.settings',
    defaultMessage: 'Notification settings',
    description: 'Link to the section of the settings',
  },
  always: {
    id: 'account.notices.always',
    defaultMessage: 'Always on',
    description: 'Instead of a switch: this kind cannot be switched off',
  },
  safety: {
    id: 'account.notices.safety',
    defaultMessage: 'Notifications about the security of your account cannot be turned off.',
    description: 'Below the switches',
  },
});

export const noticeTexts = defineMessages({
  welcome: {
    id: 'account.notice.welcome',
    defaultMessage: 'Welcome to Linklet! Your links now follow you to every device.',
    description: 'Notification after registration',
  },
  newBrowser: {
    id: 'account.notice.newBrowser',
    defaultMessage: 'New login: {device}. If this was not you, end the session.',
    description: 'Notification: somebody signed in with a browser that was not known',
  },
  sessionEnded: {
    id: 'account.notice.sessionEnded',
    defaultMessage:
      'We ended a session because its key was used twice. If it was yours, log in again on that device.',
    description: 'Notification: a session was ended since somebody may have stolen its token',
  },
  emailChanged: {
    id: 'account.notice.emailChanged',
    defaultMessage: 'The email address of your account was changed.',
    description: 'Notification',
  },
  news: {
    id: 'account.notice.news',
    defaultMessage: 'There is something new in Linklet.',
    description: 'Notification about the product',
  },
  other: {
    id: 'account.notice.other',
    defaultMessage: 'Something about your account has changed.',
    description: 'Notification of a kind that this version of the page does not know',
  },
});

export const noticeKinds = defineMessages({
  welcome: {
    id: 'account.noticeKind.welcome',
    defaultMessage: 'Help for getting started',
    description: 'Kind of notifications',
  },
  news: {
    id: 'account.noticeKind.news',
    defaultMessage: 'News about Linklet',
    description: 'Kind of notifications',
  },
  newBrowser: {
    id: 'account.noticeKind.newBrowser',
    defaultMessage: 'Logins from a new browser',
    description: 'Kind of notifications',
  },
  sessionEnded: {
    id: 'account.noticeKind.sessionEnded',
    defaultMessage: 'Sessions we ended',
    description: 'Kind of notifications',
  },
  emailChanged: {
    id: 'account.noticeKind.emailChanged',
    defaultMessage: 'Changes to your email address',
    description: 'Kind of notifications',
  },
});
