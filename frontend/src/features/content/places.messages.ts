import { defineMessages } from '../../i18n/define-messages';

export const backMessages = defineMessages({
  title: {
    id: 'content.back.title',
    defaultMessage: 'There is only one version of Linklet',
    description: 'Heading of the page for visitors who look for the older version',
  },
  text: {
    id: 'content.back.text',
    defaultMessage: 'There is no older version to return to. You may be looking for one of these pages:',
    description: 'Below that heading',
  },
  home: {
    id: 'content.back.home',
    defaultMessage: 'Shorten a URL',
    description: 'Name of the home page in a list of places',
  },
  homeText: {
    id: 'content.back.homeText',
    defaultMessage: 'Paste, shorten, copy. Links of this device are listed below the field.',
    description: 'What can be done there',
  },
  links: {
    id: 'content.back.links',
    defaultMessage: 'Your links',
    description: 'Name of the list of links',
  },
  linksText: {
    id: 'content.back.linksText',
    defaultMessage: 'All links of your group, with their clicks.',
    description: 'What can be done there',
  },
  settings: {
    id: 'content.back.settings',
    defaultMessage: 'Settings',
    description: 'Name of the settings page',
  },
  settingsText: {
    id: 'content.back.settingsText',
    defaultMessage: 'Name, address, devices, your data.',
    description: 'What can be done there',
  },
  help: {
    id: 'content.back.help',
    defaultMessage: 'Help centre',
    description: 'Name of the help page',
  },
  helpText: {
    id: 'content.back.helpText',
    defaultMessage: 'Short answers, and how to reach us.',
    description: 'What can be done there',
  },
});

export const partnerMessages = defineMessages({
  title: {
    id: 'content.partner.title',
    defaultMessage: 'Social marketing with our partner',
    description: 'Heading of the partner page',
  },
  lead: {
    id: 'content.partner.lead',
    defaultMessage:
      'Our partner plans and measures posts for shops and creators. Use your Linklet account to log in there without registering again.',
    description: 'Below that heading',
  },
  how: {
    id: 'content.partner.how',
    defaultMessage: 'What happens when you continue',
    description: 'Heading of what happens at the change to the partner',
  },
  code: {
    id: 'content.partner.code',
    defaultMessage: 'Linklet creates a code for this visit. It is valid for 60 seconds and works once.',
    description: 'First point of that list',
  },
  learns: {
    id: 'content.partner.learns',
    defaultMessage:
      'With the code, the partner receives your display name, your user number and the number of your group, but not your email address or links.',
    description: 'Second point of that list',
  },
  keeps: {
    id: 'content.partner.keeps',
    defaultMessage: 'The partner does not get access to your Linklet account and cannot act on your behalf.',
    description: 'Third point of that list',
  },
  go: {
    id: 'content.partner.go',
    defaultMessage: 'Continue to the partner',
    description: 'Button',
  },
  going: {
    id: 'content.partner.going',
    defaultMessage: 'Opening…',
    description: 'Button while the code is made',
  },
  signIn: {
    id: 'content.partner.signIn',
    defaultMessage: 'Log in to continue',
    description: 'Button for visitors without a session',
  },
  missing: {
    id: 'content.partner.missing',
    defaultMessage: 'No partner is configured on this site.',
    description: 'When the operator has set up no partner',
  },
});
