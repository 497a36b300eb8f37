import { defineMessages } from '../../i18n/define-messages';

/** The card of the addresses that are told. */
export const emailMessages = defineMessages({
  heading: {
    id: 'developer.emails.heading',
    defaultMessage: 'Notifications',
    description: 'Heading',
  },
  on: {
    id: 'developer.emails.on',
    defaultMessage: 'Send emails when calls run out',
    description: 'Switch',
  },
  emails: {
    id: 'developer.emails.emails',
    defaultMessage: 'Email addresses',
    description: 'Label of a field',
  },
  emailsHint: {
    id: 'developer.emails.emailsHint',
    defaultMessage: 'One on each line, ten at most. Each has to confirm before it gets more.',
    description: 'Below a field',
  },
  threshold: {
    id: 'developer.emails.threshold',
    defaultMessage: 'First email at',
    description: 'Label of a field with a percentage',
  },
  percent: {
    id: 'developer.emails.percent',
    defaultMessage: '% of the calls',
    description: 'Behind the field with a percentage',
  },
  waiting: {
    id: 'developer.emails.waiting',
    defaultMessage: 'Waiting for confirmation: {emails}',
    description: 'Addresses that have not been confirmed',
  },
});
