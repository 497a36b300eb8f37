import { defineMessages } from '../../i18n/define-messages';

export const removeMessages = defineMessages({
  title: {
    id: 'account.remove.title',
    defaultMessage: 'What you will lose',
    description: 'Heading of a dialog',
  },
  losesLinks: {
    id: 'account.remove.losesLinks',
    defaultMessage: 'Your links: they stop working, and nobody else can use their names.',
    description: 'Item of a list',
  },
  losesNumbers: {
    id: 'account.remove.losesNumbers',
    defaultMessage: 'All click statistics and reports.',
    description: 'Item of a list',
  },
  losesGroups: {
    id: 'account.remove.losesGroups',
    defaultMessage: 'Groups without other members, and their plans.',
    description: 'Item of a list',
  },
  losesAddress: {
    id: 'account.remove.losesAddress',
    defaultMessage: 'Your personal subdomain, settings and notifications.',
    description: 'Item of a list',
  },
  typeEmail: {
    id: 'account.remove.typeEmail',
    defaultMessage: 'Type {email} to continue',
    description: 'Label of the field that confirms',
  },
  reason: {
    id: 'account.remove.reason',
    defaultMessage: 'Why are you leaving? (optional)',
    description: 'Label of a choice',
  },
  reasonNone: { id: 'account.remove.reasonNone', defaultMessage: 'No answer', description: 'A choice' },
  reasonNotNeeded: {
    id: 'account.remove.reasonNotNeeded',
    defaultMessage: 'I no longer need it',
    description: 'A choice',
  },
  reasonMissing: {
    id: 'account.remove.reasonMissing',
    defaultMessage: 'Something is missing',
    description: 'A choice',
  },
  reasonHard: {
    id: 'account.remove.reasonHard',
    defaultMessage: 'It is hard to use',
    description: 'A choice',
  },
  reasonPrice: {
    id: 'account.remove.reasonPrice',
    defaultMessage: 'It is too expensive',
    description: 'A choice',
  },
  reasonTrust: {
    id: 'account.remove.reasonTrust',
    defaultMessage: 'I am worried about my data',
    description: 'A choice',
  },
  reasonOther: {
    id: 'account.remove.reasonOther',
    defaultMessage: 'Another reason',
    description: 'A choice',
  },
  goOn: { id: 'account.remove.goOn', defaultMessage: 'Continue', description: 'Button of the first dialog' },
  warningTitle: {
    id: 'account.remove.warningTitle',
    defaultMessage: 'Last warning',
    description: 'Heading of the second dialog',
  },
  warningText: {
    id: 'account.remove.warningText',
    defaultMessage: 'The account {email} will be deleted. This cannot be undone.',
    description: 'Text of the second dialog',
  },
  keep: { id: 'account.remove.keep', defaultMessage: 'Keep my account', description: 'Button that ends it' },
  confirm: {
    id: 'account.remove.confirm',
    defaultMessage: 'Delete permanently',
    description: 'Button that deletes the account',
  },
  deleting: {
    id: 'account.remove.deleting',
    defaultMessage: 'Deleting…',
    description: 'The button while it happens',
  },
  goneTitle: {
    id: 'account.remove.goneTitle',
    defaultMessage: 'Your account is deleted',
    description: 'Heading of the page after deletion',
  },
  goneText: {
    id: 'account.remove.goneText',
    defaultMessage:
      'Your account is deleted and you are logged out on every device. Your remaining data is being removed now. You can still use Linklet without an account.',
    description: 'Text of the page after deletion',
  },
  goHome: {
    id: 'account.remove.goHome',
    defaultMessage: 'Go to the home page',
    description: 'Button of the page after deletion',
  },
});
