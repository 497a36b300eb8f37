import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

/** The page for developers. */
export const developerMessages = defineMessages({
  title: {
    id: 'developer.page.title',
    defaultMessage: 'API',
    description: 'Title of the page, and heading',
  },
  lead: {
    id: 'developer.page.lead',
    defaultMessage: 'Let programs shorten links, read clicks and hear what happens in {group}.',
    description: 'Below the title; group is the name of the group',
  },
  guestLead: {
    id: 'developer.page.guestLead',
    defaultMessage: 'Let programs shorten links and read clicks. Sign in to get a token.',
    description: 'Below the title, for guests',
  },
  signIn: {
    id: 'developer.page.signIn',
    defaultMessage: 'Sign in',
    description: 'Link to the page where one signs in',
  },
  loading: {
    id: 'developer.page.loading',
    defaultMessage: 'Loading…',
    description: 'Said to screen readers',
  },
  plan: {
    id: 'developer.page.plan',
    defaultMessage: 'Usage',
    description: 'Heading: how much the API is used',
  },
  enableText: {
    id: 'developer.page.enableText',
    defaultMessage: 'The API is free. Your plan {plan} allows {quota, number} calls a year.',
    description: 'Before an admin has enabled the API; plan is the name of a plan',
  },
  enable: {
    id: 'developer.page.enable',
    defaultMessage: 'Enable the API',
    description: 'Button',
  },
  enabled: {
    id: 'developer.page.enabled',
    defaultMessage: 'The API is enabled.',
    description: 'Said to screen readers',
  },
  needsPhone: {
    id: 'developer.page.needsPhone',
    defaultMessage: 'First verify your telephone number, so that nobody can flood the service.',
    description: 'Above a link to the settings',
  },
  toSettings: {
    id: 'developer.page.toSettings',
    defaultMessage: 'Verify in the settings',
    description: 'Link to the settings of the account',
  },
  askAdmin: {
    id: 'developer.page.askAdmin',
    defaultMessage: 'An admin of the group can enable the API: {names}',
    description: 'For general members; names of admins',
  },
  tokenAtAdmin: {
    id: 'developer.page.tokenAtAdmin',
    defaultMessage: 'Ask an admin of the group for the token: {names}',
    description: 'For general members; names of admins',
  },
  calls: {
    id: 'developer.page.calls',
    defaultMessage: 'Calls this year',
    description: 'Label of a meter',
  },
  callsOf: {
    id: 'developer.page.callsOf',
    defaultMessage: '{used, number} of {quota, number}',
    description: 'Of a meter: used calls of all calls',
  },
  resets: {
    id: 'developer.page.resets',
    defaultMessage: 'The count starts again on {date}.',
    description: 'Below the meter',
  },
  usedUp: {
    id: 'developer.page.usedUp',
    defaultMessage:
      'All calls of this year are used. Programs get error 429 until {date}, or until the plan is bigger.',
    description: 'Warning below the meter',
  },
  chart: {
    id: 'developer.page.chart',
    defaultMessage: 'Calls in the last 31 days: {total, number}',
    description: 'Summary of a chart',
  },
  day: {
    id: 'developer.page.day',
    defaultMessage: 'Day',
    description: 'Head of a column',
  },
  dayCalls: {
    id: 'developer.page.dayCalls',
    defaultMessage: 'Calls',
    description: 'Head of a column',
  },
  upgrade: {
    id: 'developer.page.upgrade',
    defaultMessage: 'Compare plans',
    description: 'Link to the page of prices',
  },
  start: {
    id: 'developer.page.start',
    defaultMessage: 'Your first call',
    description: 'Heading',
  },
  startText: {
    id: 'developer.page.startText',
    defaultMessage: 'Shortens an address. Put your token in the place of the masked one.',
    description: 'Above an example',
  },
  startTextFresh: {
    id: 'developer.page.startTextFresh',
    defaultMessage: 'Shortens an address with your new token. It can be run as it stands.',
    description: 'Above an example',
  },
  language: {
    id: 'developer.page.language',
    defaultMessage: 'Language of the example',
    description: 'Label of a choice',
  },
  documents: {
    id: 'developer.page.documents',
    defaultMessage: 'Documents',
    description: 'Heading',
  },
  reference: {
    id: 'developer.page.reference',
    defaultMessage: 'All calls, to try out',
    description: 'Link to the description of the API',
  },
  openapi: {
    id: 'developer.page.openapi',
    defaultMessage: 'OpenAPI document',
    description: 'Link to a file for programs',
  },
  confirming: {
    id: 'developer.page.confirming',
    defaultMessage: 'Confirming the address…',
    description: 'While the link of a mail is used',
  },
  confirmed: {
    id: 'developer.page.confirmed',
    defaultMessage: '{email} is told of the use of the API from now on.',
    description: 'After the link of a mail was used',
  },
  tooManyEmails: {
    id: 'developer.page.tooManyEmails',
    defaultMessage: 'At most ten addresses can be told.',
    description: 'Error below a field',
  },
  thresholdInvalid: {
    id: 'developer.page.thresholdInvalid',
    defaultMessage: 'Enter a whole number from 1 to 100.',
    description: 'Error below a field',
  },
  confirmationInvalid: {
    id: 'developer.page.confirmationInvalid',
    defaultMessage:
      'The link has expired or was used before. Save the address once more to get another mail.',
    description: 'Error after the link of a mail was used',
  },
  planNotEnabled: {
    id: 'developer.page.planNotEnabled',
    defaultMessage: 'The API is not enabled for this group.',
    description: 'Error',
  },
  phoneNotVerified: {
    id: 'developer.page.phoneNotVerified',
    defaultMessage: 'Verify your telephone number in the settings first.',
    description: 'Error',
  },
  webhookInvalid: {
    id: 'developer.page.webhookInvalid',
    defaultMessage: 'Enter an address that begins with https:// and can be reached from the internet.',
    description: 'Error below a field: where webhooks are sent',
  },
  tooManyWebhooks: {
    id: 'developer.page.tooManyWebhooks',
    defaultMessage: 'This group has as many webhooks as a group can have. Delete one first.',
    description: 'Error',
  },
  webhookNotEncrypted: {
    id: 'developer.page.webhookNotEncrypted',
    defaultMessage: 'Enter an address that begins with https://',
    description: 'Error below a field: where webhooks are sent',
  },
  webhookNameInvalid: {
    id: 'developer.page.webhookNameInvalid',
    defaultMessage: 'Enter a name of at most 60 characters.',
    description: 'Error below a field',
  },
  webhookWithoutEvents: {
    id: 'developer.page.webhookWithoutEvents',
    defaultMessage: 'Choose at least one event.',
    description: 'Error',
  },
  webhookGone: {
    id: 'developer.page.webhookGone',
    defaultMessage: 'This webhook is no longer there. Load the page again.',
    description: 'Error',
  },
  webhookOff: {
    id: 'developer.page.webhookOff',
    defaultMessage: 'This webhook is switched off. Switch it on first.',
    description: 'Error',
  },
});

/** What the calls of the page can be refused with. */
export const developerProblems: ProblemTexts = {
  'developer.plan-not-enabled': developerMessages.planNotEnabled,
  'developer.phone-not-verified': developerMessages.phoneNotVerified,
  'developer.confirmation-invalid': developerMessages.confirmationInvalid,
  'developer.too-many-emails': developerMessages.tooManyEmails,
  'developer.threshold-invalid': developerMessages.thresholdInvalid,
  'developer.webhook-url-invalid': developerMessages.webhookInvalid,
  'developer.too-many-webhooks': developerMessages.tooManyWebhooks,
  'developer.webhook-url-not-encrypted': developerMessages.webhookNotEncrypted,
  'developer.webhook-name-invalid': developerMessages.webhookNameInvalid,
  'developer.webhook-without-events': developerMessages.webhookWithoutEvents,
  'developer.webhook-event-unknown': developerMessages.webhookWithoutEvents,
  'developer.webhook-does-not-exist': developerMessages.webhookGone,
  'developer.delivery-does-not-exist': developerMessages.webhookGone,
  'developer.webhook-off': developerMessages.webhookOff,
};
