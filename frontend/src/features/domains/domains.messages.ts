import { defineMessages } from '../../i18n/define-messages';

export const domainMessages = defineMessages({
  title: { id: 'domains.title', defaultMessage: 'Domain', description: 'Heading: the host of a short link' },
  lead: {
    id: 'domains.lead',
    defaultMessage: 'What the short address begins with.',
    description: 'Below the heading',
  },
  field: {
    id: 'domains.field',
    defaultMessage: 'Short domain',
    description: 'Label of the choice of hosts',
  },
  address: {
    id: 'domains.address',
    defaultMessage: 'Short address',
    description: 'Above the short address that the link would have on the chosen host',
  },
  stays: {
    id: 'domains.stays',
    defaultMessage: '{address} goes on leading to this link, and its clicks stay with it.',
    description: 'Before a move; "address" is the short address that the link has now',
  },
  move: { id: 'domains.move', defaultMessage: 'Move to {host}', description: 'Button that moves the link' },
  moved: {
    id: 'domains.moved',
    defaultMessage: 'The link is at {address} now.',
    description: 'Said after the move',
  },
  taken: {
    id: 'domains.taken',
    defaultMessage: 'Another link has this name on {host}. Give this link another name first.',
    description: 'Why the link cannot move there',
  },
  none: {
    id: 'domains.none',
    defaultMessage:
      'This link stands on the domain that everybody shares. With a subdomain of your own it can begin with your name.',
    description: 'To somebody who has no subdomain',
  },
  claim: {
    id: 'domains.claim',
    defaultMessage: 'Choose your subdomain',
    description: 'Leads to the settings',
  },
});
