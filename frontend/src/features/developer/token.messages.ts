import { defineMessages } from '../../i18n/define-messages';

/** The card of the token. */
export const tokenMessages = defineMessages({
  heading: {
    id: 'developer.token.heading',
    defaultMessage: 'Token',
    description: 'Heading',
  },
  none: {
    id: 'developer.token.none',
    defaultMessage: 'No token yet. Programs show it with each call.',
    description: 'When there is no token',
  },
  make: {
    id: 'developer.token.make',
    defaultMessage: 'Create a token',
    description: 'Button, and title of a dialog',
  },
  reset: {
    id: 'developer.token.reset',
    defaultMessage: 'Replace the token',
    description: 'Button, and title of a dialog',
  },
  revoke: {
    id: 'developer.token.revoke',
    defaultMessage: 'Revoke',
    description: 'Button: end the token',
  },
  secret: {
    id: 'developer.token.secret',
    defaultMessage: 'Token',
    description: 'Name of a fact',
  },
  made: {
    id: 'developer.token.made',
    defaultMessage: 'Created',
    description: 'Name of a fact',
  },
  madeBy: {
    id: 'developer.token.madeBy',
    defaultMessage: '{when} by {name}',
    description: 'When a token was made, and by whom',
  },
  used: {
    id: 'developer.token.used',
    defaultMessage: 'Last used',
    description: 'Name of a fact',
  },
  usedFrom: {
    id: 'developer.token.usedFrom',
    defaultMessage: '{when}, from {country}',
    description: 'When a token was last used, and from which country',
  },
  never: {
    id: 'developer.token.never',
    defaultMessage: 'Never',
    description: 'The token was not used yet',
  },
  scopes: {
    id: 'developer.token.scopes',
    defaultMessage: 'May',
    description: 'Name of a fact: what programs may do',
  },
  replaced: {
    id: 'developer.token.replaced',
    defaultMessage: 'The token before',
    description: 'Name of a fact',
  },
  replacedUntil: {
    id: 'developer.token.replacedUntil',
    defaultMessage: '{secret} works until {date}',
    description: 'A token that was replaced',
  },
  scopesLegend: {
    id: 'developer.token.scopesLegend',
    defaultMessage: 'What programs may do',
    description: 'Legend of a group of switches',
  },
  overlap: {
    id: 'developer.token.overlap',
    defaultMessage: 'Keep the old token working for 24 hours',
    description: 'Switch',
  },
  overlapHint: {
    id: 'developer.token.overlapHint',
    defaultMessage: 'So that you can replace it in your programs one after the other.',
    description: 'Below a switch',
  },
  resetText: {
    id: 'developer.token.resetText',
    defaultMessage: 'The current token stops working at once. Type {word} to go on.',
    description: 'In a dialog; word is to be typed',
  },
  word: {
    id: 'developer.token.word',
    defaultMessage: 'Type {word} to confirm',
    description: 'Label of a field; word is to be typed',
  },
  confirmWord: {
    id: 'developer.token.confirmWord',
    defaultMessage: 'replace',
    description: 'A word to be typed, in lower case',
  },
  fresh: {
    id: 'developer.token.fresh',
    defaultMessage: 'Copy the token now. It is shown only this once.',
    description: 'Above a new token',
  },
  done: {
    id: 'developer.token.done',
    defaultMessage: 'I have copied it',
    description: 'Button that hides the new token',
  },
  revokeTitle: {
    id: 'developer.token.revokeTitle',
    defaultMessage: 'Revoke the token?',
    description: 'Title of a dialog',
  },
  revokeText: {
    id: 'developer.token.revokeText',
    defaultMessage: 'All programs of this group stop working at once.',
    description: 'In a dialog',
  },
  revoked: {
    id: 'developer.token.revoked',
    defaultMessage: 'The token was revoked.',
    description: 'Said to screen readers',
  },
  scope: {
    id: 'developer.token.scope',
    defaultMessage:
      '{scope, select, linksRead {Read links} linksWrite {Create and change links} analyticsRead {Read analytics} tagsRead {Read tags and tracking tools} tagsWrite {Change tags and tracking tools} domainsRead {Read domains} batchWrite {Create and change many links at once} webhooksWrite {Manage webhooks} other {Read usage and limits}}',
    description: 'What a program may do',
  },
});
