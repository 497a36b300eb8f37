import { defineMessages } from '../../i18n/define-messages';

export const uiMessages = defineMessages({
  addressTaken: {
    id: 'ui.addressTaken',
    defaultMessage: 'The URL was taken from the text you pasted. Check that it is complete.',
    description: 'Below a field for a URL, after text with a URL in it was pasted there',
  },
  linesJoined: {
    id: 'ui.linesJoined',
    defaultMessage: 'Line breaks in the text you pasted were replaced by spaces. Check the URL.',
    description: 'Below a field for a URL, after text of several lines was pasted there',
  },
  copy: { id: 'ui.copy', defaultMessage: 'Copy', description: 'Button that copies a short link' },
  copyAddress: {
    id: 'ui.copyAddress',
    defaultMessage: 'Copy {address}',
    description: 'Name of the copy button for screen readers; must begin with the text of ui.copy',
  },
  valueOf: {
    id: 'ui.valueOf',
    defaultMessage: '{name}: {value}',
    description: 'Name of a menu button with what is chosen in it, for screen readers',
  },
  copied: {
    id: 'ui.copied',
    defaultMessage: 'Copied',
    description: 'Shown and announced after a short link was copied',
  },
  copyFailed: {
    id: 'ui.copyFailed',
    defaultMessage: 'Could not copy. Select the link and copy it by hand.',
    description: 'Announced when the browser refuses to copy',
  },
  tryAgain: {
    id: 'ui.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button beside a failure that repeats what failed',
  },
  problemReference: {
    id: 'ui.problemReference',
    defaultMessage: 'Code for support: {reference}',
    description: 'Below an error; the reference is to be quoted when asking for help',
  },
  human: {
    id: 'ui.human',
    defaultMessage:
      'Protected by reCAPTCHA: Google’s <privacy>Privacy Policy</privacy> and <terms>Terms of Service</terms> apply.',
    description: 'Below a form whose sender is verified to be human, demanded by the terms of reCAPTCHA',
  },
  showTable: {
    id: 'ui.showTable',
    defaultMessage: 'Show as a table',
    description: 'Opens the numbers of a chart as a table below it',
  },
});
