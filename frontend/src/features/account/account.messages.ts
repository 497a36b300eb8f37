import { defineMessages } from '../../i18n/define-messages';

export const settingsPageMessages = defineMessages({
  heading: {
    id: 'account.page.heading',
    defaultMessage: 'Settings',
    description: 'Heading of the account settings',
  },
  loading: {
    id: 'account.page.loading',
    defaultMessage: 'Loading your settings…',
    description: 'Said to screen readers while the settings are on their way',
  },
  index: {
    id: 'account.page.index',
    defaultMessage: 'On this page',
    description: 'Name of the list of links to the sections of the settings',
  },
  since: {
    id: 'account.page.since',
    defaultMessage: 'Member since {date}',
    description: 'Below the name of the person; date like November 2026',
  },
  signInTitle: {
    id: 'account.page.signInTitle',
    defaultMessage: 'Log in to continue',
    description: 'In place of a page that only members see',
  },
  signInText: {
    id: 'account.page.signInText',
    defaultMessage: 'This page requires an account. After you log in, you return here.',
    description: 'Explains why there is nothing to see',
  },
  signIn: {
    id: 'account.page.signIn',
    defaultMessage: 'Log in',
    description: 'Button that leads to the login page',
  },
});

export const sectionMessages = defineMessages({
  profile: {
    id: 'account.section.profile',
    defaultMessage: 'Profile',
    description: 'Section of the settings: name and language',
  },
  profileLead: {
    id: 'account.section.profileLead',
    defaultMessage: 'How other members see you, and the language of our emails.',
    description: 'Below the heading of the section',
  },
  address: {
    id: 'account.section.address',
    defaultMessage: 'Personal subdomain',
    description: 'Section of the settings: the subdomain of the person',
  },
  addressLead: {
    id: 'account.section.addressLead',
    defaultMessage: 'Put your own name in front of your short links.',
    description: 'Below the heading of the section',
  },
  signIn: {
    id: 'account.section.signIn',
    defaultMessage: 'Login',
    description: 'Section of the settings: email address and Google',
  },
  signInLead: {
    id: 'account.section.signInLead',
    defaultMessage: 'No password to remember: we send a 6-digit code to your address.',
    description: 'Below the heading of the section',
  },
  phone: {
    id: 'account.section.phone',
    defaultMessage: 'Phone',
    description: 'Section of the settings: the verified telephone number',
  },
  phoneLead: {
    id: 'account.section.phoneLead',
    defaultMessage: 'A verified number shows that your links belong to a real person.',
    description: 'Below the heading of the section',
  },
  devices: {
    id: 'account.section.devices',
    defaultMessage: 'Devices',
    description: 'Section of the settings: where the person is signed in',
  },
  devicesLead: {
    id: 'account.section.devicesLead',
    defaultMessage: 'Where you are logged in. End any session you do not recognise.',
    description: 'Below the heading of the section',
  },
  usage: {
    id: 'account.section.usage',
    defaultMessage: 'Plan and usage',
    description: 'Section of the settings: the plan and how much of it is used',
  },
  usageLead: {
    id: 'account.section.usageLead',
    defaultMessage: 'Your plan’s limits and what has been used.',
    description: 'Below the heading of the section',
  },
  groups: {
    id: 'account.section.groups',
    defaultMessage: 'Groups',
    description: 'Section of the settings: groups of the person',
  },
  groupsLead: {
    id: 'account.section.groupsLead',
    defaultMessage: 'Members of a group share its links, its plan and its limits.',
    description: 'Below the heading of the section',
  },
  notices: {
    id: 'account.section.notices',
    defaultMessage: 'Notifications',
    description: 'Section of the settings: which messages arrive in the bell menu',
  },
  noticesLead: {
    id: 'account.section.noticesLead',
    defaultMessage: 'Choose which notifications you receive.',
    description: 'Below the heading of the section',
  },
  keyboard: {
    id: 'account.section.keyboard',
    defaultMessage: 'Keyboard',
    description: 'Section of the settings: shortcuts',
  },
  data: {
    id: 'account.section.data',
    defaultMessage: 'Your data',
    description: 'Section of the settings: export and activity log',
  },
  dataLead: {
    id: 'account.section.dataLead',
    defaultMessage: 'Download the data we store about you, or see what was done with it.',
    description: 'Below the heading of the section',
  },
  remove: {
    id: 'account.section.remove',
    defaultMessage: 'Delete account',
    description: 'Section of the settings: deletion of the account; also the button that begins it',
  },
  removeLead: {
    id: 'account.section.removeLead',
    defaultMessage: 'Permanently removes your account and your personal data.',
    description: 'Below the heading of the section',
  },
});

export const emailChangeMessages = defineMessages({
  change: {
    id: 'account.form.change',
    defaultMessage: 'Change',
    description: 'Button beside an address or a number that opens a dialog to change it',
  },
});
