import { defineMessages } from '../../i18n/define-messages';

export const profileMessages = defineMessages({
  name: {
    id: 'account.profile.name',
    defaultMessage: 'Display name',
    description: 'Label of the field for the name of the person',
  },
  nameHint: {
    id: 'account.profile.nameHint',
    defaultMessage: '2 to 30 characters',
    description: 'Below the field',
  },
  lang: {
    id: 'account.profile.lang',
    defaultMessage: 'Email language',
    description: 'Label of the choice of language',
  },
  langHint: {
    id: 'account.profile.langHint',
    defaultMessage: 'To change the language of the site, use the language menu at the top.',
    description: 'Below the choice of language',
  },
});

export const addressMessages = defineMessages({
  name: {
    id: 'account.address.name',
    defaultMessage: 'Your name',
    description: 'Label of the field for the subdomain',
  },
  nameHint: {
    id: 'account.address.nameHint',
    defaultMessage: '3 to 20 lower-case letters and digits, with at least one letter',
    description: 'Below the field',
  },
  checking: {
    id: 'account.address.checking',
    defaultMessage: 'Checking availability…',
    description: 'Below the field while the server is asked',
  },
  free: {
    id: 'account.address.free',
    defaultMessage: '{name} is available',
    description: 'Below the field: nobody has this name',
  },
  preview: {
    id: 'account.address.preview',
    defaultMessage: 'Your links will look like this',
    description: 'Above an example of a short link',
  },
  oldName: {
    id: 'account.address.oldName',
    defaultMessage:
      'Links on {name} keep working, and nobody else can use it. If it has no links, it stays reserved for a year.',
    description: 'Below the field: what becomes of the old name when another is chosen',
  },
  live: {
    id: 'account.address.live',
    defaultMessage: '{host} is live. To move a link to it, open the link and go to “Domain”.',
    description: 'Below the address that somebody has; "Domain" is a heading on the page of a link',
  },
});

export const accessMessages = defineMessages({
  email: {
    id: 'account.access.email',
    defaultMessage: 'Email',
    description: 'Label of the address of the person',
  },
  changeEmail: {
    id: 'account.access.changeEmail',
    defaultMessage: 'Change: email',
    description: 'Name of the button that changes the address; begins with its visible text',
  },
  googleOn: {
    id: 'account.access.googleOn',
    defaultMessage: 'Connected',
    description: 'Google can be used to sign in',
  },
  googleOff: {
    id: 'account.access.googleOff',
    defaultMessage: 'Not connected',
    description: 'Google has not been used to sign in',
  },
  googleHint: {
    id: 'account.access.googleHint',
    defaultMessage: 'Log in with Google once, with this email address, to connect it.',
    description: 'How to connect Google',
  },
  emailTitle: {
    id: 'account.access.emailTitle',
    defaultMessage: 'Change email address',
    description: 'Heading of a dialog',
  },
  emailText: {
    id: 'account.access.emailText',
    defaultMessage: 'We send a code to the new address. The old one stays in use until you confirm it.',
    description: 'Text of the dialog',
  },
  newEmail: {
    id: 'account.access.newEmail',
    defaultMessage: 'New email address',
    description: 'Label of the field',
  },
  emailChanged: {
    id: 'account.access.emailChanged',
    defaultMessage: 'Your email address is now {email}.',
    description: 'Said after the change',
  },
});

export const confirmationCodeMessages = defineMessages({
  send: {
    id: 'account.code.send',
    defaultMessage: 'Send the code',
    description: 'Button of the first step of a dialog',
  },
  sent: {
    id: 'account.code.sent',
    defaultMessage: 'Enter the {digits} digits we sent to',
    description: 'Second step; the address or the number follows on a line of its own',
  },
  valid: {
    id: 'account.code.valid',
    defaultMessage: 'Valid for {minutes, number} minutes',
    description: 'Below the field for the code',
  },
  code: {
    id: 'account.code.code',
    defaultMessage: '{digits}-digit code',
    description: 'Label of the field for the code',
  },
  confirm: {
    id: 'account.code.confirm',
    defaultMessage: 'Confirm',
    description: 'Button of the second step',
  },
  again: {
    id: 'account.code.again',
    defaultMessage: 'Send a new code',
    description: 'Button that asks for another code',
  },
  againIn: {
    id: 'account.code.againIn',
    defaultMessage: 'New code in {seconds, number} s',
    description: 'The same button while it has to be waited for',
  },
  back: { id: 'account.code.back', defaultMessage: 'Back', description: 'Button: to the first step' },
});

export const phoneMessages = defineMessages({
  title: {
    id: 'account.phone.title',
    defaultMessage: 'Verify your phone',
    description: 'Heading of a dialog',
  },
  text: {
    id: 'account.phone.text',
    defaultMessage: 'We send a code by text message. Your number is used only for this and shown to nobody.',
    description: 'Text of the dialog',
  },
  number: { id: 'account.phone.number', defaultMessage: 'Mobile number', description: 'Label of the field' },
  numberHint: {
    id: 'account.phone.numberHint',
    defaultMessage:
      'Include the country code, such as +886 912 345 678. It is optional for Taiwanese numbers.',
    description: 'Below the field',
  },
  none: { id: 'account.phone.none', defaultMessage: 'No number yet', description: 'Instead of a number' },
  pending: {
    id: 'account.phone.pending',
    defaultMessage: 'Waiting for the code',
    description: 'The number was given but not verified',
  },
  verified: {
    id: 'account.phone.verified',
    defaultMessage: 'Verified',
    description: 'The number is verified',
  },
  verify: {
    id: 'account.phone.verify',
    defaultMessage: 'Verify a number',
    description: 'Button that opens the dialog',
  },
  enter: {
    id: 'account.phone.enter',
    defaultMessage: 'Enter the code',
    description: 'Button that opens the dialog again when a code is on its way',
  },
  changeNumber: {
    id: 'account.phone.changeNumber',
    defaultMessage: 'Change: phone number',
    description: 'Name of the button that changes the number; begins with its visible text',
  },
  done: {
    id: 'account.phone.done',
    defaultMessage: 'Your phone is verified.',
    description: 'Said after the code was right',
  },
});
