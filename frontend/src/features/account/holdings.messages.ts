import { defineMessages } from '../../i18n/define-messages';

export const signedInDeviceMessages = defineMessages({
  current: {
    id: 'account.device.current',
    defaultMessage: 'This device',
    description: 'Mark of the device in use',
  },
  active: {
    id: 'account.device.active',
    defaultMessage: 'Active now',
    description: 'Instead of when the device was last used',
  },
  lastUsed: {
    id: 'account.device.lastUsed',
    defaultMessage: 'Last used {when}',
    description: 'When a device was used; when like 3 days ago',
  },
  since: {
    id: 'account.device.since',
    defaultMessage: 'Logged in {date}',
    description: 'When a device signed in',
  },
  end: {
    id: 'account.device.end',
    defaultMessage: 'End session',
    description: 'Button that signs a device out',
  },
  endOf: {
    id: 'account.device.endOf',
    defaultMessage: 'End session: {device}',
    description: 'Name of the button for screen readers; begins with its visible text',
  },
  ended: {
    id: 'account.device.ended',
    defaultMessage: '{device} was logged out.',
    description: 'Said after a session was ended',
  },
  endOthers: {
    id: 'account.device.endOthers',
    defaultMessage: 'End all other sessions',
    description: 'Button, and heading of the question that follows',
  },
  endOthersText: {
    id: 'account.device.endOthersText',
    defaultMessage:
      '{count, plural, one {# device} other {# devices}} will be logged out within minutes. This device stays logged in.',
    description: 'The question',
  },
  othersEnded: {
    id: 'account.device.othersEnded',
    defaultMessage: 'All other devices were logged out.',
    description: 'Said after all other sessions were ended',
  },
  onlyThis: {
    id: 'account.device.onlyThis',
    defaultMessage: 'You are not logged in on any other device.',
    description: 'Below the list when there is one device',
  },
});

export const accountUsageMessages = defineMessages({
  yourPlan: {
    id: 'account.usage.yourPlan',
    defaultMessage: 'Your plan',
    description: 'Label beside the name of the plan',
  },
  compare: {
    id: 'account.usage.compare',
    defaultMessage: 'Compare plans',
    description: 'Button that leads to the prices',
  },
});

export const keyboardMessages = defineMessages({
  letters: {
    id: 'account.keyboard.letters',
    defaultMessage: 'Single-letter shortcuts',
    description: 'Switch',
  },
  lettersHint: {
    id: 'account.keyboard.lettersHint',
    defaultMessage:
      'Letters such as “c” or “/” act immediately outside of text fields. Ctrl or ⌘ with K always works.',
    description: 'Explains the switch',
  },
});

export const dataMessages = defineMessages({
  exportTitle: {
    id: 'account.data.exportTitle',
    defaultMessage: 'Download everything',
    description: 'What the person can do',
  },
  exportText: {
    id: 'account.data.exportText',
    defaultMessage: 'Account, links, settings and history in one JSON file.',
    description: 'What the file holds',
  },
  download: { id: 'account.data.download', defaultMessage: 'Download', description: 'Button' },
  preparing: {
    id: 'account.data.preparing',
    defaultMessage: 'Preparing…',
    description: 'The button while the file is on its way',
  },
  started: {
    id: 'account.data.started',
    defaultMessage: 'The download has started.',
    description: 'Said when the file has come',
  },
  logTitle: {
    id: 'account.data.logTitle',
    defaultMessage: 'Activity log',
    description: 'What the person can do; also a heading',
  },
  logText: {
    id: 'account.data.logText',
    defaultMessage: 'Who did what in your group, when, and from where.',
    description: 'What the log shows',
  },
  openLog: { id: 'account.data.openLog', defaultMessage: 'Open the log', description: 'Button' },
});
