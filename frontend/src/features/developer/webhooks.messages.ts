import { defineMessages } from '../../i18n/define-messages';

/** The card of the webhooks. */
export const webhookMessages = defineMessages({
  heading: {
    id: 'developer.webhooks.heading',
    defaultMessage: 'Webhooks',
    description: 'Heading',
  },
  lead: {
    id: 'developer.webhooks.lead',
    defaultMessage: 'Your server is told at once what happens in this group.',
    description: 'Below the heading',
  },
  none: {
    id: 'developer.webhooks.none',
    defaultMessage: 'No webhooks yet.',
    description: 'When there are none',
  },
  add: {
    id: 'developer.webhooks.add',
    defaultMessage: 'Add a webhook',
    description: 'Button, and title of a dialog',
  },
  edit: {
    id: 'developer.webhooks.edit',
    defaultMessage: 'Edit',
    description: 'Button, and title of a dialog',
  },
  url: {
    id: 'developer.webhooks.url',
    defaultMessage: 'Address',
    description: 'Label of a field: where webhooks are sent',
  },
  urlHint: {
    id: 'developer.webhooks.urlHint',
    defaultMessage: 'Begins with https://',
    description: 'Below a field',
  },
  name: {
    id: 'developer.webhooks.name',
    defaultMessage: 'Name',
    description: 'Label of a field',
  },
  nameHint: {
    id: 'developer.webhooks.nameHint',
    defaultMessage: 'Only for you',
    description: 'Below a field',
  },
  events: {
    id: 'developer.webhooks.events',
    defaultMessage: 'Events',
    description: 'Legend of a group of switches',
  },
  event: {
    id: 'developer.webhooks.event',
    defaultMessage:
      '{event, select, linkCreated {A link was created} linkUpdated {A link was changed} linkTrashed {A link was moved to the trash} domainVerified {A domain was verified} domainFailed {A domain failed its check} domainCertificateIssued {A certificate was issued} batchFinished {A file of links was processed} paymentSucceeded {A payment succeeded} paymentFailed {A payment failed} subscriptionChanged {The subscription changed} other {API calls run out}}',
    description: 'Kind of event',
  },
  state: {
    id: 'developer.webhooks.state',
    defaultMessage:
      '{state, select, pending {Nothing sent yet} active {Working} warned {Failing} other {Off}}',
    description: 'State of a webhook',
  },
  off: {
    id: 'developer.webhooks.off',
    defaultMessage:
      '{reason, select, gone {The receiver answered that it is gone.} failures {It failed twenty times in a row.} other {It was switched off.}}',
    description: 'Why a webhook is off',
  },
  failures: {
    id: 'developer.webhooks.failures',
    defaultMessage: '{count, plural, one {# failure in a row} other {# failures in a row}}',
    description: 'Of a webhook',
  },
  isOn: {
    id: 'developer.webhooks.isOn',
    defaultMessage: 'Send to {url}',
    description: 'Switch',
  },
  secret: {
    id: 'developer.webhooks.secret',
    defaultMessage: 'Copy the secret now. It is shown only this once.',
    description: 'Above a new secret',
  },
  secretDone: {
    id: 'developer.webhooks.secretDone',
    defaultMessage: 'I have copied it',
    description: 'Button that hides the secret',
  },
  changeSecret: {
    id: 'developer.webhooks.changeSecret',
    defaultMessage: 'New secret',
    description: 'Button',
  },
  changeSecretText: {
    id: 'developer.webhooks.changeSecretText',
    defaultMessage: 'The old secret signs beside the new one for 24 hours.',
    description: 'In a dialog',
  },
  changeSecretTitle: {
    id: 'developer.webhooks.changeSecretTitle',
    defaultMessage: 'Make a new secret?',
    description: 'Title of a dialog',
  },
  remove: {
    id: 'developer.webhooks.remove',
    defaultMessage: 'Delete',
    description: 'Button',
  },
  removeTitle: {
    id: 'developer.webhooks.removeTitle',
    defaultMessage: 'Delete the webhook?',
    description: 'Title of a dialog',
  },
  removeText: {
    id: 'developer.webhooks.removeText',
    defaultMessage: 'Nothing more is sent to {url}.',
    description: 'In a dialog',
  },
  test: {
    id: 'developer.webhooks.test',
    defaultMessage: 'Send a test',
    description: 'Button',
  },
  tested: {
    id: 'developer.webhooks.tested',
    defaultMessage: 'The test was sent.',
    description: 'Said to screen readers',
  },
  log: {
    id: 'developer.webhooks.log',
    defaultMessage: 'Log',
    description: 'Button that shows what was sent, and title of a dialog',
  },
  logEmpty: {
    id: 'developer.webhooks.logEmpty',
    defaultMessage: 'Nothing was sent in the last 30 days.',
    description: 'In the log',
  },
  more: {
    id: 'developer.webhooks.more',
    defaultMessage: 'Show more',
    description: 'Button',
  },
  delivery: {
    id: 'developer.webhooks.delivery',
    defaultMessage:
      '{state, select, due {Waiting} sent {Delivered} retrying {Trying again} other {Given up}}',
    description: 'State of something that is sent',
  },
  isTest: {
    id: 'developer.webhooks.isTest',
    defaultMessage: 'Test',
    description: 'Mark of a test',
  },
  answer: {
    id: 'developer.webhooks.answer',
    defaultMessage: 'Answer {status}, {ms, number} ms',
    description: 'What the receiver answered, and how long it took',
  },
  noAnswer: {
    id: 'developer.webhooks.noAnswer',
    defaultMessage: 'No answer',
    description: 'The receiver did not answer',
  },
  attempts: {
    id: 'developer.webhooks.attempts',
    defaultMessage: '{count, plural, one {# attempt} other {# attempts}}',
    description: 'How often it was sent',
  },
  details: {
    id: 'developer.webhooks.details',
    defaultMessage: 'Details',
    description: 'Button that shows request and answer',
  },
  request: {
    id: 'developer.webhooks.request',
    defaultMessage: 'Request',
    description: 'Heading',
  },
  answers: {
    id: 'developer.webhooks.answers',
    defaultMessage: 'Answers',
    description: 'Heading',
  },
  resend: {
    id: 'developer.webhooks.resend',
    defaultMessage: 'Send again',
    description: 'Button',
  },
  resent: {
    id: 'developer.webhooks.resent',
    defaultMessage: 'It is sent again.',
    description: 'Said to screen readers',
  },
  lastSent: {
    id: 'developer.webhooks.lastSent',
    defaultMessage: 'Last sent {when}',
    description: 'When something was sent to a webhook, such as “5 minutes ago”',
  },
  oldSecret: {
    id: 'developer.webhooks.oldSecret',
    defaultMessage: 'The old secret signs, too, until {date}.',
    description: 'After a new secret was made',
  },
  close: {
    id: 'developer.webhooks.close',
    defaultMessage: 'Close',
    description: 'Button',
  },
});
