import { defineMessages } from '../../../i18n/define-messages';

/** What is set of one domain. */
export const domainSettingsMessages = defineMessages({
  title: {
    id: 'brand.settings.title',
    defaultMessage: 'Visits without a link',
    description: 'Heading',
  },
  redirectUrl: {
    id: 'brand.settings.redirectUrl',
    defaultMessage: 'The bare domain leads to',
    description: 'Label of a field',
  },
  redirectHint: {
    id: 'brand.settings.redirectHint',
    defaultMessage: 'Where visitors of {host} go who add nothing. Leave empty for Linklet’s own page.',
    description: 'Below the field',
  },
  fallbackUrl: {
    id: 'brand.settings.fallbackUrl',
    defaultMessage: 'Unknown links lead to',
    description: 'Label of a field',
  },
  fallbackHint: {
    id: 'brand.settings.fallbackHint',
    defaultMessage: 'Where visitors of links go that do not exist. Leave empty for a page that says so.',
    description: 'Below the field',
  },
  socialCode: {
    id: 'brand.settings.socialCode',
    defaultMessage: 'Facebook verification code',
    description: 'Label of a field',
  },
  socialHint: {
    id: 'brand.settings.socialHint',
    defaultMessage: 'The content of the tag facebook-domain-verification, to show ads with links on {host}.',
    description: 'Below the field',
  },
  newLinks: {
    id: 'brand.settings.newLinks',
    defaultMessage: 'New links',
    description: 'Heading',
  },
  defaultHint: {
    id: 'brand.settings.defaultHint',
    defaultMessage:
      'New links of the group begin with {host} unless whoever makes one has chosen another domain.',
    description: 'Below the switch',
  },
  transfer: {
    id: 'brand.settings.transfer',
    defaultMessage: 'Transfer to another group',
    description: 'Heading',
  },
  transferLead: {
    id: 'brand.settings.transferLead',
    defaultMessage:
      'The other group manages the domain from then on. Links on it stay with their groups and keep working.',
    description: 'Below the heading',
  },
  group: {
    id: 'brand.settings.group',
    defaultMessage: 'Group',
    description: 'Label of a choice',
  },
  transferNone: {
    id: 'brand.settings.transferNone',
    defaultMessage: 'You are an admin of no other group.',
    description: 'There is nowhere to transfer it to',
  },
  transferButton: {
    id: 'brand.settings.transferButton',
    defaultMessage: 'Transfer',
    description: 'Button',
  },
  transferTitle: {
    id: 'brand.settings.transferTitle',
    defaultMessage: 'Transfer {host} to {group}?',
    description: 'Title of a dialog',
  },
  transferred: {
    id: 'brand.settings.transferred',
    defaultMessage: '{host} now belongs to {group}.',
    description: 'Said afterwards',
  },
});
