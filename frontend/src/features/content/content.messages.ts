import { defineMessages } from '../../i18n/define-messages';

export const frameMessages = defineMessages({
  hint: {
    id: 'content.frame.hint',
    defaultMessage: 'Good to know',
    description: 'Heading of a piece of advice',
  },
  code: {
    id: 'content.frame.code',
    defaultMessage: 'Code',
    description: 'Name of a frame that shows program text',
  },
  copyCode: {
    id: 'content.frame.copyCode',
    defaultMessage: 'Copy the code',
    description: 'Name of the button that copies program text',
  },
  codeCopied: {
    id: 'content.frame.codeCopied',
    defaultMessage: 'Code copied',
    description: 'Said after program text was copied',
  },
  codeNotCopied: {
    id: 'content.frame.codeNotCopied',
    defaultMessage: 'The code could not be copied. Select it and copy it by hand.',
    description: 'Said when program text could not be copied',
  },
  contents: {
    id: 'content.frame.contents',
    defaultMessage: 'On this page',
    description: 'Name of the list of a page’s sections',
  },
  updated: {
    id: 'content.frame.updated',
    defaultMessage: 'Last updated on {date}',
    description: 'When a legal text was last changed',
  },
});

export const contactMessages = defineMessages({
  title: {
    id: 'content.contact.title',
    defaultMessage: 'Contact',
    description: 'Heading of how to reach the operator',
  },
  write: {
    id: 'content.contact.write',
    defaultMessage: 'Write to the operator of this site:',
    description: 'Above the operator’s email address',
  },
  quote: {
    id: 'content.contact.quote',
    defaultMessage: 'Include the short link, and the code below the error message if there was one.',
    description: 'Below the operator’s email address',
  },
  missing: {
    id: 'content.contact.missing',
    defaultMessage: 'No contact address is configured for this site. The help centre answers most questions.',
    description: 'When the operator has given no email address',
  },
  toHelp: {
    id: 'content.contact.toHelp',
    defaultMessage: 'Go to the help centre',
    description: 'Link',
  },
  report: {
    id: 'content.contact.report',
    defaultMessage: 'Report a harmful short link',
    description: 'Link to the form for reporting abuse',
  },
  close: {
    id: 'content.contact.close',
    defaultMessage: 'Close',
    description: 'Button that closes the contact dialog',
  },
});
