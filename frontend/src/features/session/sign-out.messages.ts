import { defineMessages } from '../../i18n/define-messages';

export const signOutMessages = defineMessages({
  pending: {
    id: 'session.logout.pending',
    defaultMessage: 'Signing you out…',
    description: 'Title of the logout page until it is done',
  },
  title: {
    id: 'session.logout.title',
    defaultMessage: 'You are logged out',
    description: 'Title of the logout page',
  },
  text: {
    id: 'session.logout.text',
    defaultMessage: 'Your links keep working, and your account is here whenever you come back.',
    description: 'Below the title above',
  },
  again: { id: 'session.logout.again', defaultMessage: 'Log in again', description: 'Button' },
  home: { id: 'session.logout.home', defaultMessage: 'Go to the home page', description: 'Button' },
  failedTitle: {
    id: 'session.logout.failedTitle',
    defaultMessage: 'You are still logged in',
    description: 'Title of the logout page when the server could not be reached',
  },
  failedText: {
    id: 'session.logout.failedText',
    defaultMessage:
      'Linklet could not be reached, so you stay logged in. Check your connection and try again.',
    description: 'Below the title above',
  },
  tryAgain: { id: 'session.logout.tryAgain', defaultMessage: 'Try again', description: 'Button' },
});
