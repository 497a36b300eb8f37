import { defineMessages } from '../../i18n/define-messages';

export const domainMessages = defineMessages({
  title: { id: 'domains.title', defaultMessage: 'Domain', description: 'Heading: the host of a short link' },
  lead: {
    id: 'domains.lead',
    defaultMessage:
      'The host of the short URL. Moving the link changes its public address, so it has a button of its own.',
    description: 'Below the heading',
  },
  field: {
    id: 'domains.field',
    defaultMessage: 'Short domain',
    description: 'Label of the choice of hosts',
  },
  address: {
    id: 'domains.address',
    defaultMessage: 'Short URL',
    description: 'Above the short address that the link would have on the chosen host',
  },
  stays: {
    id: 'domains.stays',
    defaultMessage: '{address} keeps redirecting to the same destination, and the clicks are kept.',
    description: 'Before a move; "address" is the short address that the link has now',
  },
  move: { id: 'domains.move', defaultMessage: 'Move to {host}', description: 'Button that moves the link' },
  moved: {
    id: 'domains.moved',
    defaultMessage: 'The link is now at {address}.',
    description: 'Said after the move',
  },
  taken: {
    id: 'domains.taken',
    defaultMessage: 'Another link on {host} has this name. Rename this link first.',
    description: 'Why the link cannot move there',
  },
  none: {
    id: 'domains.none',
    defaultMessage:
      'This link is on the shared domain. With your own subdomain, it can start with your name.',
    description: 'To somebody who has no subdomain',
  },
  claim: {
    id: 'domains.claim',
    defaultMessage: 'Choose a subdomain',
    description: 'Leads to the settings',
  },
  search: {
    id: 'domains.search',
    defaultMessage: 'Find a domain',
    description: 'Label of a field above many hosts',
  },
  searchExample: {
    id: 'domains.searchExample',
    defaultMessage: 'A part of its name',
    description: 'Placeholder of the field',
  },
  found: {
    id: 'domains.found',
    defaultMessage: 'Domains',
    description: 'Heading above hosts that were found',
  },
  notFound: {
    id: 'domains.notFound',
    defaultMessage: 'No domain has this in its name.',
    description: 'Nothing was found',
  },
  countFound: {
    id: 'domains.countFound',
    defaultMessage: '{count, plural, one {# domain} other {# domains}}',
    description: 'How many hosts were found, for screen readers',
  },
});
