import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

/** Domains that wait for their registrar, for those who run the site. */
export const registrationMessages = defineMessages({
  title: {
    id: 'desk.domains.title',
    defaultMessage: 'Domains to register',
    description: 'Title of the page',
  },
  lead: {
    id: 'desk.domains.lead',
    defaultMessage:
      'These domains are paid for. Register each with your registrar, set the records, and save the day on which the registration ends.',
    description: 'Below the title',
  },
  list: {
    id: 'desk.domains.list',
    defaultMessage: 'Domains that wait',
    description: 'Name of the list of domains',
  },
  empty: {
    id: 'desk.domains.empty',
    defaultMessage: 'No domain waits',
    description: 'The list of domains is empty',
  },
  emptyText: {
    id: 'desk.domains.emptyText',
    defaultMessage: 'Domains that groups buy appear here until they are registered.',
    description: 'The list of domains is empty: what it is for',
  },
  state: {
    id: 'desk.domains.state',
    defaultMessage: '{state, select, renewing {Renew for a year} other {Register for a year}}',
    description: 'What is to be done with a domain',
  },
  group: {
    id: 'desk.domains.group',
    defaultMessage: 'Group {groupId}',
    description: 'Link to the payments of a group, by its number',
  },
  paid: {
    id: 'desk.domains.paid',
    defaultMessage: 'Ordered on {time}',
    description: 'When a domain was reserved; a date with the time',
  },
  registeredUntil: {
    id: 'desk.domains.registeredUntil',
    defaultMessage: 'Registered until {day}',
    description: 'Day on which a registration ends',
  },
  refusal: {
    id: 'desk.domains.refusal',
    defaultMessage: 'The registrar answered: {reason}',
    description: 'Why the registrar has not done it',
  },
  records: {
    id: 'desk.domains.records',
    defaultMessage: 'Records to set',
    description: 'Heading of DNS records',
  },
  expiresOn: {
    id: 'desk.domains.expiresOn',
    defaultMessage: 'Registered until',
    description: 'Field for a day',
  },
  expiresOnOf: {
    id: 'desk.domains.expiresOnOf',
    defaultMessage: 'Registration of {domain}',
    description: 'Name of the form of one domain',
  },
  expiresOnHint: {
    id: 'desk.domains.expiresOnHint',
    defaultMessage: 'As your registrar shows it.',
    description: 'Below the field for a day',
  },
  save: {
    id: 'desk.domains.save',
    defaultMessage: 'It is registered',
    description: 'Button below the day on which the registration ends',
  },
  saving: {
    id: 'desk.domains.saving',
    defaultMessage: 'Saving…',
    description: 'The button, while it is done',
  },
  saved: {
    id: 'desk.domains.saved',
    defaultMessage: '{domain} is registered',
    description: 'Announced when it is done',
  },
  refuse: {
    id: 'desk.domains.refuse',
    defaultMessage: 'Cannot be registered',
    description: 'Button, and title of the dialog that asks why',
  },
  refuseOf: {
    id: 'desk.domains.refuseOf',
    defaultMessage: '{domain} cannot be registered',
    description: 'Name of the button for screen readers, and title of the dialog',
  },
  refuseText: {
    id: 'desk.domains.refuseText',
    defaultMessage:
      'The last payment is refunded, and the subscription of the domain ends. This cannot be undone.',
    description: 'In the dialog that asks why a domain cannot be registered',
  },
  reasonHint: {
    id: 'desk.domains.reasonHint',
    defaultMessage: 'Admins of the group get it by mail.',
    description: 'Below the field for the reason why a domain cannot be registered',
  },
  refused: {
    id: 'desk.domains.refused',
    defaultMessage: '{domain} is refunded',
    description: 'Announced when it is done',
  },
});

const problems = defineMessages({
  expiry: {
    id: 'desk.domains.problem.expiry',
    defaultMessage: 'Enter the last day of the registration: half a year to eleven years from now.',
    description: 'Error below the field for a day',
  },
  reason: {
    id: 'desk.domains.problem.reason',
    defaultMessage: 'Say why, in at most 255 characters.',
    description: 'Error below the field for a reason',
  },
  settled: {
    id: 'desk.domains.problem.settled',
    defaultMessage: 'This domain no longer waits: it is registered or refunded already.',
    description: 'Error: somebody else was faster',
  },
});

/** By the server's codes, and the form's. */
export const registrationProblems: ProblemTexts = {
  'domains.expiry-out-of-range': problems.expiry,
  'domains.refusal-invalid': problems.reason,
  'domains.nothing-to-register': problems.settled,
};
